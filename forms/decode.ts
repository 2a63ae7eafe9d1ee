import { log } from '../lib/log.ts'
import { readBody } from '../lib/read-body.ts'

export class RefusedRequest extends Error {
  readonly status: 400 | 403 | 411 | 413 | 415

  constructor(status: RefusedRequest['status'], message: string) {
    super(message)
    this.name = 'RefusedRequest'
    this.status = status
  }
}

type Refused = { form: string; status: number; reason: string; origin: string | null | undefined }

/** `form` is its name, or the path of its page where nothing of it was read. */
export function logRefusal({ origin, ...refused }: Refused): void {
  log.warn('form.refused', { ...refused, origin: origin && URL.canParse(origin) ? new URL(origin).origin : null })
}

export type Field = [name: string, value: unknown]

const MAX_BODY_BYTES = 64_000
const MAX_FIELDS = 100

export function requireSameOrigin(headers: Headers, siteOrigin: string): void {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const isForeign = origin === null ? site !== null && site !== 'same-origin' && site !== 'none' : origin !== siteOrigin
  if (isForeign) throw new RefusedRequest(403, 'Only pages of this site may send this form.')
}

/** Checks the length first: Next reads a long body to the end, then answers with a server error. */
export function requirePlainForm(headers: Headers, siteOrigin: string): void {
  requireSameOrigin(headers, siteOrigin)
  const length = headers.get('content-length')
  if (length === null) throw new RefusedRequest(411, 'The request must have a Content-Length.')
  if (Number(length) > MAX_BODY_BYTES) throw tooLong()
}

export async function readFields(request: Request): Promise<Field[]> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new RefusedRequest(415, 'The form must be sent as application/json.')
  const body = await readBody(request, MAX_BODY_BYTES)
  if (!body) throw tooLong()
  const value = parse(new TextDecoder().decode(body))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RefusedRequest(400, 'The body must be a JSON object.')
  }
  return limitFields(Object.entries(value))
}

export function limitFields(fields: Field[]): Field[] {
  if (fields.length <= MAX_FIELDS) return fields
  throw new RefusedRequest(400, `A form has at most ${MAX_FIELDS} fields.`)
}

function tooLong(): RefusedRequest {
  return new RefusedRequest(413, `A form has at most ${MAX_BODY_BYTES} bytes.`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusedRequest(400, 'The body is not valid JSON.')
  }
}
