import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { freePort } from 'offline-content-lake/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { listen } from '../support/listen.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'

const REQUEST = { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' }
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

/** A form service that answers when the test says so. */
let service: Server
let site: SiteProcess

afterEach(async () => {
  await site.end('SIGKILL')
  service?.closeAllConnections()
  service?.close()
})

async function start(env: Record<string, string>): Promise<void> {
  service = createServer()
  const endpoint = `${(await listen(service)).url}/`
  site = await startSite({ port: await freePort(), env: { OUTBOX_DIR: 'off', FORM_TRIAL_ENDPOINT: endpoint, ...env } })
}

function postForm(): Promise<Response> {
  const headers = { 'content-type': 'application/json', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }
  return fetch(`${site.url}/api/forms/shortTrial`, { method: 'POST', headers, body: JSON.stringify(REQUEST) })
}

async function nextDelivery(): Promise<[IncomingMessage, ServerResponse]> {
  const [request, response] = await once(service, 'request')
  return [request, response]
}

function eventsOf(lines: string) {
  return lines
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
}

describe('a site that is asked to stop', () => {
  it('says so at once, still answers new connections, and finishes a slow form', async () => {
    await start({ DRAIN_MS: '5000' })
    const sending = postForm()
    const [, delivery] = await nextDelivery()
    site.signal('SIGTERM')
    await expect.poll(() => site.output()).toContain('site.stopping')
    const ready = await fetch(`${site.url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }])
    const page = await fetch(`${site.url}/karima`)
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
    // No new connections any more, but the form is still on its way.
    await expect
      .poll(
        () =>
          fetch(`${site.url}/healthz`).then(
            () => 'open',
            () => 'closed',
          ),
        { timeout: 20_000 },
      )
      .toBe('closed')
    delivery.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true,"next":"/"}')
    expect(await (await sending).json()).toMatchObject({ outcome: 'accepted' })
    expect(await site.exitCode).toBe(0)
    // Without a content service, the page's own renewal fails; what a stop causes does not count as failed.
    const failed = eventsOf(site.errors()).filter(({ event }) => event === 'answer.failed')
    expect(failed.filter(({ path }) => path !== '/karima')).toEqual([])
    expect(eventsOf(site.output()).map(({ event }) => event)).toEqual(
      expect.arrayContaining(['site.stopping', 'site.stopped']),
    )
  })

  it('stops without open requests, in spite of a connection that either side would keep for an hour', async () => {
    await start({ NODE_OPTIONS: '--import ./tests/faults/patient-connections.mjs' })
    const agent = new Agent({ keepAlive: true })
    const [response] = await once(get(`${site.url}/karima`, { agent }), 'response')
    expect(response.headers['keep-alive']).toBe('timeout=3600')
    await once(response.resume(), 'end')
    site.signal('SIGTERM')
    expect(await site.exitCode).toBe(0)
    expect(site.output()).toContain('site.stopped')
    agent.destroy()
  })
})

describe('a fault that nobody handles', () => {
  const faulty = (fault: string) => ({ FAULT: fault, NODE_OPTIONS: '--import ./tests/support/faulty.mjs' })

  it('ends the process with one line if it is an exception', async () => {
    await start(faulty('exception'))
    site.signal('SIGUSR2')
    expect(await site.exitCode).toBe(1)
    expect(eventsOf(site.errors()).filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({
        event: 'process.failed',
        error: expect.objectContaining({ name: 'TypeError', message: 'Nobody catches\nthis' }),
      }),
    ])
  })

  it('ends the process with one line and after open requests if it is a rejection', async () => {
    await start(faulty('rejection'))
    const sending = postForm()
    const [, delivery] = await nextDelivery()
    site.signal('SIGUSR2')
    await expect.poll(() => site.errors()).toContain('process.failed')
    delivery.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true,"next":"/"}')
    expect((await sending).status).toBe(200)
    expect(await site.exitCode).toBe(1)
    expect(eventsOf(site.errors()).filter(({ level }) => level === 'error')).toHaveLength(1)
  })
})

it('log lines and requests to services belong to the trace of the visitor’s request', async () => {
  await start({})
  const sending = postForm()
  const [request, delivery] = await nextDelivery()
  expect(request.headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`))
  delivery.writeHead(500).end('<h1>Internal error</h1>')
  expect((await sending).status).toBe(503)
  await expect.poll(() => site.errors()).toContain('answer.failed')
  const ours = eventsOf(site.errors()).filter(({ trace }) => trace === TRACE)
  expect(ours.map(({ event }) => event)).toEqual(['form.failed', 'answer.failed'])
  const span = String(request.headers.traceparent).split('-')[2]
  expect(ours.map(line => line.span)).toEqual([span, span])
})
