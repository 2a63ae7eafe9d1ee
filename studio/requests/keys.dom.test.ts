import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NOTE_ID, SEARCH_FIELD_ID, useKeys } from './keys'

const ROW = '<div role="row" tabindex="0"></div>'
const ACTS = ['onMove', 'onOpen', 'onClose', 'onCopy', 'onSearch', 'onLeave'] as const

afterEach(() => document.body.replaceChildren())

/** What a key does that is pressed in the first element of the page, such as "onMove 4"; '' if it is left to the browser. */
function press(key: string, html = ROW, more: { isOpen?: boolean; current?: number; total?: number } = {}): string {
  document.body.innerHTML = html
  const act = vi.fn()
  const on = Object.fromEntries(ACTS.map(name => [name, (...args: unknown[]) => act([name, ...args].join(' '))]))
  const options = { isOpen: false, current: 5, total: 100, ...more, ...on } as Parameters<typeof useKeys>[0]
  const { result, unmount } = renderHook(() => useKeys(options))
  document.body.addEventListener('keydown', result.current)
  fireEvent.keyDown(document.body.firstElementChild ?? document.body, { key })
  document.body.removeEventListener('keydown', result.current)
  unmount()
  return act.mock.lastCall?.[0] ?? ''
}

it.each([
  ['ArrowUp', 4],
  ['ArrowDown', 6],
  ['PageUp', 0],
  ['PageDown', 15],
  ['Home', 0],
  ['End', 99],
])('moves from row to row with %s', (key, to) => {
  expect(press(key)).toBe(`onMove ${to}`)
})

it('stays within the list', () => {
  expect(press('ArrowDown', ROW, { current: 99 })).toBe('onMove 99')
  expect(press('ArrowUp', ROW, { current: 0 })).toBe('onMove 0')
  expect(press('ArrowDown', ROW, { total: 0 })).toBe('')
})

it('opens, closes and copies only where that is possible', () => {
  expect(['Enter', 'Escape', 'c'].map(key => press(key))).toEqual(['onOpen', '', ''])
  expect(['Escape', 'C', 'Enter'].map(key => press(key, '<p></p>', { isOpen: true }))).toEqual([
    'onClose',
    'onCopy',
    '',
  ])
})

it('handles only Escape while somebody types, and nothing while a dialog is open', () => {
  for (const id of [SEARCH_FIELD_ID, NOTE_ID]) {
    const keys = ['/', 'c', 'ArrowDown', 'Enter', 'Escape']
    expect(keys.map(key => press(key, `<textarea id="${id}"></textarea>`, { isOpen: true }))).toEqual([
      '',
      '',
      '',
      '',
      'onLeave',
    ])
  }
  expect(press('Enter', `${ROW}<div role="dialog"></div>`)).toBe('')
})
