import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SlimFrame } from '@/components/chrome/slim-frame'
import { expectPageAccessible } from '../support/accessible'
import { settings } from '../support/content'
import { boxOf, findAll } from '../support/find'
import { Site } from '../support/form-pages'
import { hydrate } from '../support/mount'

const linkTexts = () => findAll('footer nav a').map(({ textContent }) => textContent)

test('the footer of a form is one line at every width, accessible, and its question opens the contact dialog', async () => {
  hydrate(
    <SlimFrame settings={settings}>
      <h1>The form</h1>
    </SlimFrame>,
  )
  expect(linkTexts()).toEqual(['Terms', 'Privacy'])
  for (const width of [390, 768, 1440]) {
    await expectPageAccessible([width])
    expect(boxOf('footer').height).toBe(73)
  }
  await page.getByRole('contentinfo').getByRole('button', { name: 'Need help?' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('a link that staff removed from the footer is missing here, too', () => {
  const footerGroups = [{ _key: 'a', title: 'Documents', links: [{ label: 'Terms', href: '/terms' }] }]
  hydrate(<SlimFrame settings={{ ...settings, footerGroups }}>The form</SlimFrame>)
  expect(linkTexts()).toEqual(['Terms'])
})

test('the trial page has it, and other pages keep the whole footer', () => {
  hydrate(<Site page="trial">The form</Site>)
  expect(linkTexts()).toEqual(['Terms', 'Privacy'])
  document.body.replaceChildren()
  hydrate(<Site>A page</Site>)
  expect(linkTexts()).toContain('Blog')
})
