type HttpResponse = {
  status: number
  /** By name in small letters. */
  headers: Record<string, string>
  /** The content, without the framing of chunks and without what comes after it. */
  body: string
  /** False while a part of the body is missing. A body without a declared length is complete when the connection is closed. */
  isComplete: boolean
  /** What was received after the response: the beginning of the next one. */
  rest: string
}

type Head = { status: number; headers: Record<string, string>; after: string }
type Body = Pick<HttpResponse, 'body' | 'isComplete' | 'rest'>

/**
 * The first final response in bytes that were received as Latin-1; null if its head is not complete. Interim responses (100 Continue) are
 * passed over, and the body ends where RFC 9112 says: after its last chunk, or at its declared length.
 */
export function readResponse(
  received: string,
  { isHead = false, isClosed = false }: { isHead?: boolean; isClosed?: boolean } = {},
): HttpResponse | null {
  let head = readHead(received)
  while (head && isInterim(head.status)) head = readHead(head.after)
  if (!head) return null
  const { status, headers, after } = head
  if (isHead || status === 204 || status === 304) return { status, headers, body: '', isComplete: true, rest: after }
  return { status, headers, ...readBody(headers, after, isClosed) }
}

/** 101 is final: what follows is in another protocol. */
function isInterim(status: number): boolean {
  return status >= 100 && status < 200 && status !== 101
}

function readHead(text: string): Head | null {
  const [whole, status, lines = ''] = /^HTTP\/1\.[01] (\d{3})[^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(text) ?? []
  if (whole === undefined) return null
  const pairs = lines
    .split('\r\n')
    .filter(Boolean)
    .map(line => line.split(/:\s*(.*)/s))
  return {
    status: Number(status),
    headers: Object.fromEntries(pairs.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    after: text.slice(whole.length),
  }
}

function readBody(headers: Record<string, string>, text: string, isClosed: boolean): Body {
  if (/\bchunked$/i.test(headers['transfer-encoding'] ?? '')) return readChunks(text)
  const declared = headers['content-length']
  if (declared === undefined) return { body: text, isComplete: isClosed, rest: '' }
  const length = Number(declared)
  return { body: text.slice(0, length), isComplete: text.length >= length, rest: text.slice(length) }
}

function readChunks(text: string): Body {
  let body = ''
  let at = 0
  while (true) {
    const lineEnd = text.indexOf('\r\n', at)
    if (lineEnd < 0) return { body, isComplete: false, rest: '' }
    const size = Number.parseInt(text.slice(at, lineEnd), 16)
    if (Number.isNaN(size)) throw new Error(`A chunk begins with "${text.slice(at, lineEnd)}" instead of its size`)
    const start = lineEnd + 2
    if (size === 0) return { body, ...readTrailers(text.slice(start)) }
    body += text.slice(start, start + size)
    at = start + size + 2
    if (text.length < at) return { body, isComplete: false, rest: '' }
  }
}

/** Header lines may follow the last chunk; an empty line ends them. */
function readTrailers(text: string): Pick<Body, 'isComplete' | 'rest'> {
  const [whole] = /^(?:[^\r\n]+\r\n)*\r\n/.exec(text) ?? []
  return whole === undefined ? { isComplete: false, rest: '' } : { isComplete: true, rest: text.slice(whole.length) }
}
