import { expect, it } from 'vitest'
import { commandFor, type KeyContext } from './keys'

const ROW: KeyContext = { target: 'row', isOpen: false, current: 5, total: 100 }

it.each([
  ['ArrowUp', 4],
  ['ArrowDown', 6],
  ['PageUp', 0],
  ['PageDown', 15],
  ['Home', 0],
  ['End', 99],
])('moves from row to row with %s', (key, to) => {
  expect(commandFor(key, ROW)).toEqual({ do: 'move', to })
})

it('stays within the list', () => {
  expect(commandFor('ArrowDown', { ...ROW, current: 99 })).toEqual({ do: 'move', to: 99 })
  expect(commandFor('ArrowUp', { ...ROW, current: 0 })).toEqual({ do: 'move', to: 0 })
  expect(commandFor('ArrowDown', { ...ROW, total: 0 })).toBeNull()
})

it('opens, closes and copies only where that is possible', () => {
  expect(commandFor('Enter', ROW)).toEqual({ do: 'open' })
  expect(commandFor('Escape', ROW)).toBeNull()
  expect(commandFor('c', ROW)).toBeNull()
  const open: KeyContext = { ...ROW, isOpen: true, target: 'around' }
  expect(commandFor('Escape', open)).toEqual({ do: 'close' })
  expect(commandFor('C', open)).toEqual({ do: 'copy' })
  expect(commandFor('Enter', open)).toBeNull()
})

it('handles only Escape while somebody types in a field', () => {
  for (const target of ['search', 'note'] as const) {
    for (const key of ['/', 'c', 'ArrowDown', 'Enter']) {
      expect(commandFor(key, { ...ROW, target, isOpen: true })).toBeNull()
    }
    expect(commandFor('Escape', { ...ROW, target, isOpen: true })).toEqual({ do: 'leave' })
  }
})
