import { letOthersGo } from './let-others-go.ts'
import type { Limits } from './limits.ts'
import { TimeLimitError, withTimeLimit } from './time-limit.ts'

/** Ends the attempts on a machine that gives the evaluation next to no CPU time. */
const MAX_TRIES = 100
/** How long one attempt may block other requests, as a multiple of its time. */
const MAX_STRETCH = 5

/** Runs `act`, cut off after the time of one attempt, until an attempt completes. Other work runs between attempts. */
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
      // Time beyond the limit went to what cannot be cut off, such as garbage collection, or the whole machine stood still.
      usedMs += Math.min(tryMs, timeMs)
      if (!(error instanceof TimeLimitError) || usedMs >= processorMs || tries === MAX_TRIES) throw error
      limitMs = stretch(timeMs, limitMs / tryMs)
      await letOthersGo()
    }
  }
}

/** Where the evaluation gets one moment in `share`, an attempt gets longer: as much CPU time as on an idle machine. */
function stretch(timeMs: number, share: number): number {
  return Math.round(timeMs * Math.min(Math.max(share, 1), MAX_STRETCH))
}
