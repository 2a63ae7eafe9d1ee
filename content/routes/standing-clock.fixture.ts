import { expect, vi } from 'vitest'

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
