import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stopClock } from '../support/clock'
import { post } from '../support/content'
import { mount } from '../support/mount'
import { Article } from '../support/posts'

const SAID_MS = 2_400

afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

test('Copy link copies the post’s own address, says so, and stops saying so', async () => {
  const writeText = vi.fn(async () => {})
  give('clipboard', { writeText })
  mount(<Article />)
  stopClock()
  press('Copy link')
  await expect.element(button('Link copied')).toBeVisible()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/post/thirty-nights`)
  expect(page.getByRole('status').element().textContent).toBe('Link copied')
  vi.advanceTimersByTime(SAID_MS)
  await expect.element(button('Copy link')).toBeVisible()
  expect(page.getByRole('status').element().textContent).toBe('')
})

test('where the clipboard is not allowed, the older way copies', async () => {
  give('clipboard', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) })
  const copied: string[] = []
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    copied.push(String(getSelection()) || (document.activeElement as HTMLTextAreaElement).value)
    return true
  })
  mount(<Article />)
  button('Copy link').element().focus()
  press('Copy link')
  await expect.element(button('Link copied')).toHaveFocus()
  expect(copied).toEqual([`${location.origin}/post/thirty-nights`])
  expect(document.querySelector('textarea')).toBeNull()
})

test('what could not be copied is not said to be copied', async () => {
  const writeText = vi.fn(() => Promise.reject(new DOMException('No', 'NotAllowedError')))
  give('clipboard', { writeText })
  const copy = vi.spyOn(document, 'execCommand').mockReturnValue(false)
  mount(<Article />)
  press('Copy link')
  await expect.poll(() => copy.mock.calls.length).toBe(1)
  await expect.element(button('Copy link')).toBeVisible()
})

test('Share hands the address to the device, and closing the dialog there changes nothing', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')))
  give('share', share)
  mount(<Article />)
  press('Share')
  await expect
    .poll(() => share.mock.calls)
    .toEqual([[{ url: `${location.origin}/post/thirty-nights`, title: post.title }]])
  await expect.element(button('Copy link')).toBeVisible()
})

function button(name: string) {
  return page.getByRole('button', { name, exact: true })
}

/** Without the mouse, which waits by timers that a test may have stopped. */
function press(name: string): void {
  const found = button(name).element()
  if (found instanceof HTMLElement) found.click()
}

function give(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true })
}
