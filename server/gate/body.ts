import { IncomingMessage } from 'node:http'
import { RefusedRequest, refusalOfPlainForm } from '../../forms/decode.ts'
import { requireAction } from './form-fields.ts'
import { METHODS, type Place } from './place.ts'

/** Above the limit of every route of the API, which have more exact messages. */
const MAX_API_BYTES = 300_000
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH'])

export function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
}

export function examineMethod(request: IncomingMessage, place: Place, siteUrl: string): void {
  const { method = '', headers } = request
  const allowed: readonly string[] = METHODS[place]
  if (method === 'POST' && place !== 'api') requireForm(headers, siteUrl)
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

function requireForm(headers: IncomingMessage['headers'], siteUrl: string): void {
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  const refused = refusalOfPlainForm(new Headers(entries.filter(([name]) => CHECKED.has(name))), siteUrl)
  if (refused) throw refused
}

const CHECKED = new Set(['origin', 'sec-fetch-site', 'content-length'])

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
