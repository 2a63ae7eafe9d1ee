/** What a request to a form's address may carry. */
export type Decoded = { fields: [name: string, value: unknown][]; isPlainForm: boolean }

/** Why a request is not looked at any further; `status` is HTTP's. */
export class RefusedRequest extends Error {
  readonly status: 400 | 403 | 413 | 415

  constructor(status: RefusedRequest['status'], message: string) {
    super(message)
    this.name = 'RefusedRequest'
    this.status = status
  }
}

/** Longer than any form that people fill in. */
export const MAX_BODY_BYTES = 64_000
const MAX_FIELDS = 100

/** Throws a RefusedRequest for a request that another site's page is behind. */
export function requireSameOrigin(headers: Headers, siteOrigins: string[]): void {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const isForeign =
    origin === null ? site !== null && site !== 'same-origin' && site !== 'none' : !siteOrigins.includes(origin)
  if (isForeign) throw new RefusedRequest(403, 'Only pages of this site may send this form.')
}

/** The fields of a JSON object, or of a plain form as a browser without JavaScript sends it. Throws a RefusedRequest. */
export function decode(contentType: string | null, body: Uint8Array): Decoded {
  const text = new TextDecoder().decode(body)
  const type = contentType?.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') return { fields: limited(readJson(text)), isPlainForm: false }
  if (type === 'application/x-www-form-urlencoded') {
    return { fields: limited([...new URLSearchParams(text)]), isPlainForm: true }
  }
  throw new RefusedRequest(415, 'The form must be sent as application/json or application/x-www-form-urlencoded.')
}

function readJson(text: string): [string, unknown][] {
  const value = parse(text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value)
  throw new RefusedRequest(400, 'The body must be a JSON object.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusedRequest(400, 'The body is not valid JSON.')
  }
}

function limited<T>(fields: T[]): T[] {
  if (fields.length <= MAX_FIELDS) return fields
  throw new RefusedRequest(400, `A form has at most ${MAX_FIELDS} fields.`)
}
