import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LoadingNote } from '@/components/chrome/loading-note.client'
import { advance, stopClock } from '../support/clock'
import { mount } from '../support/mount'
import { holdNavigations } from '../support/navigations'

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
  await import('@/components/chrome/say-loading')
  await advance(1_000)
  await expect.element(note()).toBeEmptyDOMElement()
})
