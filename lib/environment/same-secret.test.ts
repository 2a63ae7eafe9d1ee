import { expect, test } from 'vitest'
import { isSameSecret } from './same-secret.ts'

test('compares all bytes of two secrets', () => {
  expect(isSameSecret('Bearer abc', 'Bearer abc')).toBe(true)
  for (const other of ['', 'Bearer abd', 'Bearer ab', 'Bearer abcd', 'Bearer äbc']) {
    expect(isSameSecret(other, 'Bearer abc')).toBe(false)
  }
})
