import { expect, it, vi } from 'vitest'
import { createLog } from '../lib/log.ts'
import { currentTrace } from '../lib/trace.ts'
import { inTrace, withTrace } from './trace.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'
const HEADER = `00-${TRACE}-${SPAN}-01`

it('a request belongs to the trace of its caller, in a span of its own', async () => {
  await inTrace(HEADER, async () => {
    await Promise.resolve()
    expect(currentTrace()).toEqual({ trace: TRACE, span: expect.stringMatching(/^[0-9a-f]{16}$/) })
    expect(currentTrace()?.span).not.toBe(SPAN)
  })
  expect(currentTrace()).toBeUndefined()
})

it('a later version of the header may have more parts', () => {
  expect(inTrace(`cc-${TRACE}-${SPAN}-01-more`, currentTrace)?.trace).toBe(TRACE)
})

it.each([
  undefined,
  '',
  'x',
  HEADER.toUpperCase(),
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `ff-${TRACE}-${SPAN}-01`,
  `${HEADER}-more`,
  `${HEADER}, ${HEADER}`,
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}"\n-${SPAN}-01`,
])('a request with the header %j starts a trace', header => {
  const started = inTrace(header, currentTrace)
  expect(started?.trace).toMatch(/^[0-9a-f]{32}$/)
  expect(started?.trace).not.toBe(TRACE)
  expect(inTrace(header, currentTrace)?.trace).not.toBe(started?.trace)
})

it('every log line of a request names its trace and span', () => {
  const lines: string[] = []
  const log = createLog({ write: line => lines.push(line) })
  const kept = inTrace(HEADER, () => {
    log.warn('form.refused', { form: 'trial' }, new Error('no'))
    return currentTrace()
  })
  log.info('answer.sent', {})
  const [during, after] = lines.map(line => JSON.parse(line))
  expect(during).toMatchObject({ event: 'form.refused', form: 'trial', ...kept, error: { message: 'no' } })
  expect(after).not.toHaveProperty('trace')
})

it('requests to other services pass the trace on, with the headers that they have', async () => {
  const sent: { url: string; headers: Headers }[] = []
  const send = vi.fn<typeof fetch>(async (input, init) => {
    sent.push({ url: String(input), headers: new Headers(init?.headers) })
    return new Response()
  })
  const traced = withTrace(send)
  const span = await inTrace(HEADER, async () => {
    await traced('http://forms.example/', { method: 'POST', headers: { accept: 'application/json' } })
    await traced(new Request('http://forms.example/', { headers: { accept: 'text/html' } }))
    return currentTrace()?.span
  })
  await traced('http://stats.example/', { headers: { accept: 'x' } })
  expect(sent.map(({ headers }) => [headers.get('accept'), headers.get('traceparent')])).toEqual([
    ['application/json', `00-${TRACE}-${span}-01`],
    ['text/html', `00-${TRACE}-${span}-01`],
    ['x', null],
  ])
})
