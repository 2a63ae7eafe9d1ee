import { randomBytes } from 'node:crypto'

/** https://www.w3.org/TR/trace-context/#traceparent-header: version, trace, span of the caller, flags. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/
const TRACE_BYTES = 16
const SPAN_BYTES = 8
const NOT_RECORDED = '00'

/** The `traceparent` of a response: it continues the trace that the request names, or starts one. */
export function continueTrace(header: string | string[] | undefined): string {
  const trace = traceIdOf(header) ?? randomBytes(TRACE_BYTES).toString('hex')
  return `00-${trace}-${randomBytes(SPAN_BYTES).toString('hex')}-${NOT_RECORDED}`
}

/** What `@sanity/client` shows as the `traceId` of an error; null for a header that is not valid. */
export function traceIdOf(header: string | string[] | undefined): string | null {
  return TRACEPARENT.exec(String(header ?? ''))?.[1] ?? null
}
