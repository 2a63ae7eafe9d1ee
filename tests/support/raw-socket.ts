import { connect } from 'node:net'

/** `all` is everything that was received, also before and after the response. The status is 0 if the connection ended without one. */
export type RawResponse = Pick<HttpResponse, 'status' | 'headers' | 'body'> & { all: string }

type Pieces = readonly (string | Buffer)[]

/** Nobody waits this long for a working server, also on a busy machine. */
const GIVE_UP_MS = 20_000

/** A request as text, with exactly these headers. One that is undefined is left out. */
export function writeRequest(
  method: string,
  target: string,
  headers: Readonly<Record<string, string | undefined>>,
  body = '',
): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}\r\n`],
  )
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** Returns the first response, once it is complete or the server has closed the connection. Unlike fetch, it normalizes nothing. */
export async function sendBytes(url: string, pieces: Pieces): Promise<RawResponse> {
  const all = await exchange(url, pieces, received => readResponse(received)?.isComplete ?? false)
  const { status, headers, body } = readResponse(all, { isClosed: true }) ?? { status: 0, headers: {}, body: '' }
  return { status, headers, body, all }
}

/** Returns everything that comes back until the server has closed the connection. */
export function sendUntilClosed(url: string, pieces: Pieces): Promise<string> {
  return exchange(url, pieces, () => false)
}

/** Writes bytes to a new connection, one piece after the other, and collects what comes back. Rejects when it comes to no end. */
function exchange(url: string, pieces: Pieces, isDone: (received: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
    let all = ''
    const settle = (act: () => void) => {
      clearTimeout(timer)
      socket.destroy()
      act()
    }
    const timer = setTimeout(() => {
      const received = all === '' ? 'nothing' : JSON.stringify(all.slice(0, 500))
      settle(() => reject(new Error(`It had not ended after ${GIVE_UP_MS / 1_000} s, in which ${received} came`)))
    }, GIVE_UP_MS)
    const end = () => settle(() => resolve(all))
    socket.setEncoding('latin1').on('data', text => {
      all += text
      try {
        if (isDone(all)) end()
      } catch (error) {
        settle(() => reject(error))
      }
    })
    // What is written after the server has closed fails, which is no response.
    socket.on('end', end).on('close', end).on('error', end)
    for (const piece of pieces) socket.write(piece, 'latin1')
  })
}

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

type Body = Pick<HttpResponse, 'body' | 'isComplete' | 'rest'>

/**
 * The first response in bytes that were received as Latin-1; null if its head is not complete. The body ends where RFC 9112 says: after its last
 * chunk, which no trailers follow here, or at its declared length.
 */
export function readResponse(received: string, { isClosed = false } = {}): HttpResponse | null {
  const [whole, status, lines = ''] = /^HTTP\/1\.[01] (\d{3})[^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(received) ?? []
  if (whole === undefined) return null
  const pairs = lines
    .split('\r\n')
    .filter(Boolean)
    .map(line => line.split(/:\s*(.*)/s))
  const headers = Object.fromEntries(pairs.map(([name = '', value = '']) => [name.toLowerCase(), value]))
  return { status: Number(status), headers, ...readBody(headers, received.slice(whole.length), isClosed) }
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
    if (size === 0) return { body, isComplete: text.startsWith('\r\n', start), rest: text.slice(start + 2) }
    body += text.slice(start, start + size)
    at = start + size + 2
    if (text.length < at) return { body, isComplete: false, rest: '' }
  }
}
