import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMutate } from '../lake.ts'
import { prepareStore } from '../store/store.fixture.ts'
import type { Mutation } from '../types.ts'
import { startReleaseTimer } from './timer.ts'

const START = Date.parse('2026-11-24T10:00:00.000Z')
const MINUTE_MS = 60_000
const RELEASE = '_.releases.spring'

let stop: () => void

beforeEach(() => vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
const { store, reopen } = prepareStore()
beforeEach(start)
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function start(): void {
  stop = startReleaseTimer(store(), createMutate(store()))
}

function write(...mutations: Mutation[]) {
  createMutate(store())(mutations, { author: 'ann' })
}

function schedule(publishAt: number, fields: Record<string, unknown> = {}) {
  const at = new Date(publishAt).toISOString()
  write(
    { create: { _id: RELEASE, _type: 'system.release', name: 'spring', state: 'scheduled', publishAt: at } },
    { create: { _id: 'versions.spring.post', _type: 'post', title: 'Spring', ...fields } },
  )
}

it('publishes a release when its time has come, in the name of whoever scheduled it', () => {
  schedule(START + 3 * MINUTE_MS)
  vi.advanceTimersByTime(3 * MINUTE_MS - 1)
  expect(store().index.get('post')).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(store().index.get('post')).toMatchObject({ title: 'Spring' })
  expect(store().index.get('versions.spring.post')).toBeUndefined()
  expect(store().index.get(RELEASE)).toMatchObject({ state: 'published', publishedAt: '2026-11-24T10:03:00.000Z' })
  expect(store().history({ documentIds: [RELEASE], reverse: true, limit: 1 })).toMatchObject([{ author: 'ann' }])
})

it('publishes a release whose time passed while the lake was stopped', () => {
  schedule(START + MINUTE_MS)
  stop()
  reopen(() => vi.advanceTimersByTime(5 * MINUTE_MS))
  start()
  expect(store().index.get('post')).toBeUndefined()
  vi.advanceTimersByTime(1_000)
  expect(store().index.get('post')).toMatchObject({ title: 'Spring' })
})

it('waits for nothing when nothing is scheduled, or no longer', () => {
  vi.advanceTimersByTime(MINUTE_MS)
  expect(vi.getTimerCount()).toBe(0)
  schedule(START + 2 * MINUTE_MS)
  expect(vi.getTimerCount()).toBe(1)
  write({ patch: { id: RELEASE, set: { state: 'active' }, unset: ['publishAt'] } })
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(5 * MINUTE_MS)
  expect(store().index.get('post')).toBeUndefined()
})

it('looks at its clock at least once a minute, because timers stand still while a computer sleeps', () => {
  schedule(START + 60 * MINUTE_MS)
  vi.setSystemTime(START + 60 * MINUTE_MS)
  vi.advanceTimersByTime(MINUTE_MS)
  expect(store().index.get('post')).toMatchObject({ title: 'Spring' })
})

it('opens a release again that cannot be published, and says why', () => {
  const author = { _ref: 'nobody', _weak: true, _strengthenOnPublish: { type: 'author' } }
  schedule(START + MINUTE_MS, { author })
  vi.advanceTimersByTime(MINUTE_MS)
  expect(store().index.get('post')).toBeUndefined()
  expect(store().index.get(RELEASE)).toMatchObject({
    state: 'active',
    error: { message: expect.stringContaining('references non-existent document "nobody"') },
  })
  expect(store().index.get(RELEASE)).not.toHaveProperty('publishAt')
})

it('stops', () => {
  schedule(START + MINUTE_MS)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
