const VISITOR_RESULT_BYTES = 5_000_000
const STAFF_RESULT_BYTES = 100_000_000

export function maxResultBytes(hasToken: boolean): number {
  return hasToken ? STAFF_RESULT_BYTES : VISITOR_RESULT_BYTES
}

export const MAX_QUERY_CHARACTERS = 100_000
export const MAX_QUERY_DEPTH = 100
export const MAX_RESULT_DEPTH = 200
