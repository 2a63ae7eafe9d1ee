import '@/components/chrome/lost.css'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { OutageTime } from '@/app/(site)/(reading)/unavailable/outage-time.client'
import PageError from '@/app/(site)/error'
import { Lost } from '@/components/chrome/lost'
import { ContactRow } from '@/components/ui/contact-row'
import { expectPageAccessible } from '../support/accessible'
import { DEMO_URL, settings } from '../support/content'
import { findAll } from '../support/find'
import { Site } from '../support/form-pages'
import { hydrate, mount, renderOnServer } from '../support/mount'

const WIDTHS = [320, 390, 720, 960, 1440]
const { title, text, blogLabel, blogNote, homeLabel, homeNote, demoLabel, demoNote, helpNote } = settings.notFound

describe('the page for a missing post', () => {
  test('offers four ways on, is accessible, and reaches over no edge', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    mountMissing()
    const ways = findAll('.lost li > a')
    expect(ways.map(way => [way.textContent, way.getAttribute('href')])).toEqual([
      [`${blogLabel} ${blogNote}`, '/blog'],
      [`${homeLabel} ${homeNote}`, '/'],
      [`${demoLabel} ${demoNote}`, DEMO_URL],
      [`Need help? ${helpNote}`, '/#contact'],
    ])
    for (const way of ways) expect(way.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expectPageAccessible(WIDTHS)
  })
})

describe('the error page', () => {
  beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

  test('has the logo as the way home, offers to try again, the blog and the contacts, and gives the reference of the log', async () => {
    const name = document.createElement('meta')
    Object.assign(name, { name: 'application-name', content: 'Minara' })
    document.head.append(name)
    onTestFinished(() => name.remove())
    let tries = 0
    mountError(Object.assign(new Error('Broken'), { digest: '3120498712' }), () => tries++)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(tries).toBe(1)
    const header = page.getByRole('banner')
    await expect.element(header.getByRole('link', { name: 'Minara' })).toHaveAttribute('href', '/')
    await expect.element(page.getByRole('link', { name: 'Read the blog' })).toHaveAttribute('href', '/blog')
    await expect.element(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/#contact')
    await expect.element(page.getByText('Still broken? Contact us with reference 3120498712.')).toBeVisible()
    await expectPageAccessible(WIDTHS)
  })

  test('has the way home without a name where the settings are what failed, and no reference where there is none', async () => {
    mountError(new Error('Broken'))
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect.element(page.getByText('Still broken? Contact us.', { exact: true })).toBeVisible()
  })
})

test('the reference of the outage page is its time in UTC, which only the browser knows', async () => {
  const words = () => (
    <p>
      Still dark after a minute? <OutageTime />
    </p>
  )
  expect(renderOnServer(words()).textContent).not.toContain('Reference')
  document.body.replaceChildren()
  vi.setSystemTime('2026-11-26T02:10:59Z')
  mount(words())
  const reference = page.getByRole('paragraph')
  await expect.element(reference).toHaveTextContent('Still dark after a minute? Reference 2026-11-26 02:10 UTC')
})

function mountMissing(): void {
  hydrate(
    <Site>
      <Lost title={title} text={text}>
        <ContactRow href="/blog" icon="article" title={blogLabel} note={blogNote} />
        <ContactRow href="/" icon="house" title={homeLabel} note={homeNote} />
        <ContactRow href={DEMO_URL} icon="device-mobile" title={demoLabel} note={demoNote} />
        <ContactRow href="/#contact" icon="chats-circle" title={settings.contactDialog.title} note={helpNote} />
      </Lost>
    </Site>,
  )
}

function mountError(error: Error & { digest?: string }, retry: () => void = () => {}): void {
  hydrate(<PageError error={error} retry={retry} />)
}
