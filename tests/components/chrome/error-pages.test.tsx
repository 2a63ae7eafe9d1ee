import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { OutageTime } from '@/app/(site)/(reading)/unavailable/outage-time.client'
import PageError from '@/app/(site)/error'
import { LoadingNote } from '@/components/chrome/loading-note.client'
import { advance, stopClock } from '../support/clock'
import { holdNavigations } from '../support/form-site'
import { hydrate, mount, renderOnServer } from '../support/mount'

describe('the error page', () => {
  beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

  test('has the logo as the way home, offers to try again, the blog and the contacts, and gives the reference of the log', async () => {
    const name = document.createElement('meta')
    Object.assign(name, { name: 'application-name', content: 'Minara' })
    document.head.append(name)
    onTestFinished(() => name.remove())
    let tries = 0
    hydrate(<PageError error={Object.assign(new Error('Broken'), { digest: '3120498712' })} retry={() => tries++} />)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(tries).toBe(1)
    const header = page.getByRole('banner')
    await expect.element(header.getByRole('link', { name: 'Minara' })).toHaveAttribute('href', '/')
    await expect.element(page.getByRole('link', { name: 'Read the blog' })).toHaveAttribute('href', '/blog')
    await expect.element(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/#contact')
    await expect.element(page.getByText('Still broken? Contact us with reference 3120498712.')).toBeVisible()
  })

  test('has the way home without a name where the settings are what failed, and no reference where there is none', async () => {
    hydrate(<PageError error={new Error('Broken')} retry={() => {}} />)
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

describe('the note that a page loads', () => {
  const POST = '/post/ramadan-readiness'

  beforeEach(() => {
    const before = location.pathname + location.search
    history.replaceState(null, '', POST)
    holdNavigations()
    stopClock()
    mount(
      <>
        <a href={`${POST}#checklist`}>Checklist</a>
        <a href="/post/another">Another</a>
        <p role="status" className="loading-note" />
        <LoadingNote />
      </>,
    )
    return () => history.replaceState(null, '', before)
  })

  const note = () => page.getByRole('status')

  test('a post that is opened is said to load', async () => {
    await page.getByRole('link', { name: 'Another' }).click()
    await expect
      .poll(async () => {
        await advance(300)
        return note().element().textContent
      })
      .toBe('Loading...')
  })

  test('a link within the post loads nothing', async () => {
    await page.getByRole('link', { name: 'Checklist' }).click()
    expect(location.hash).toBe('#checklist')
    await advance(1_000)
    await expect.element(note()).toBeEmptyDOMElement()
  })
})
