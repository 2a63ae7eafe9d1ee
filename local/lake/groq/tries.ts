import { letOthersGo } from './let-others-go.ts'
import type { Limits } from './limits.ts'
import { TimeLimitError, withTimeLimit } from './time-limit.ts'

/** A machine that gives next to no time to an evaluation does not hold it up for ever. */
const MAX_TRIES = 100

/** Runs `act`, cut off after the time of one try, until a try comes to its end. Others have their turn in between. */
export async function withTries<Result>({ timeMs, processorMs }: Limits, act: () => Result): Promise<Result> {
  let usedMs = 0
  for (let tries = 1; ; tries++) {
    const before = process.threadCpuUsage()
    try {
      return withTimeLimit(timeMs, act)
    } catch (error) {
      const { user, system } = process.threadCpuUsage(before)
      usedMs += (user + system) / 1_000
      if (!(error instanceof TimeLimitError) || usedMs >= processorMs || tries === MAX_TRIES) throw error
      await letOthersGo()
    }
  }
}
