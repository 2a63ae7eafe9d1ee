import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readResponse, sendUntilClosed } from '../../tests/support/raw-socket.ts'
import { serveGate } from './gate.fixture.ts'

/** No length of a chunk. */
const BAD = 'zz\r\nnot a chunk\r\n'
const CHUNKED = 'Transfer-Encoding: chunked'
const FORM = 'Content-Type: multipart/form-data; boundary=x'

let url: string
let stop: () => void
let answered: string[] = []
/** Responses to /slow wait for it. */
const slow = Promise.withResolvers<void>()

beforeAll(async () => {
  ;({ url, stop } = await serveGate(async (passed, response) => {
    answered.push(`${passed.method} ${passed.url}`)
    if (passed.url === '/slow') await slow.promise
    response.end('passed')
  }))
})
beforeEach(() => {
  answered = []
})
afterAll(() => stop())

function write(line: string, ...headers: string[]): string {
  return [`${line} HTTP/1.1`, 'Host: minara.example', ...headers, '', ''].join('\r\n')
}

const NEXT = write('GET /next')

/** Each is refused before its body is read. */
const REFUSED: [name: string, status: number, head: string, body: string][] = [
  ['a form without a length', 411, write('POST /', CHUNKED, FORM), BAD],
  ['a form that says it is too long', 413, write('POST /', 'Content-Length: 900000', FORM), 'a'.repeat(900_000)],
  ['a body of the API that says it is too long', 413, write('POST /api/forms/demo', 'Content-Length: 900000'), 'a'],
  ['a method that the page does not have', 405, write('PUT /', CHUNKED), BAD],
  ['GET of a file with a body', 400, write('GET /robots.txt', 'Content-Length: 5', 'Connection: keep-alive'), 'abc'],
  ['a request without a host', 400, `POST / HTTP/1.1\r\n${CHUNKED}\r\n\r\n`, BAD],
  ['an expectation', 417, write('POST /', 'Expect: everything', CHUNKED), BAD],
  ['a target of another host', 400, write('POST http://evil.example/', CHUNKED), BAD],
  ['an action called by a header', 400, write('POST /', 'Next-Action: x', 'Content-Length: 9'), '{"a":1'],
  ['a path that does not decode', 400, write('POST /api/%ff', CHUNKED), BAD],
]

describe.each(REFUSED)('%s', (_, status, head, body) => {
  it.each<[string, string[]]>([
    ['in one piece', [head + body]],
    ['with its body later', [head, body]],
    ['followed by another request', [head + body, NEXT]],
    ['with the rest of its body malformed', [head, body.slice(0, 1), BAD.repeat(20)]],
    ['without a body', [head]],
  ])('gets one response %s, and the connection is closed', async (_, pieces) => {
    expectOne(await sendUntilClosed(url, pieces), status)
    expect(answered).toEqual([])
  })
})

const LONG = [write('POST /api/forms/demo', CHUNKED), `61a80\r\n${'a'.repeat(400_000)}\r\n`]
const POSTED = `${write('POST /api/forms/demo', 'Content-Length: 2')}{}`

it.each<[name: string, status: number, connections: string[][]]>([
  ['a body in chunks that gets too long', 413, ['0\r\n\r\n', BAD, NEXT].map(rest => [...LONG, rest])],
  ['a request without a body', 405, [[write('TRACE /') + NEXT, NEXT]]],
  ['a target that is refused', 400, [[write('GET /a#b') + POSTED]]],
])('%s is refused once, and nothing that follows on its connection is acted upon', async (_, status, connections) => {
  for (const pieces of connections) expectOne(await sendUntilClosed(url, pieces), status)
  expect(answered).toEqual([])
})

it('a response to an earlier request arrives whole before the refusal', async () => {
  const received = sendUntilClosed(url, [write('GET /slow') + write('POST /', CHUNKED, FORM), BAD])
  await expect.poll(() => answered).toEqual(['GET /slow'])
  slow.resolve()
  const first = readResponse(await received)
  expect(first).toMatchObject({ status: 200, body: 'passed' })
  expectOne(first?.rest ?? '', 411)
})

it.each([
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  ['a long header', write('GET /', `X-Long: ${'x'.repeat(40_000)}`), 431],
  ['a body that cannot be read', write('POST /api/forms/demo', CHUNKED) + BAD, 400],
  ['a body with an endless extension', `${write('POST /api/forms/demo', CHUNKED)}1;${'x'.repeat(40_000)}\r\n`, 413],
])('%s gets one response, after those to earlier requests', async (_, bytes, status) => {
  expectOne(await sendUntilClosed(url, [bytes, NEXT]), status)
  expectOne(await sendUntilClosed(url, [bytes.slice(0, 60), bytes.slice(60)]), status)
  const first = readResponse(await sendUntilClosed(url, [NEXT + bytes]))
  expect(first).toMatchObject({ status: 200, body: 'passed' })
  expectOne(first?.rest ?? '', status)
})

it('a browser that sends too many cookies gets a page that says what to do', async () => {
  const request = write('GET /', `Cookie: ${`a=${'x'.repeat(1_000)}; `.repeat(60)}`)
  const response = readResponse(await sendUntilClosed(url, [request]))
  expect(response).toMatchObject({ status: 431, isComplete: true, rest: '' })
  expect(response?.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(response?.body).toContain('Delete the cookies of this site in the settings of your browser')
})

it('a request that is right keeps its connection', async () => {
  const all = await sendUntilClosed(url, [NEXT + NEXT + write('GET /last', 'Connection: close')])
  expect(all.match(/HTTP\/1\.1 200/g)).toHaveLength(3)
  expect(answered).toEqual(['GET /next', 'GET /next', 'GET /last'])
})

/** The response, after which the server has closed the connection. */
function expectOne(all: string, status: number): void {
  const response = readResponse(all, { isClosed: true })
  expect(response, all.slice(0, 300)).toMatchObject({ status, isComplete: true, rest: '' })
  expect(response?.headers.connection).toBe('close')
  expect(all.match(/HTTP\/1\.1 /g)).toHaveLength(1)
}
