import { beforeEach, describe, expect, test } from 'vitest'
import { isExpired, isStale, markStale, staleTags, stampOf } from './stale-tags.ts'

const NOW = 1_000_000
const [POST, AUTHOR] = ['content:post', 'content:author']

beforeEach(() => staleTags().clear())

describe('a tag that went stale', () => {
  beforeEach(() => markStale(POST, { expire: 60 }, NOW))

  test('is stale for what is older, and for nothing else', () => {
    expect(isStale([AUTHOR, POST], NOW - 1)).toBe(true)
    expect(isStale([POST], NOW)).toBe(false)
    expect(isStale([AUTHOR], NOW - 1)).toBe(false)
    expect(isStale([], 0)).toBe(false)
  })

  test('expires later, for what is older than that', () => {
    expect(isExpired([POST], NOW - 1, NOW + 59_999)).toBe(false)
    expect(isExpired([POST], NOW - 1, NOW + 60_000)).toBe(true)
    expect(isExpired([POST], NOW + 60_000, NOW + 60_001)).toBe(false)
  })

  test('is stale from the later time, whoever tells it', () => {
    markStale(POST, { expire: 60 }, NOW - 10)
    expect(isStale([POST], NOW - 1)).toBe(true)
  })
})

test('a tag without a time to live expires at once', () => {
  markStale([POST, AUTHOR], undefined, NOW)
  expect(isExpired([AUTHOR], NOW - 1, NOW)).toBe(true)
  expect(isStale([AUTHOR], NOW - 1)).toBe(false)
})

test('a tag that goes stale for good does not expire', () => {
  markStale(POST, {}, NOW)
  expect(isStale([POST], NOW - 1)).toBe(true)
  expect(isExpired([POST], NOW - 1, Number.MAX_SAFE_INTEGER)).toBe(false)
})

test('the stamp of tags differs after one of them went stale, and only then', () => {
  const [before, others] = [stampOf([POST, AUTHOR]), stampOf([AUTHOR])]
  expect(stampOf([POST, AUTHOR])).toBe(before)
  markStale(POST, { expire: 1 })
  expect(stampOf([POST, AUTHOR])).not.toBe(before)
  expect(stampOf([AUTHOR])).toBe(others)
})
