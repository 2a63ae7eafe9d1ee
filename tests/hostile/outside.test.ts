import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlainForm } from '../http/forms/plain-form.ts'
import { newAddress } from '../support/form-service.ts'
import { type FormSite, REQUEST, startFormSite } from '../support/form-site.ts'
import { type RawResponse, sendBytes } from '../support/raw-socket.ts'
import { type Case, EVIL_HOST, MARKER, SITE } from './outside/case.ts'
import { CONNECTIONS } from './outside/connections.ts'
import { FORMS } from './outside/forms.ts'
import { INTERNAL_HEADERS, ROUTER_STATES } from './outside/internal-headers.ts'
import { METHODS, TARGETS } from './outside/targets.ts'

/** What anybody on the internet can send. Each request gets a response of its own kind, and none of them raises an alarm. */

/** A refusal is a sentence, not a page. */
const MAX_REFUSAL_BYTES = 400

const FAMILIES = {
  methods: METHODS,
  forms: FORMS,
  'internal headers': INTERNAL_HEADERS,
  'router states': ROUTER_STATES,
  targets: TARGETS,
  connections: CONNECTIONS,
}

let site: FormSite
let host: string
let stopping: Promise<void> | undefined
const stop = () => (stopping ??= site.stop())
beforeAll(async () => {
  site = await startFormSite({}, 'with content')
  host = new URL(site.siteUrl).host
  // The first visitors of a page after a start wait until it is rendered again.
  for (const path of ['/', '/karima', '/blog', '/unknown', '/studio', '/feed.xml', '/sitemap.xml'])
    await fetch(site.url + path)
})
afterAll(stop)

it('a form of the site is taken', async () => {
  expect(await sendForm()).toContain('Submission Received')
})

describe.each(Object.entries(FAMILIES))('%s', (_, cases) => {
  it.each([...cases])('$name', async one => {
    const response = await sendBytes(site.url, one.pieces.map(fillIn))
    expect(one.statuses, response.all.slice(0, 500)).toContain(response.status)
    expectHarmless(one, response)
    expect(newAlarms()).toEqual([])
  })
})

it('none of them has stored anything or disturbed the site', async () => {
  const stored = (await Array.fromAsync(site.outbox.list())).length
  expect(stored).toBe(1)
  expect(await sendForm()).toContain('Submission Received')
  expect((await Array.fromAsync(site.outbox.list())).length).toBe(2)
})

it('the log of the site, once it has ended, has no alarm, and every line is one JSON object that names no visitor', async () => {
  // The log arrives through a pipe, so its last lines are certain to be here only when the process has closed it.
  await stop()
  expect(alarms()).toEqual([])
  const lines = site.errors().trimEnd().split('\n').filter(Boolean)
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), event: expect.any(String) })
  expect(lines.filter(line => line.includes(MARKER))).toEqual([])
})

function fillIn(piece: string | Buffer): string | Buffer {
  return typeof piece === 'string' ? piece.replaceAll(SITE, host) : piece
}

function expectHarmless({ headers = {}, without = [] }: Case, { status, headers: sent, body, all }: RawResponse): void {
  for (const [name, pattern] of Object.entries(headers)) expect(sent[name]).toMatch(pattern)
  for (const name of without) expect(sent).not.toHaveProperty(name)
  expect(all).not.toContain(MARKER)
  expect([site.url, site.siteUrl].map(hostOf)).toContain(hostOf(new URL(sent.location ?? '/', site.url).href))
  expect(body).not.toMatch(new RegExp(`(?:href|src|action|content)="?(?:https?:)?//${EVIL_HOST}`, 'i'))
  if (isRefusal(status)) expect(body.length).toBeLessThan(MAX_REFUSAL_BYTES)
}

function hostOf(url: string): string {
  return new URL(url).host
}

/** The page for a missing post has status 404, and that for a browser with too many cookies 431. */
function isRefusal(status: number): boolean {
  return status >= 400 && status !== 404 && status !== 431
}

let seen = 0

/** Alarms since the last call, so that one alarm fails one case: its own or, because of the pipe, a later one. */
function newAlarms(): string[] {
  const all = alarms()
  const fresh = all.slice(seen)
  seen = all.length
  return fresh
}

function alarms(): string[] {
  return site
    .errors()
    .split('\n')
    .filter(line => line.includes('"level":"error"') || (line !== '' && !line.startsWith('{')))
}

/** Sends the form of a page as a browser without JavaScript does, from a new person. */
async function sendForm(): Promise<string> {
  const form = await openPlainForm('/karima', site.url, site.siteUrl)
  return (await form.post({ ...REQUEST, email: `amina-${newAddress()}@example.org` })).text
}
