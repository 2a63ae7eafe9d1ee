import { letOthersGo } from './let-others-go.ts'
import type { Limits } from './limits.ts'
import { TimeLimitError, withTimeLimit } from './time-limit.ts'

/** A machine that gives next to no time to an evaluation does not hold it up for ever. */
const MAX_TRIES = 100
/** Nor does one try hold up the others for more than this many times its time. */
const MAX_STRETCH = 5

/** Runs `act`, cut off after the time of one try, until a try comes to its end. Others have their turn in between. */
export async function withTries<Result>({ timeMs, processorMs }: Limits, act: () => Result): Promise<Result> {
  let usedMs = 0
  let limitMs = timeMs
  for (let tries = 1; ; tries++) {
    const before = process.threadCpuUsage()
    try {
      return withTimeLimit(limitMs, act)
    } catch (error) {
      const { user, system } = process.threadCpuUsage(before)
      const tryMs = (user + system) / 1_000
      // What goes beyond its time it spent on what cannot be cut off, as collecting garbage, or the whole machine stood still.
      usedMs += Math.min(tryMs, timeMs)
      if (!(error instanceof TimeLimitError) || usedMs >= processorMs || tries === MAX_TRIES) throw error
      limitMs = stretch(timeMs, limitMs / tryMs)
      await letOthersGo()
    }
  }
}

/** On a machine that gives an evaluation every `share`th moment, a try has longer: as much processor time as on an idle one. */
function stretch(timeMs: number, share: number): number {
  return Math.round(timeMs * Math.min(Math.max(share, 1), MAX_STRETCH))
}
