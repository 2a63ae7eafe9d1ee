import { IncomingMessage } from 'node:http'
import { RefusedRequest, refusalOfPlainForm } from '../../forms/decode.ts'
import { jsonIn } from '../../lib/words/decode.ts'
import { isFields } from '../../lib/words/fields.ts'
import { METHODS, type Place } from './target.ts'

/** Above the limit of every route of the API, which have more exact messages. */
const MAX_API_BYTES = 300_000
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH'])

/** Ids from 8 on are functions with 'use cache', which no form may call. */
const ACTION_ID = /^[0-7][0-9a-f]{41}$/
const MARK = '$ACTION_'
const MAX_DEPTH = 8

export function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
}

export function examineMethod(request: IncomingMessage, place: Place, siteUrl: string): void {
  const { method = '', headers } = request
  const allowed: readonly string[] = METHODS[place]
  const get = (name: string) => headers[name]?.toString() ?? null
  const refused = method === 'POST' && place !== 'api' ? refusalOfPlainForm({ get }, siteUrl) : null
  if (refused) throw refused
  // A broken form is refused as one wherever it was sent.
  if (!allowed.includes(method) && !isForm(request)) throw notAllowed(place)
  if (!WITH_BODY.has(method)) {
    if (hasBody(request)) throw new RefusedRequest(400, `A ${method} request has no body.`)
  } else if (Number(headers['content-length'] ?? 0) > MAX_API_BYTES) throw tooLong()
}

/** So that a body is whole and valid: Next treats a closed connection or a broken form as an error of the site. Throws RefusedRequest, or the stream's error. */
export async function readBodyFirst(request: IncomingMessage, place: Place): Promise<IncomingMessage> {
  if (!WITH_BODY.has(request.method ?? '')) return request
  if (place === 'page' && !isForm(request)) throw new RefusedRequest(415, 'A form must be sent as multipart/form-data.')
  const body = await readWhole(request)
  if (place !== 'api') requireAction(await decode(body, request.headers['content-type'] ?? ''))
  if (place === 'file') throw notAllowed(place)
  return withBody(request, body)
}

function isForm({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

function notAllowed(place: Place): RefusedRequest {
  return new RefusedRequest(405, 'This address does not have this method.', { allow: METHODS[place].join(', ') })
}

export function readWhole(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= MAX_API_BYTES) return chunks.push(chunk)
      chunks.length = 0
      reject(tooLong())
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', reject)
  })
}

export async function decode(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new RefusedRequest(400, 'The form is incomplete.')
  }
}

/** A stream cannot be read twice, so Next gets a request of its own. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request
  const copy = new IncomingMessage(request.socket)
  Object.assign(copy, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor })
  copy.complete = true
  copy.push(body)
  copy.push(null)
  return copy
}

function tooLong(): RefusedRequest {
  return new RefusedRequest(413, `A body has at most ${MAX_API_BYTES} bytes.`)
}

/** Next decodes fields without checks: other references run in circles, and other arguments reach the action as they are. */
function requireAction(data: FormData): void {
  const fields = [...data].filter(([name]) => name.startsWith(MARK))
  const [number, ...others] = fields.flatMap(([name]) => /^\$ACTION_REF_(\d{1,4})$/.exec(name)?.[1] ?? [])
  if (number === undefined || others.length > 0) throw notOurs()
  const names = [`${MARK}REF_${number}`, `${MARK}${number}:0`, `${MARK}${number}:1`]
  const known = new Set([...names, `${MARK}KEY`])
  if (new Set(fields.map(([name]) => name)).size < fields.length || fields.some(([name]) => !known.has(name))) {
    throw notOurs()
  }
  const reference = jsonIn(String(data.get(`${MARK}${number}:0`)))
  const isCall = isFields(reference) && typeof reference.id === 'string' && ACTION_ID.test(reference.id)
  if (!isCall || reference.bound !== '$@1' || Object.keys(reference).length > 2) throw notOurs()
  const bound = jsonIn(String(data.get(`${MARK}${number}:1`)))
  if (!Array.isArray(bound) || bound.length !== 1 || !isFields(bound[0]) || !isPlain(bound, 0)) throw notOurs()
}

/** React reads texts that begin with $ as references, except "$undefined" and the escaped "$$". */
function isPlain(value: unknown, depth: number): boolean {
  if (depth > MAX_DEPTH) return false
  if (typeof value === 'string') return !value.startsWith('$') || value.startsWith('$$') || value === '$undefined'
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, part]) => name !== '__proto__' && isPlain(part, depth + 1))
}

function notOurs(): RefusedRequest {
  return new RefusedRequest(400, 'The form is not one of this site.')
}
