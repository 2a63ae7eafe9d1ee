import { siteUrl } from '../lib/environment/public-env.ts'
import { log } from '../lib/process/log.ts'
import { readBody } from '../lib/process/read-body.ts'
import { isFields } from '../lib/words/fields.ts'

export class RefusedRequest extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers = {}) {
    super(message)
    this.name = 'RefusedRequest'
    this.status = status
    this.headers = headers
  }
}

/** `form` is its name, or the path of its page where nothing of it was read. `sentFrom` is the origin as the request says it. */
export function logRefusal(form: string, { status, message: reason }: RefusedRequest, sentFrom = ''): void {
  const origin = URL.canParse(sentFrom) ? new URL(sentFrom).origin : null
  log.warn('form.refused', { form, status, reason, origin })
}

type Entry<T> = {
  headers: Headers
  /** What it takes, in the log; without one, a refusal is not logged. */
  form?: string
  refuse: (refusal: RefusedRequest) => T
}

/** The one edge of what pages of this site send: only from them, and what `work` refuses becomes a response. */
export async function enter<T>({ headers, form, refuse }: Entry<T>, work: () => Promise<T>): Promise<T> {
  try {
    const foreign = refusalOfOrigin(headers, siteUrl)
    if (foreign) throw foreign
    return await work()
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error
    if (form !== undefined) logRefusal(form, error, headers.get('origin') ?? '')
    return refuse(error)
  }
}

/** By name; the last of several values counts, as in an object. */
export type Fields = ReadonlyMap<string, unknown>

const MAX_BODY_BYTES = 64_000
const MAX_FIELDS = 100

/** Null for a form that may be read. The length counts before: Next reads a long body to the end, then answers with a server error. */
export function refusalOfPlainForm(headers: Pick<Headers, 'get'>, siteOrigin: string): RefusedRequest | null {
  return refusalOfOrigin(headers, siteOrigin) ?? refusalOfLength(headers)
}

export function refusalOfOrigin(headers: Pick<Headers, 'get'>, siteOrigin: string): RefusedRequest | null {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const isForeign = origin === null ? site !== null && site !== 'same-origin' && site !== 'none' : origin !== siteOrigin
  return isForeign ? new RefusedRequest(403, 'Only pages of this site may send this form.') : null
}

export function refusalOfLength(headers: Pick<Headers, 'get'>): RefusedRequest | null {
  const length = headers.get('content-length')
  if (length === null) return new RefusedRequest(411, 'The request must have a Content-Length.')
  return Number(length) > MAX_BODY_BYTES ? tooLong() : null
}

export function requireType(headers: Headers, type: string): void {
  const sent = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (sent !== type) throw new RefusedRequest(415, `The form must be sent as ${type}.`)
}

/** Undefined for a body of more than `maxBytes`, which no JSON is. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const body = await readBody(request, maxBytes)
  try {
    return body ? JSON.parse(new TextDecoder().decode(body)) : undefined
  } catch {
    throw new RefusedRequest(400, 'The body is not valid JSON.')
  }
}

export async function readFields(request: Request): Promise<Fields> {
  requireType(request.headers, 'application/json')
  const value = await readJson(request, MAX_BODY_BYTES)
  if (value === undefined) throw tooLong()
  if (!isFields(value)) throw new RefusedRequest(400, 'The body must be a JSON object.')
  return toFields(Object.entries(value))
}

export function toFields(sent: Iterable<[name: string, value: unknown]>): Fields {
  const fields = [...sent]
  if (fields.length <= MAX_FIELDS) return new Map(fields)
  throw new RefusedRequest(400, `A form has at most ${MAX_FIELDS} fields.`)
}

function tooLong(): RefusedRequest {
  return new RefusedRequest(413, `A form has at most ${MAX_BODY_BYTES} bytes.`)
}
