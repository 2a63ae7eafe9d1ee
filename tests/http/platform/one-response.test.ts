import { expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { readResponse } from '../../support/http-response.ts'
import { expectOne } from '../../support/one-response.ts'
import { sendUntilClosed } from '../../support/raw-socket.ts'
import { stack } from '../../support/stack.ts'

/** server/gate/refusal.test.ts has the rules. This is what the whole server makes of them: compression, headers, files of the build. */

/** No length of a chunk. */
const BAD = 'zz\r\nnot a chunk\r\n'
const CHUNKED = 'Transfer-Encoding: chunked'
const { host } = new URL(stack.siteUrl)
const NEXT = write('GET /healthz')

it.each<[name: string, status: number, pieces: string[]]>([
  ['a form without a length', 411, [write('POST /karima', CHUNKED), BAD]],
  ['a form that is too long', 413, [write('POST /karima', 'Content-Length: 9000000'), 'a'.repeat(900_000)]],
  [
    'a form of another type',
    415,
    [write('POST /karima', 'Content-Length: 3', 'Content-Type: text/plain'), 'abc', NEXT],
  ],
  ['a form of another site', 403, [write('POST /karima', 'Origin: https://evil.example', CHUNKED), BAD]],
  ['a page with a body', 400, [write('GET /blog', CHUNKED), BAD]],
  ['a body of the API that cannot be read', 400, [write('POST /api/forms/demo', CHUNKED), BAD]],
  ['an expectation', 417, [write('POST /karima', 'Expect: everything', CHUNKED), BAD]],
  ['headers of 40 kB', 431, [write('GET /', `X-Long: ${'x'.repeat(40_000)}`)]],
  ['a request without a host', 400, [`POST / HTTP/1.1\r\n${CHUNKED}\r\n\r\n${BAD}`, BAD]],
  ['a refused request with others behind it', 405, [write('TRACE /') + NEXT + NEXT, NEXT]],
  ['no HTTP', 400, ['EHLO evil.example\r\n\r\n', NEXT]],
])('%s gets one response, %i, and the connection is closed', async (_, status, pieces) => {
  expectOne(await sendUntilClosed(stack.siteUrl, pieces), status)
})

it('a file of the build is not sent to a request with a body', async () => {
  const [, file = ''] = /"(\/_next\/static\/[^"]+\.js)"/.exec((await ask('/')).text) ?? []
  expect(file).not.toBe('')
  const head = write(`GET ${file}`, 'Accept-Encoding: br', CHUNKED)
  for (const pieces of [[BAD], [BAD, NEXT]]) expectOne(await sendUntilClosed(stack.siteUrl, [head, ...pieces]), 400)
})

it('a page arrives whole before the refusal of what follows it', async () => {
  const first = readResponse(
    await sendUntilClosed(stack.siteUrl, [write('GET /healthz') + write('PUT /', CHUNKED) + BAD]),
  )
  expect(first?.status).toBe(200)
  expectOne(first?.rest ?? '', 405)
})

function write(line: string, ...headers: string[]): string {
  return [`${line} HTTP/1.1`, `Host: ${host}`, ...headers, '', ''].join('\r\n')
}
