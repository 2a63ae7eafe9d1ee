import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SiteFrame } from '@/components/chrome/site-frame'
import { SlimFrame } from '@/components/chrome/slim-frame'
import type { SendPlainForm } from '@/lib/forms/answer'
import { expectPageAccessible } from '../support/accessible'
import { settings } from '../support/content/settings'
import { TRIAL_DRAWER } from '../support/form-content'
import { hydrate } from '../support/hydrate'

const WITH_LEGAL = {
  ...settings,
  footerGroups: [
    { _key: 'a', title: 'Product', links: [{ label: 'Blog', href: '/blog' }] },
    {
      _key: 'b',
      title: 'Company',
      links: [
        { label: 'Privacy', href: '/privacy' },
        { label: 'Terms', href: '/terms' },
      ],
    },
  ],
}
const footer = page.getByRole('contentinfo')

const unused: SendPlainForm = async () => {
  throw new Error('No form is sent')
}

test.each([390, 768, 1440])('the footer of a form is one line of 72 px at %i px', async width => {
  await page.viewport(width, 900)
  mountForm()
  expect(footer.element().getBoundingClientRect().height).toBe(73)
  expect(linkTexts()).toEqual(['Terms', 'Privacy'])
  await expect.element(footer.getByRole('button', { name: 'Need help?' })).toBeVisible()
})

test('its question opens the contact dialog, and it is accessible', async () => {
  mountForm()
  await expectPageAccessible(390, 1440)
  await footer.getByRole('button', { name: 'Need help?' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('a link that staff removed from the footer is missing here, too', () => {
  hydrate(<SlimFrame settings={settings}>The form</SlimFrame>)
  expect(linkTexts()).toEqual(['Terms'])
})

test('the trial page has it, and other pages keep the whole footer', () => {
  const frame = { settings: WITH_LEGAL, trialDrawer: TRIAL_DRAWER, sendMiniTrial: unused }
  hydrate(
    <SiteFrame {...frame} page="trial">
      The form
    </SiteFrame>,
  )
  expect(linkTexts()).toEqual(['Terms', 'Privacy'])
  document.body.replaceChildren()
  hydrate(<SiteFrame {...frame}>A page</SiteFrame>)
  expect(linkTexts()).toContain('Blog')
})

function mountForm(): void {
  hydrate(
    <SlimFrame settings={WITH_LEGAL}>
      <h1>The form</h1>
    </SlimFrame>,
  )
}

function linkTexts(): (string | null)[] {
  return [...document.querySelectorAll('footer nav a')].map(({ textContent }) => textContent)
}
