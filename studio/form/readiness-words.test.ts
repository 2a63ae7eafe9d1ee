import { expect, it } from 'vitest'
import { readinessOf } from './readiness-words'

const words = (checked: Partial<Parameters<typeof readinessOf>[0]>) =>
  readinessOf({ isWritten: true, count: 0, isChecking: false, ...checked }).words

it('does not call an empty new form ready', () => {
  expect(words({ isWritten: false })).toBe('Nothing written yet')
  expect(words({ isWritten: false, count: 2, isChecking: true })).toBe('Nothing written yet')
})

it('counts what is to fix before it says that it still looks', () => {
  expect(words({ count: 1, isChecking: true })).toBe('1 thing to fix')
  expect(words({ count: 3 })).toBe('3 things to fix')
  expect(words({ isChecking: true })).toBe('Checking…')
  expect(words({})).toBe('Ready to publish')
})
