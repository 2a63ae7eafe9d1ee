import { expect, test } from 'vitest'
import { isSameSecret } from './same-secret.ts'

test('secrets are the same when all of their bytes are', () => {
  expect(isSameSecret('Bearer abc', 'Bearer abc')).toBe(true)
  for (const other of ['', 'Bearer abd', 'Bearer ab', 'Bearer abcd', 'Bearer äbc']) {
    expect(isSameSecret(other, 'Bearer abc')).toBe(false)
  }
})
