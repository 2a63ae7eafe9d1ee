import type { Redis } from './connection.ts'

const SAMPLES = 3

/** Uncertainty is added to changes and subtracted from pages. */
export type SharedClock = {
  measure: (redis: Redis) => Promise<void>
  changeToShared: (time: number) => number
  changeToLocal: (time: number) => number
  pageToShared: (time: number) => number
  pageToLocal: (time: number) => number
}

export function createSharedClock(now: () => number): SharedClock {
  /** In milliseconds. */
  let least = 0
  let most = 0

  return {
    async measure({ text }) {
      let best = Number.POSITIVE_INFINITY
      for (let sample = 0; sample < SAMPLES; sample++) {
        const began = now()
        const [seconds, microseconds] = await text.time()
        const ended = now() + 1
        if (ended - began >= best) continue
        best = ended - began
        const shared = Number(seconds) * 1_000 + Number(microseconds) / 1_000
        least = shared - ended
        most = shared - began
      }
    },
    changeToShared: time => Math.ceil(time + most),
    changeToLocal: time => Math.ceil(time - least),
    pageToShared: time => Math.floor(time + least),
    pageToLocal: time => Math.floor(time - most),
  }
}
