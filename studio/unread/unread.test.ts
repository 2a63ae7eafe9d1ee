import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetAllUnread, forgetUnread, keepUnread, unreadOf } from './unread'

const window = new EventTarget()
const lastDay = {
  path: ['banner', 'showUntil'],
  text: '31/31/2026',
  message: 'There is no month 31.',
  stored: undefined,
}

beforeEach(() => vi.stubGlobal('window', window))
afterEach(() => {
  forgetAllUnread('landingPage')
  vi.unstubAllGlobals()
})

it('is kept for the form of a draft and its published document, and for no other', () => {
  keepUnread('drafts.landingPage', lastDay)
  expect(unreadOf('landingPage')).toEqual([lastDay])
  expect(unreadOf('versions.r1.landingPage')).toEqual([])
  expect(unreadOf('milestone')).toEqual([])
})

it('is the last text of each field', () => {
  const firstDay = { ...lastDay, path: ['banner', 'showFrom'] }
  keepUnread('landingPage', firstDay)
  keepUnread('landingPage', lastDay)
  keepUnread('landingPage', { ...lastDay, text: 'soon' })
  expect(unreadOf('landingPage')).toEqual([firstDay, { ...lastDay, text: 'soon' }])
  forgetUnread('landingPage', firstDay.path)
  expect(unreadOf('landingPage')).toEqual([{ ...lastDay, text: 'soon' }])
})

it('lets the browser ask before the page is left, for as long as there is any', () => {
  expect(isAsked()).toBe(false)
  keepUnread('landingPage', lastDay)
  expect(isAsked()).toBe(true)
  forgetUnread('landingPage', lastDay.path)
  expect(isAsked()).toBe(false)
})

function isAsked(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
