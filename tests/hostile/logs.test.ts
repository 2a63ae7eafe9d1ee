import { createServer, type RequestListener } from 'node:http'
import { createClient } from '@sanity/client'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog } from '../../lib/process/log.ts'
import { type Listening, listen } from '../support/listen.ts'
import { eventsIn, type SiteProcess, startSite } from '../support/site-process.ts'

/** How long the client waits for a service that answers, and for one that never does. */
const PATIENCE_MS = 20_000
const SHORT_MS = 200

/** What a visitor typed; none of it may appear in the log. */
const TYPED = { I01name: 'Zaynab Qasim', I02email: 'zaynab@masjid.example', I03phone: '+1 (419) 555-0142' }
const PARTS = ['Zaynab', 'Qasim', 'zaynab', 'masjid.example', '555-0142', '4195550142', '198.51.100.77', 'utm_zaynab']

let service: Listening | undefined
let site: SiteProcess | null = null
afterEach(async () => {
  await service?.stop()
  service = undefined
  await site?.end('SIGTERM')
  site = null
})

describe('an error of the content service', () => {
  const repeating: RequestListener = (request, response) => {
    const said = `No such parameter: ${decodeURIComponent(request.url ?? '')}`
    const body = { error: { description: said, type: 'queryParseError', query: said }, message: said }
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  it.each<[string, number, RequestListener, RegExp]>([
    ['that repeats what it was asked', PATIENCE_MS, repeating, /^The service answered 400 \(queryParseError\)$/],
    ['that hangs', SHORT_MS, () => {}, /timeout/],
    ['that cuts off', PATIENCE_MS, request => request.socket.destroy(), /./],
    [
      'that answers something else',
      PATIENCE_MS,
      (request, response) => response.writeHead(502).end(request.url),
      /answered 502$/,
    ],
  ])('%s reveals nothing of the visitor’s request in the log', async (_, timeout, listener, says) => {
    const apiHost = await serve(listener)
    const client = createClient({
      ...{ apiHost, projectId: 'local0001', dataset: 'production', apiVersion: '2025-01-23' },
      ...{ useProjectHostname: false, useCdn: false, timeout, maxRetries: 0 },
    })
    const error = await client.fetch('*[slug.current == $slug]', { slug: 'zaynab-utm_zaynab' }).catch(error => error)
    let line = ''
    createLog({
      write: written => {
        line += written
      },
    }).error('content.unreachable', {}, error)
    expect(JSON.parse(line).error.message).toMatch(says)
    expect(PARTS.filter(part => line.includes(part))).toEqual([])
  })
})

const repeat: RequestListener = (request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', chunk => {
    body += chunk
  })
  request.on('end', () => response.writeHead(422).end(JSON.stringify({ error: `Refused: ${body}` })))
}

it('a form that could not be stored is logged as one event, without anything that the visitor sent', async () => {
  const endpoint = await serve(repeat)
  site = await startSite({ env: { OUTBOX_DIR: 'off', FORM_REGISTRATION_ENDPOINT: endpoint } })
  const response = await fetch(`${site.url}/api/forms/registration?utm_source=utm_zaynab`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.77' },
    body: JSON.stringify({ ...TYPED, IV01termsandconditions: true }),
  })
  expect(response.status).toBe(503)
  const errors = () => site?.errors() ?? ''
  await expect.poll(errors).toContain('answer.failed')
  const events = eventsIn(errors())
  expect(events).toContainEqual(
    expect.objectContaining({
      ...{ level: 'error', event: 'form.failed', message: 'Form submission failed', form: 'registration' },
      error: {
        ...{ name: 'Error', stack: expect.any(String) },
        message: 'The form service did not accept the submission: The form as a whole was refused (status 422)',
      },
    }),
  )
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'answer.failed',
      method: 'POST',
      path: '/api/forms/registration',
      status: 503,
    }),
  )
  expect(PARTS.filter(part => errors().includes(part))).toEqual([])
})

it('an error that Next prints is one line of the request’s trace, and its answer has the security headers', async () => {
  site = await startSite({ env: { OUTBOX_DIR: 'off', FAULT_ON_SIGNAL: '1' } })
  site.signal('SIGUSR2')
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` }
  const failed = async () => {
    const { status, headers: sent } = await fetch(`${site?.url}/healthz?name=Zaynab`, { headers })
    return [status, sent.get('content-security-policy')?.includes("object-src 'none'")]
  }
  // The signal may arrive after the first request.
  await expect.poll(failed).toEqual([500, true])
  await expect.poll(() => site?.errors() ?? '').toContain('answer.failed')
  const events = (site.errors() ?? '')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
    .filter(line => line.trace === trace)
  expect([...new Set(events.map(({ event }) => event))].toSorted()).toEqual(['answer.failed', 'next.error'])
  expect(events.find(({ event }) => event === 'next.error').error).toEqual({
    ...{ name: 'TypeError', message: 'No JSON for\n[e-mail]' },
    stack: expect.stringMatching(/^ {4}at .*preload\.mjs/),
  })
  expect(site.errors()).not.toMatch(/amina|zaynab/i)
})

async function serve(listener: RequestListener): Promise<string> {
  service = await listen(createServer(listener))
  return service.url
}
