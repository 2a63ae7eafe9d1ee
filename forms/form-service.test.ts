import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../tests/support/listen.ts'
import { sendToFormService } from './form-service.ts'

it('posts the fields as JSON, and the id in a header', async () => {
  const requests: { headers: IncomingMessage['headers']; body: string }[] = []
  const endpoint = await serve(async (request, response) => {
    requests.push({ headers: request.headers, body: await readAll(request) })
    response.end('{"next":"/thanks","ok":true}')
  })
  expect(await send(endpoint)).toEqual({ outcome: 'taken' })
  expect(requests).toMatchObject([
    {
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': 'one' },
      body: '{"name":"Amina"}',
    },
  ])
})

it('returns the errors of the service, unknown codes included', async () => {
  const [known, unknown] = [
    { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
    { code: 'OF_TOMORROW', field: 'phone', message: 'is not known' },
  ]
  const errors = [known, unknown, { field: 'phone', message: 'is odd' }]
  expect(await send(await answer(422, { error: 'Validation errors', errors }))).toEqual({
    outcome: 'refused',
    errors: [known, unknown, { code: 'UNSPECIFIED', field: 'phone', message: 'is odd' }],
  })
})

it.each([200, 404, 429, 500])('counts success in the body more than the status %i', async status => {
  for (const empty of [{}, { errors: [] }])
    expect(await send(await answer(status, { ...empty, next: '/thanks' }))).toEqual({ outcome: 'taken' })
})

it('counts errors of fields more than the status', async () => {
  const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
  expect(await send(await answer(503, { errors }))).toEqual({ outcome: 'refused', errors })
})

it.each([
  ['a form that is gone', 404, { errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }] }],
  ['an error without a list', 403, { error: 'blocked' }],
  ['success in words only', 200, { ok: true }],
  ['an empty list of errors', 422, { errors: [] }],
  ['a list', 200, []],
  ['a number', 200, 7],
  ['members without messages', 422, { errors: [{ code: 'TYPE_EMAIL', field: 'email' }] }],
  ['too many requests', 429, { error: 'Too many requests' }],
  ['too many requests, even where the form is blocked', 429, { errors: [{ code: 'BLOCKED', message: 'later' }] }],
  ['a fault', 500, { ok: false }],
])('reports a failure that can be retried after %s', async (_, status, body) => {
  expect(await send(await answer(status, body))).toMatchObject({ outcome: 'failed', reason: expect.any(String) })
})

it.each(['{"next":"/tha', '', '<html>', '\u0000'])('reports a failure after the malformed response %j', async body => {
  const endpoint = await serve((_, response) => response.end(body))
  expect(await send(endpoint)).toMatchObject({
    outcome: 'failed',
    reason: 'Unexpected response format (status 200)',
  })
})

it('reads Retry-After in seconds or as a date', async () => {
  const later = new Date(Date.now() + 90_000).toUTCString()
  for (const [header, atLeast, atMost] of [
    ['120', 120_000, 120_000],
    [later, 85_000, 90_000],
    ['soon', 0, 0],
    ['999999999', 3_600_000, 3_600_000],
  ] as const) {
    const endpoint = await serve((_, response) => response.writeHead(429, { 'retry-after': header }).end())
    const delivery = await send(endpoint)
    const wait = delivery.outcome === 'failed' ? delivery.retryAfterMs : Number.NaN
    expect(wait).toBeGreaterThanOrEqual(atLeast)
    expect(wait).toBeLessThanOrEqual(atMost)
  }
})

/** tests/faults/through-faults.test.ts has one that hangs or disconnects. */
it('fails on a service that redirects, never ends or is not reachable', async () => {
  const elsewhere = await serve((_, response) => response.end('{"next":"/thanks"}'))
  const redirecting = await serve((_, response) => response.writeHead(307, { location: elsewhere }).end())
  expect(await send(redirecting)).toMatchObject({ outcome: 'failed' })
  const endless = await serve((_, response) => {
    response.writeHead(200)
    const write = () => response.destroyed || response.write('x'.repeat(50_000), write)
    write()
  })
  expect(await send(endless)).toMatchObject({ outcome: 'failed', reason: 'answered more than 100000 bytes' })
  expect(await send('http://127.0.0.1:1/f/demo')).toMatchObject({ outcome: 'failed' })
})

function send(endpoint: string) {
  const endpoints = { demo: endpoint, trial: '', registration: '' }
  return sendToFormService(endpoints, { id: 'one', form: 'demo', values: { name: 'Amina' } }, 10_000)
}

function answer(status: number, body: unknown): Promise<string> {
  return serve((_, response) => response.writeHead(status).end(JSON.stringify(body)))
}

async function serve(listener: RequestListener): Promise<string> {
  const { url, stop } = await listen(createServer(listener))
  onTestFinished(stop)
  return `${url}/f/demo`
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
