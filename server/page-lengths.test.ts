import { expect, test, vi } from 'vitest'
import { rememberLengths } from './page-lengths.ts'

const PAGE = 'ẓ'.repeat(60_000)

test('counts the bytes of a page once, and is right for everything else', () => {
  const count = vi.fn(Buffer.byteLength)
  const target = { byteLength: count as typeof Buffer.byteLength }
  rememberLengths(target)
  for (let time = 0; time < 3; time++) expect(target.byteLength(PAGE)).toBe(180_000)
  expect(count).toHaveBeenCalledTimes(1)
  expect(target.byteLength(`${PAGE}a`)).toBe(180_001)
  expect(target.byteLength(PAGE, 'latin1')).toBe(60_000)
  expect(target.byteLength('é')).toBe(2)
  expect(target.byteLength(Buffer.alloc(70_000))).toBe(70_000)
})
