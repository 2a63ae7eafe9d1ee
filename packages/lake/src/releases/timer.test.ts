import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMutate } from '../lake.ts'
import { prepareStore } from '../store/store.fixture.ts'
import type { Mutation } from '../types.ts'
import { type Clock, startReleaseTimer } from './timer.ts'

const START = Date.parse('2026-11-24T10:00:00.000Z')
const MINUTE_MS = 60_000
const RELEASE = '_.releases.spring'

let clock: Clock & { pass(ms: number): void; waiting: () => number[] }
let stop: () => void

beforeEach(() => {
  clock = createClock()
})
const { store, reopen } = prepareStore({ clock: () => clock.now() })
beforeEach(start)
afterEach(() => stop())

function start(): void {
  stop = startReleaseTimer(store(), createMutate(store()), clock)
}

/** A clock that stands still until time is told to pass. */
function createClock(): typeof clock {
  let now = START
  let timers: { at: number; act: () => void }[] = []
  const due = () => timers.filter(({ at }) => at <= now)
  return {
    now: () => now,
    after(ms, act) {
      const timer = { at: now + ms, act }
      timers.push(timer)
      return () => {
        timers = timers.filter(each => each !== timer)
      }
    },
    waiting: () => timers.map(({ at }) => at - now),
    pass(ms) {
      const end = now + ms
      while (now < end) {
        now = Math.min(end, ...timers.map(({ at }) => at).filter(at => at > now))
        for (const timer of due()) {
          timers = timers.filter(each => each !== timer)
          timer.act()
        }
      }
    },
  }
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
  clock.pass(3 * MINUTE_MS - 1)
  expect(store().index.get('post')).toBeUndefined()
  clock.pass(1)
  expect(store().index.get('post')).toMatchObject({ title: 'Spring' })
  expect(store().index.get('versions.spring.post')).toBeUndefined()
  expect(store().index.get(RELEASE)).toMatchObject({ state: 'published', publishedAt: '2026-11-24T10:03:00.000Z' })
  expect(store().history({ documentIds: [RELEASE], reverse: true, limit: 1 })).toMatchObject([{ author: 'ann' }])
})

it('publishes a release whose time passed while the lake was stopped', () => {
  schedule(START + MINUTE_MS)
  stop()
  reopen(undefined, () => clock.pass(5 * MINUTE_MS))
  start()
  expect(store().index.get('post')).toBeUndefined()
  clock.pass(1_000)
  expect(store().index.get('post')).toMatchObject({ title: 'Spring' })
})

it('waits for nothing when nothing is scheduled, or no longer', () => {
  clock.pass(MINUTE_MS)
  expect(clock.waiting()).toEqual([])
  schedule(START + 2 * MINUTE_MS)
  expect(clock.waiting()).toEqual([MINUTE_MS])
  write({ patch: { id: RELEASE, set: { state: 'active' }, unset: ['publishAt'] } })
  expect(clock.waiting()).toEqual([])
  clock.pass(5 * MINUTE_MS)
  expect(store().index.get('post')).toBeUndefined()
})

it('looks at its clock at least once a minute, because timers stand still while a computer sleeps', () => {
  schedule(START + 60 * MINUTE_MS)
  expect(clock.waiting()).toEqual([MINUTE_MS])
})

it('opens a release again that cannot be published, and says why', () => {
  const author = { _ref: 'nobody', _weak: true, _strengthenOnPublish: { type: 'author' } }
  schedule(START + MINUTE_MS, { author })
  clock.pass(MINUTE_MS)
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
  expect(clock.waiting()).toEqual([])
})
