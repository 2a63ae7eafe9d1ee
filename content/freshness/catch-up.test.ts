import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerSharedStore } from '@/lib/process/shared-store'
import { stampOf } from '@/lib/process/stale-tags'
import { shareInMemory } from '@/tests/support/shared-store'
import { serveContent, startProcess } from '../served-content.fixture'
import { ALL_TAGS, tagOf } from './tags'

const INTERVAL_MS = 25_000
const post = { _id: 'post-1', _type: 'post', _updatedAt: '2026-01-01T10:00:00Z' }

const server = await serveContent([post])
let catchUp: typeof import('./catch-up')
let events: string[]

async function start(secret = 'secret'): Promise<void> {
  vi.stubEnv('SANITY_REVALIDATE_SECRET', secret)
  events = await startProcess()
  catchUp = await import('./catch-up')
}

beforeEach(() => start())
afterEach(() => vi.useRealTimers())

it('marks everything stale at first, and then what changed', async () => {
  expect((await catchUp.catchUp())?.toSorted()).toEqual(ALL_TAGS.toSorted())
  const [before, others] = [stampOf([tagOf('post')]), stampOf([tagOf('author')])]
  expect(await catchUp.catchUp()).toEqual([])
  server.documents = []
  expect(await catchUp.catchUp()).toEqual([tagOf('post')])
  expect(stampOf([tagOf('post')])).not.toBe(before)
  expect(stampOf([tagOf('author')])).toBe(others)
})

it('says that the content service failed, and looks again', async () => {
  server.failWith = 500
  for (let time = 0; time < 3; time++) expect(await catchUp.catchUp()).toBeNull()
  expect(events).toEqual(['catchUp.failed', 'content.lost', 'catchUp.failed'])
  server.failWith = null
  expect(await catchUp.catchUp()).toHaveLength(ALL_TAGS.length)
})

it('warns once, and asks nothing, without the secret', async () => {
  await start('')
  catchUp.startCatchUp()
  expect(events).toEqual(['catchUp.off'])
  expect(server.requests).toEqual([])
})

it('runs at the start of each process, and then once per interval for all that share Redis', async () => {
  const store = shareInMemory()
  const claim = vi.spyOn(store, 'claim')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  for (const asked of [1, 2]) {
    await start()
    offerSharedStore(store)
    catchUp.startCatchUp()
    await expect.poll(() => server.requests.length).toBe(asked)
  }
  await vi.advanceTimersByTimeAsync(INTERVAL_MS)
  await expect.poll(() => server.requests.length).toBe(3)
  expect(claim.mock.calls.map(([, ms]) => ms)).toEqual([0.9 * INTERVAL_MS, 0.9 * INTERVAL_MS])
})
