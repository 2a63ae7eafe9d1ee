import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import compression from 'compression'
import { onTestFinished } from 'vitest'
import { POLICY_HEADER } from '../lib/security-headers.ts'
import { listen } from '../tests/support/listen.ts'
import { secure } from './secure.ts'

export const DATA = 'self.__next_f.push([1,"a"])'
export const PAGE = pageWith(DATA)

export function pageWith(script: string): string {
  return `<!DOCTYPE html><html><body>${'<p>A masjid</p>'.repeat(200)}<script>${script}</script></body></html>`
}

/** Asks a server that answers like Next, behind compression and the security headers as in server.ts. */
export async function ask(
  answer: RequestListener,
  { path = '/', ...init }: RequestInit & { path?: string } = {},
  addHeaders = secure,
): Promise<Response> {
  const compress = compression()
  const server: Server = createServer((request: IncomingMessage, response: ServerResponse) => {
    Reflect.apply(compress, null, [
      request,
      response,
      () => {
        addHeaders(request, response)
        answer(request, response)
      },
    ])
  })
  onTestFinished(() => void server.close())
  return fetch(`${(await listen(server)).url}${path}`, init)
}

export function scriptsOf(answer: Response): string[] {
  const directives = answer.headers.get(POLICY_HEADER)?.split('; ') ?? []
  return (
    directives
      .find(directive => directive.startsWith('script-src '))
      ?.split(' ')
      .slice(1) ?? []
  )
}
