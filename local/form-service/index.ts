import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import {
  HttpError,
  type HttpRequest,
  type HttpResponse,
  json,
  type Route,
  readJson,
  unsupportedMediaType,
} from 'offline-content-lake/http'
import type { FieldValue } from '../arrivals.ts'
import { openStandIn } from '../stand-in.ts'

const MAX_BODY_BYTES = 256_000
const FORM_KEY = /^[A-Za-z0-9_-]{1,64}$/
/** A field that people do not see and robots fill in. */
const HONEYPOT = '_gotcha'
/** Runs in linear time: no two parts can match the same character. */
const EMAIL = /^[^\s@]{1,64}@[^\s@.]{1,63}(\.[^\s@.]{1,63}){1,8}$/

/** One entry of the protocol's `errors`. Without `field` it concerns the whole form. */
type FormError = { code: string; field?: string; message: string }

const MISSING_EMAIL: FormError = { code: 'REQUIRED_FIELD_EMPTY', field: 'email', message: 'is required' }
const MALFORMED_EMAIL: FormError = { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }
const MALFORMED_PHONE: FormError = { code: 'TYPE_NUMERIC', field: 'phone', message: 'should be a number' }

/** What is done with what came; `take` keeps it and answers. */
type Receive = (take: () => HttpResponse, request: HttpRequest) => HttpResponse | Promise<HttpResponse>
export type Receiving = Record<string, [text: string, receive: Receive]>

/** How whatever receives over HTTP can behave. */
export const RECEIVING = {
  normal: ['Takes what is right', take => take()],
  'too-many': ['Has too many requests (429)', refuse(429, 'Too many requests', {}, { 'retry-after': '2' })],
  fault: ['Has a fault (500)', refuse(500, 'Internal server error')],
  hang: ['Never answers', untilGone],
  'cut-off': ['Takes what is right, and hangs up before it says so', hangUp],
} satisfies Receiving

const BEHAVIOURS = {
  ...RECEIVING,
  'field-errors': [
    'Finds errors in e-mail and phone (422)',
    refuse(422, 'Validation errors', { errors: [MISSING_EMAIL, MALFORMED_EMAIL, MALFORMED_PHONE] }),
  ],
  odd: ['Answers something else than its protocol says', () => json({ ok: true })],
} satisfies Receiving

/** Stands in for the hosted form service: speaks its protocol, stores submissions and lists them at /inbox. */
export function formServiceRoutes({ folder, now }: { folder: string; now?: () => Date }): Route[] {
  const { routes, keep, behaviour } = openStandIn<keyof typeof BEHAVIOURS, Record<string, FieldValue>>({
    ...{ folder, path: '/inbox', title: 'Inbox', behaviours: BEHAVIOURS, now },
    empty: 'Nothing has arrived yet. Send a form on the site, then reload this page.',
    card: ({ id, channel, fields }) => ({ title: `${channel} #${id}`, rows: fields }),
  })
  return [...routes, { method: 'POST', path: '/form-service/f/:key', handle: accept }]

  async function accept(request: HttpRequest): Promise<HttpResponse> {
    const { params, headers } = request
    const { key: channel = '' } = params
    if (!FORM_KEY.test(channel)) throw invalid([{ code: 'FORM_NOT_FOUND', message: 'Form not found' }], 404)
    if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
      throw unsupportedMediaType('The form must be sent as application/json')
    const fields = readFields(await readJson(request, MAX_BODY_BYTES))
    const key = headers['idempotency-key']
    const [, receive] = BEHAVIOURS[behaviour()]
    return receive(() => {
      if (!fields[HONEYPOT]) keep(fields, typeof key === 'string' ? key : null, channel)
      return json({ next: '/thanks', ok: true })
    }, request)
  }
}

/** Checks a submission as the hosted service does: no lists or objects as values, and a valid address in `email`. */
function readFields(body: unknown): Record<string, FieldValue> {
  const entries = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.entries(body) : []
  if (entries.length === 0) throw invalid([{ code: 'EMPTY', message: 'The form is empty' }])
  const errors = entries.flatMap(([field, value]): FormError[] => {
    if (typeof value === 'object' && value !== null) return [{ code: 'TYPE_TEXT', field, message: 'should be text' }]
    const text = String(value ?? '').trim()
    if (field !== 'email' || EMAIL.test(text)) return []
    return text === '' ? [MISSING_EMAIL, MALFORMED_EMAIL] : [MALFORMED_EMAIL]
  })
  if (errors.length > 0) throw invalid(errors)
  return Object.fromEntries(entries)
}

function invalid(errors: FormError[], status = 422): HttpError {
  return new HttpError(status, { error: 'Validation errors', errors })
}

export function refuse(status: number, error: string, body: object = {}, headers: Record<string, string> = {}) {
  return (): never => {
    throw new HttpError(status, { error, ...body }, undefined, headers)
  }
}

/** Before a status is sent, which would tell the sender that it arrived. */
function hangUp(take: () => HttpResponse, { body }: HttpRequest): HttpResponse {
  const response = take()
  if (body instanceof IncomingMessage) body.socket.destroy()
  return response
}

async function untilGone(_: unknown, { signal }: HttpRequest): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  throw new HttpError(499, { error: 'The client went away' })
}
