import { connect } from 'node:net'
import { readResponse } from './http-response.ts'

export type RawResponse = {
  /** 0 if the connection ended without a response. */
  status: number
  headers: Record<string, string>
  /** Without the framing of chunks, and without what came after the response. */
  body: string
  /** Everything that was received, also before and after the response. */
  all: string
}

/** Nobody waits this long for a working server, also on a busy machine. */
const GIVE_UP_MS = 20_000

/**
 * Writes bytes to a new connection, one piece after the other, and collects what comes back until the first response is complete or the
 * server closes the connection. Rejects when neither happens. Unlike fetch, it normalizes nothing.
 */
export function sendBytes(url: string, pieces: readonly (string | Buffer)[]): Promise<RawResponse> {
  const isHead = String(pieces[0]).startsWith('HEAD ')
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let all = ''
    const settle = (act: () => void) => {
      clearTimeout(timer)
      socket.destroy()
      act()
    }
    const look = (isClosed: boolean) => {
      try {
        const response = readResponse(all, { isHead, isClosed })
        const { status, headers, body } = response ?? { status: 0, headers: {}, body: '' }
        if (isClosed || response?.isComplete) settle(() => resolve({ status, headers, body, all }))
      } catch (error) {
        settle(() => reject(error))
      }
    }
    const timer = setTimeout(() => {
      const received = all === '' ? 'nothing' : JSON.stringify(all.slice(0, 500))
      settle(() => reject(new Error(`No complete response came in ${GIVE_UP_MS / 1_000} s, but ${received}`)))
    }, GIVE_UP_MS)
    socket.setEncoding('latin1').on('data', text => {
      all += text
      look(false)
    })
    socket.on('error', () => look(true)).on('close', () => look(true))
    for (const piece of pieces) socket.write(piece, 'latin1')
  })
}

/** Returns everything that comes back until the server has closed the connection. Rejects when it does not. */
export function sendUntilClosed(url: string, pieces: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
    let all = ''
    const timer = setTimeout(() => {
      socket.destroy()
      reject(
        new Error(`The connection was still open after ${GIVE_UP_MS / 1_000} s: ${JSON.stringify(all.slice(0, 500))}`),
      )
    }, GIVE_UP_MS)
    const settle = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(all)
    }
    socket.setEncoding('latin1').on('data', text => {
      all += text
    })
    // What is written after the server has closed fails, which is no response.
    socket.on('end', settle).on('close', settle).on('error', settle)
    for (const piece of pieces) socket.write(piece, 'latin1')
  })
}
