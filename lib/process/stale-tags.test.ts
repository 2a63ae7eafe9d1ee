import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { shareInMemory } from '../../tests/support/shared-store.ts'
import { offerSharedStore } from './shared-store.ts'
import { isStale, markStale, staleTags, stampOf } from './stale-tags.ts'

const NOW = 1_000_000
const [POST, AUTHOR] = ['content:post', 'content:author']

beforeEach(() => staleTags().clear())

test('a tag that went stale is so for what is older, and for nothing else', () => {
  void markStale(POST, NOW)
  expect(isStale([AUTHOR, POST], NOW - 1)).toBe(true)
  expect(isStale([POST], NOW)).toBe(false)
  expect(isStale([AUTHOR], NOW - 1)).toBe(false)
  expect(isStale([], 0)).toBe(false)
})

test('it is stale from the later time, whoever tells it', () => {
  for (const time of [NOW, NOW - 10]) void markStale([POST, AUTHOR], time)
  expect(isStale([POST], NOW - 1)).toBe(true)
})

test('the stamp of tags differs after one of them went stale, and only then', () => {
  const [before, others] = [stampOf([POST, AUTHOR]), stampOf([AUTHOR])]
  expect(stampOf([POST, AUTHOR])).toBe(before)
  void markStale(POST, NOW)
  const after = stampOf([POST, AUTHOR])
  expect(after).not.toBe(before)
  expect(stampOf([AUTHOR])).toBe(others)
  void markStale(POST, NOW)
  expect(stampOf([POST, AUTHOR])).not.toBe(after)
})

test('other machines are told of it', async () => {
  onTestFinished(() => offerSharedStore(null))
  const tell = vi.spyOn(shareInMemory().tags, 'publish')
  await markStale([POST, AUTHOR])
  expect(tell).toHaveBeenCalledExactlyOnceWith([POST, AUTHOR])
})
