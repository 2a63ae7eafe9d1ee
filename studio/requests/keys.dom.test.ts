import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NOTE_ID, SEARCH_FIELD_ID, useKeys } from './keys'

const ROW = '<div role="row" tabindex="0"></div>'
const ACTS = ['move', 'open', 'close', 'copy', 'search', 'leave']

afterEach(() => document.body.replaceChildren())

/** What a key does that is pressed in an element of the tool, such as "move 4"; '' if it is left to the browser. */
function press(key: string, html = ROW, more: { isOpen?: boolean; current?: number; total?: number } = {}): string {
  document.body.innerHTML = `<main class="requests">${html}</main>`
  const act = vi.fn()
  const on = Object.fromEntries(ACTS.map(name => [name, (...args: unknown[]) => act([name, ...args].join(' '))]))
  const options = { isOpen: false, current: 5, total: 100, ...more, ...on } as Parameters<typeof useKeys>[0]
  const { unmount } = renderHook(() => useKeys(options))
  fireEvent.keyDown(document.querySelector('main > *') ?? document.body, { key })
  unmount()
  return act.mock.lastCall?.[0] ?? ''
}

it.each([
  ['ArrowUp', 'move 4', {}],
  ['ArrowDown', 'move 6', {}],
  ['PageUp', 'move 0', {}],
  ['PageDown', 'move 15', {}],
  ['Home', 'move 0', {}],
  ['End', 'move 99', {}],
  ['ArrowDown', 'move 99', { current: 99 }],
  ['ArrowUp', 'move 0', { current: 0 }],
  ['ArrowDown', '', { total: 0 }],
  ['Enter', 'open', {}],
  ['Escape', '', {}],
  ['c', '', {}],
])('in a row %s does “%s” with %j', (key, done, more) => {
  expect(press(key, ROW, more)).toBe(done)
})

it('an open request is closed and copied, and Enter is left to what has the focus', () => {
  const keys = ['Escape', 'C', 'Enter']
  expect(keys.map(key => press(key, '<p></p>', { isOpen: true }))).toEqual(['close', 'copy', ''])
})

it.each([SEARCH_FIELD_ID, NOTE_ID])('while somebody types into %s, Escape alone leaves it', id => {
  const keys = ['/', 'c', 'ArrowDown', 'Enter', 'Escape']
  const field = `<textarea id="${id}"></textarea>`
  expect(keys.map(key => press(key, field, { isOpen: true }))).toEqual(['', '', '', '', 'leave'])
})

it('“/” alone works from the bar, whose link has the focus after it was clicked', () => {
  const outside = '</main><main><a href="/studio/requests"></a>'
  expect(['/', 'ArrowDown', 'Enter'].map(key => press(key, outside))).toEqual(['search', '', ''])
})

it('nothing is done while a dialog is open, and a hidden menu does not count', () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return { length: this.hasAttribute('hidden') ? 0 : 1 } as DOMRectList
  })
  expect(press('Enter', `${ROW}<div role="dialog"></div>`)).toBe('')
  expect(press('Enter', `${ROW}<div role="menu" hidden></div>`)).toBe('open')
})
