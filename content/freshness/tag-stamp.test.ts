import { expect, it } from 'vitest'
import { markStale } from '@/lib/stale-tags'
import { stampOf } from './tag-stamp'

it('differs after a tag was marked stale, and only then', () => {
  const [before, all, others] = [stampOf(['content:post']), stampOf(), stampOf(['content:author'])]
  expect(stampOf(['content:post'])).toBe(before)
  markStale('content:post', { expire: 1 })
  expect(stampOf(['content:post'])).not.toBe(before)
  expect(stampOf()).not.toBe(all)
  expect(stampOf(['content:author'])).toBe(others)
})
