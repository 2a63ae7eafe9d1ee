import { beforeEach, expect, vi } from 'vitest'
import { CREATED, seed, serveContent, startProcess } from '../served-content.fixture'

export const post = {
  ...{ _id: 'a-post', _type: 'post', slug: { current: 'a-post' } },
  ...{ publishedAt: '2026-01-12T10:00:00Z', _updatedAt: CREATED },
}
/** Published by a test. */
export const fresh = { ...post, _id: 'fresh', slug: { current: 'fresh' } }

/** The part of the site that knows which paths exist, which has just started beside a content service with the seed and `post`. */
export async function servePaths(clock: StandingClock) {
  const server = await serveContent([...seed, post])
  const restart = async () => void (await startProcess())
  beforeEach(async () => {
    clock.stop()
    await restart()
  })
  return {
    ...{ server, restart },
    stateOf: async (path: string) => (await import('./known-paths')).stateOf(path),
    mayExist: async (path: string) => (await import('./known-paths')).mayExist(path),
  }
}

type Waiting = { until: number; end: () => void }

/** A clock that stands still until a test moves it, so that no patience ends by chance. */
export class StandingClock {
  now = 0
  #waiting: Waiting[] = []

  /** Stops performance.now() and forgets who waits. */
  stop(): void {
    this.now = 1_000
    this.#waiting = []
    vi.spyOn(performance, 'now').mockImplementation(() => this.now)
  }

  /** Stands in for setTimeout of node:timers/promises. */
  wait = <T>(milliseconds: number, value: T): Promise<T> =>
    new Promise(resolve => this.#waiting.push({ until: this.now + milliseconds, end: () => resolve(value) }))

  /** Moves the clock once somebody waits for exactly that long. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds
    await expect.poll(() => this.#waiting.map(each => each.until)).toContain(until)
    this.now = until
    for (const each of this.#waiting) if (each.until <= until) each.end()
  }
}
