import { randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { traces } from '../lib/process/log.ts'

/** https://www.w3.org/TR/trace-context/#traceparent-header. Later versions may add parts. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/

const SPAN_BYTES = 8
const TRACE_BYTES = 16

export function inTrace<T>(header: string | string[] | undefined, answer: () => T): T {
  const [, version, trace, rest] = TRACEPARENT.exec(String(header ?? '')) ?? []
  const isValid = version !== '00' || rest === undefined
  const span = randomBytes(SPAN_BYTES).toString('hex')
  return traces.run({ trace: (isValid && trace) || randomBytes(TRACE_BYTES).toString('hex'), span }, answer)
}

type Announced = { request: { headers: string[]; addHeader: (name: string, value: string) => void } }

/** https://github.com/nodejs/undici/blob/main/docs/docs/api/DiagnosticsChannel.md#undicirequestcreate */
export function passTraceOn(): void {
  subscribe('undici:request:create', message => {
    const current = traces.getStore()
    if (!current || !isAnnounced(message) || message.request.headers.includes('traceparent')) return
    message.request.addHeader('traceparent', `00-${current.trace}-${current.span}-01`)
  })
}

function isAnnounced(message: unknown): message is Announced {
  const request = typeof message === 'object' && message !== null && 'request' in message ? message.request : null
  return typeof request === 'object' && request !== null && 'addHeader' in request && 'headers' in request
}
