/** What one query may cost. A visitor without a token may block the process for far less time than staff. */
export type Limits = {
  /** Time of one attempt, for which the event loop is blocked; longer on a busy machine (see tries.ts). */
  timeMs: number
  /**
   * CPU time of all attempts: another one starts until it is used up. A later attempt is faster, because code is compiled and
   * sorted lists are cached by then. Time that a busy machine gives to other processes does not count.
   */
  processorMs: number
  resultBytes: number
}

const VISITOR_LIMITS: Limits = { timeMs: 40, processorMs: 400, resultBytes: 5_000_000 }
const STAFF_LIMITS: Limits = { timeMs: 3_000, processorMs: 0, resultBytes: 100_000_000 }

export function limitsFor(hasToken: boolean): Limits {
  return hasToken ? STAFF_LIMITS : VISITOR_LIMITS
}

/** Time for one check of a listener's filter. Every commit runs the filters of all listeners. */
export const FILTER_TIME_MS = 40
export const MAX_QUERY_CHARACTERS = 100_000
export const MAX_QUERY_DEPTH = 100
export const MAX_RESULT_DEPTH = 200
