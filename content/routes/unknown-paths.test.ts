import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentHealth } from '@/lib/process/content-health'
import { markStale, seed } from '../served-content.fixture'
import { fresh, post, servePaths } from './known-paths.fixture'

const { clock } = await vi.hoisted(async () => {
  const { StandingClock } = await import('./known-paths.fixture')
  return { clock: new StandingClock() }
})
vi.mock('node:timers/promises', () => ({ setTimeout: clock.wait }))

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** So many looks for unknown paths follow one another at once; after them, one per interval. */
const MAX_LOOKS = 100
const LOOK_INTERVAL_MS = 500
/** A request waits this long for a list that changed, and this long for what the content service says about an unknown path. */
const LIST_PATIENCE_MS = 300
const PATIENCE_MS = 1_000
const MANY = 600
/** Unknown paths that a robot tries. */
const VERY_MANY = 10_000

const { server, stateOf, mayExist, restart } = await servePaths(clock)

describe('while a robot tries unknown paths', () => {
  beforeEach(async () => {
    await mayExist('/post/a-post')
    server.requests.length = 0
  })

  it('each costs one short question, and the list is not read again', async () => {
    for (let count = 0; count < MAX_LOOKS; count++) expect(await mayExist(`/post/nowhere-${count}`)).toBe(false)
    // The first question has nothing to be compared with.
    expect(server.requests.filter(isReading)).toHaveLength(1)
    expect(server.requests).toHaveLength(MAX_LOOKS + 1)
  })

  it('paths that are no address of the blog cost none', async () => {
    for (let count = 0; count < MANY; count++) await mayExist(`/og-${count}/post/nowhere-${count}`)
    expect(server.requests).toEqual([])
  })

  it('ten thousand at once cost four requests, and a post that is published meanwhile is shown', async () => {
    const { promise, resolve: send } = Promise.withResolvers<void>()
    server.sendAfter = promise
    const earlier = Array.from({ length: VERY_MANY }, (_, count) => stateOf(`/post/nowhere-${count}`))
    await expect.poll(() => server.requests.length).toBe(1)
    server.documents = [...seed, post, fresh]
    const later = Array.from({ length: VERY_MANY }, (_, count) => stateOf(`/author/nowhere-${count}`))
    const visitor = stateOf('/post/fresh')
    send()
    expect(await visitor).toBe('shown')
    expect(new Set(await Promise.all([...earlier, ...later]))).toEqual(new Set(['missing']))
    // A short question and the list: once for those who came before the question was sent, once for those who came after.
    expect(server.requests.map(isReading)).toEqual([false, true, false, true])
  })

  it('a new post is shown at its first request when one unknown path followed the other, after one turn', async () => {
    for (let count = 0; count < MAX_LOOKS; count++) await stateOf(`/post/nowhere-${count}`)
    server.documents = [...seed, post, fresh]
    server.requests.length = 0
    const robot = Array.from({ length: MANY }, (_, count) => stateOf(`/post/nowhere-${count}`))
    const visitor = stateOf('/post/fresh')
    await clock.pass(LOOK_INTERVAL_MS)
    expect(await visitor).toBe('shown')
    expect(new Set(await Promise.all(robot))).toEqual(new Set(['missing']))
    expect(server.requests).toHaveLength(2)
  })
})

describe('while the content service fails', () => {
  it('known paths stay, and it is unclear whether others exist', async () => {
    await mayExist('/post/a-post')
    server.failWith = 500
    markStale('post')
    clock.now += DAY_MS
    expect(await stateOf('/post/a-post')).toBe('shown')
    for (let time = 0; time < 4; time++) expect(await stateOf('/post/nowhere')).toBe('unclear')
    expect(contentHealth().isLost).toBe(true)
    server.requests.length = 0
    for (let time = 0; time < MANY; time++) expect(await stateOf(`/post/nowhere-${time}`)).toBe('unclear')
    expect(server.requests).toEqual([])
  })

  it('known paths of an earlier process stay', async () => {
    await mayExist('/post/a-post')
    server.failWith = 500
    await restart()
    expect(await stateOf('/post/a-post')).toBe('shown')
    expect(await stateOf('/post/nowhere')).toBe('unclear')
  })

  it.each([500, 503])('every path may exist if none are known: status %i', async status => {
    server.failWith = status
    expect(await mayExist('/post/nowhere')).toBe(true)
    server.failWith = null
    clock.now += MINUTE_MS
    expect(await mayExist('/post/nowhere')).toBe(false)
  })

  it('a service that does not answer in time leaves it unclear whether a new path exists, and the path shows once it answers', async () => {
    await mayExist('/post/a-post')
    await restart()
    const { promise, resolve: send } = Promise.withResolvers<void>()
    server.sendAfter = promise
    server.documents = [...seed, post, fresh]
    const known = stateOf('/post/a-post')
    await clock.pass(LIST_PATIENCE_MS)
    expect(await known).toBe('shown')
    const unknown = stateOf('/post/fresh')
    await clock.pass(PATIENCE_MS)
    expect(await unknown).toBe('unclear')
    send()
    expect(await stateOf('/post/fresh')).toBe('shown')
  })
})

/** Whether a request is for the list itself, and not the short question whether it changed. */
function isReading({ searchParams }: URL): boolean {
  return searchParams.has('$after')
}
