import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SiteProcess, startSite } from '../../support/site-process.ts'
import { stack } from '../../support/stack.ts'
import { until } from '../../support/until.ts'
import { openPlainForm } from '../forms/plain-form.ts'

const REQUEST = { name: 'Amina Yusuf', email: 'amina@refused.example', phone: '4195550142' }
const EVIL = 'https://evil.example'
const folder = mkdtempSync(join(tmpdir(), 'refusals-'))

let site: SiteProcess
let port: number
beforeAll(async () => {
  port = await freePort()
  site = await startSite({ port, env: { OUTBOX_DIR: folder, TRUSTED_PROXY_HOPS: '1' } })
})
afterAll(async () => {
  await site?.end('SIGTERM')
  rmSync(folder, { recursive: true })
})

it('a site that has started says at which port it listens, and under which address visitors know it', () => {
  expect(eventsIn(site.output(), 'site.listening')).toMatchObject([{ level: 'info', port, siteUrl: stack.siteUrl }])
})

it.each<[what: string, send: () => Promise<unknown>, line: object]>([
  [
    'from a page of another site, at the address for scripts',
    () => sendJson(JSON.stringify(REQUEST), { origin: EVIL }),
    { form: 'trial', status: 403, reason: 'Only pages of this site may send this form.', origin: EVIL },
  ],
  [
    'that is not JSON, at the address for scripts',
    () => sendJson('{', { origin: stack.siteUrl }),
    { form: 'trial', status: 400, reason: 'The body is not valid JSON.', origin: stack.siteUrl },
  ],
  [
    'from a page of another site, with a path and a password in its origin',
    async () => (await openForm()).post(REQUEST, { origin: `https://user:word@evil.example/secret?name=Amina` }),
    { form: '/karima', status: 403, origin: EVIL },
  ],
  [
    'with more fields than the page has',
    async () => (await openForm()).post({ ...REQUEST, ...manyFields() }),
    { form: 'shortTrial', status: 400, reason: 'A form has at most 100 fields.', origin: stack.siteUrl },
  ],
])('a form %s leaves a line with the reason and the origin, and nothing that was typed', async (_, send, line) => {
  const before = refusals().length
  await send()
  await until('the line', async () => refusals().length > before)
  expect(refusals().slice(before)).toMatchObject([{ level: 'warn', ...line }])
  expect(refusals()[before]?.reason).toMatch(/\w/)
  expect(site.errors()).not.toContain('Amina')
})

function sendJson(body: string, headers: Record<string, string>): Promise<Response> {
  const all = { 'content-type': 'application/json', 'x-forwarded-host': new URL(stack.siteUrl).host, ...headers }
  return fetch(`${site.url}/api/forms/trial`, { method: 'POST', body, headers: all })
}

const openForm = () => openPlainForm('/karima', site.url)

function manyFields(): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 200 }, (_, number) => [`field-${number}`, '']))
}

const refusals = () => eventsIn(site.errors(), 'form.refused')

function eventsIn(output: string, event: string): Record<string, unknown>[] {
  const lines = output.split('\n').filter(line => line.includes(`"event":"${event}"`))
  return lines.map(line => JSON.parse(line))
}
