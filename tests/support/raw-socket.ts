import { connect } from 'node:net'

export type RawResponse = {
  /** 0 if the connection ended without a response. */
  status: number
  headers: Record<string, string>
  /** As sent: the body may be chunked. */
  body: string
  /** Everything that was received, also before and after the response. */
  all: string
  milliseconds: number
}

const GIVE_UP_MS = 5_000

/**
 * Writes bytes to a new connection, one piece after the other, and collects what comes back until the server closes the connection or a
 * response is complete. Unlike fetch, it normalizes nothing.
 */
export function sendBytes(url: string, pieces: readonly (string | Buffer)[]): Promise<RawResponse> {
  const began = performance.now()
  return new Promise(resolve => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let all = ''
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ ...parse(all), all, milliseconds: performance.now() - began })
    }
    const timer = setTimeout(finish, GIVE_UP_MS)
    socket.setEncoding('latin1').on('data', text => {
      all += text
      if (isComplete(all)) finish()
    })
    socket.on('error', finish).on('close', finish)
    for (const piece of pieces) socket.write(piece, 'latin1')
  })
}

function parse(all: string): Pick<RawResponse, 'status' | 'headers' | 'body'> {
  const [, code, head = '', body = ''] =
    /^(?:HTTP\/1\.1 100 [^\r]*\r\n\r\n)?HTTP\/1\.[01] (\d{3})[^\r]*\r\n(.*?)\r\n\r\n(.*)$/s.exec(`${all}`) ?? []
  const lines = head.split('\r\n').map(line => line.split(/:\s*(.*)/s))
  return {
    status: Number(code ?? 0),
    headers: Object.fromEntries(lines.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    body,
  }
}

function isComplete(all: string): boolean {
  const { status, headers, body } = parse(all)
  if (status === 0) return false
  if (status === 204 || status === 304) return true
  if (headers['transfer-encoding'] === 'chunked') return body.endsWith('\r\n0\r\n\r\n')
  return headers['content-length'] !== undefined && body.length >= Number(headers['content-length'])
}
