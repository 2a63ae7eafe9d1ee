import { expect, test } from 'vitest'
import { readTricks } from './tricks.ts'

test('all tricks are on without TRICKS_OFF', () => {
  expect(Object.values(readTricks(undefined))).not.toContain(false)
  expect(readTricks('')).toEqual(readTricks(undefined))
})

test('TRICKS_OFF switches off the tricks that it names, and no others', () => {
  expect(readTricks('laterCode, draftMode')).toEqual({ ...readTricks(), laterCode: false, draftMode: false })
})

test('in development all are off', () => {
  expect(Object.values(readTricks('', true))).not.toContain(true)
})

test('an unknown name is refused with the names that exist', () => {
  expect(() => readTricks('laterCode,head-as-get')).toThrow('"head-as-get"; expected some of freshPages,')
  expect(() => readTricks('constructor')).toThrow('"constructor"')
})
