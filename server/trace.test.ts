import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { createLog, traces } from '../lib/process/log.ts'
import { listen } from '../tests/support/listen.ts'
import { inTrace, passTraceOn } from './trace.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'
const current = () => traces.getStore()
const HEADER = `00-${TRACE}-${SPAN}-01`

it('a request belongs to the trace of its caller, in a span of its own', async () => {
  await inTrace(HEADER, async () => {
    await Promise.resolve()
    expect(traces.getStore()).toEqual({ trace: TRACE, span: expect.stringMatching(/^[0-9a-f]{16}$/) })
    expect(traces.getStore()?.span).not.toBe(SPAN)
  })
  expect(traces.getStore()).toBeUndefined()
})

it('a later version of the header may have more parts', () => {
  expect(inTrace(`cc-${TRACE}-${SPAN}-01-more`, current)?.trace).toBe(TRACE)
})

it.each([
  undefined,
  HEADER.toUpperCase(),
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `ff-${TRACE}-${SPAN}-01`,
  `${HEADER}-more`,
  `${HEADER}, ${HEADER}`,
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}"\n-${SPAN}-01`,
])('a request with the header %j starts a trace', header => {
  const started = inTrace(header, current)
  expect(started?.trace).toMatch(/^[0-9a-f]{32}$/)
  expect(started?.trace).not.toBe(TRACE)
  expect(inTrace(header, current)?.trace).not.toBe(started?.trace)
})

it('every log line of a request names its trace and span', () => {
  const lines: string[] = []
  const log = createLog({ write: line => lines.push(line) })
  const kept = inTrace(HEADER, () => {
    log.warn('form.refused', { form: 'trial' }, new Error('no'))
    return traces.getStore()
  })
  log.info('answer.sent', {})
  const [during, after] = lines.map(line => JSON.parse(line))
  expect(during).toMatchObject({ event: 'form.refused', form: 'trial', ...kept, error: { message: 'no' } })
  expect(after).not.toHaveProperty('trace')
})

it('requests to other services pass the trace on, with the headers that they have', async () => {
  const received: [accept: string | undefined, traceparent: string | string[] | undefined][] = []
  const server = createServer(({ headers }, response) => {
    received.push([headers.accept, headers.traceparent])
    response.end()
  })
  onTestFinished(() => void server.close())
  const { url } = await listen(server)
  const send = (accept: string, headers = {}) =>
    fetch(url, { method: 'POST', body: 'a', headers: { accept, ...headers } })
  passTraceOn()
  const span = await inTrace(HEADER, async () => {
    await send('application/json')
    await send('text/html', { traceparent: 'of its own' })
    return traces.getStore()?.span
  })
  await send('text/plain')
  expect(received).toEqual([
    ['application/json', `00-${TRACE}-${span}-01`],
    ['text/html', 'of its own'],
    ['text/plain', undefined],
  ])
})
