/** What one query may cost. A visitor without a token may hold up the process far less than staff. */
export type Limits = {
  /** Time of one try. The event loop is blocked for that long at most, longer only where the machine is busy with others. */
  timeMs: number
  /**
   * Processor time of all tries: another one begins while it is not used up. A first try compiles what it runs, the next goes on
   * with lists that it put in order, and what a busy machine takes away of a try counts for nothing.
   */
  processorMs: number
  /** Length of the result as JSON, about. */
  resultBytes: number
}

const VISITOR_LIMITS: Limits = { timeMs: 40, processorMs: 400, resultBytes: 5_000_000 }
const STAFF_LIMITS: Limits = { timeMs: 3_000, processorMs: 0, resultBytes: 100_000_000 }

export function limitsFor(hasToken: boolean): Limits {
  return hasToken ? STAFF_LIMITS : VISITOR_LIMITS
}

/** Time for one check of a listener's filter: each commit asks every listener. */
export const FILTER_TIME_MS = 40
export const MAX_QUERY_CHARACTERS = 100_000
/** Levels of brackets in a query. */
export const MAX_QUERY_DEPTH = 100
export const MAX_RESULT_DEPTH = 200
