import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MESSAGES } from '../../../lib/forms/rules.ts'
import { ask } from '../../support/ask.ts'
import { REQUEST } from '../../support/form-site.ts'
import { METRICS_TOKEN } from '../../support/hanging-site.ts'
import { readHtml } from '../../support/head.ts'
import { eventsIn, type SiteProcess, startSite } from '../../support/site-process.ts'
import { stack } from '../../support/stack.ts'
import { until } from '../../support/until.ts'
import { openPlainForm } from '../forms/plain-form.ts'

it('a site with all its services is alive and ready', async () => {
  expect(await look(stack.siteUrl, '/healthz')).toEqual({ status: 200, body: { status: 'ok' } })
  const ready = { status: 'ready', content: 'reachable', outbox: 'works' }
  expect(await look(stack.siteUrl, '/readyz')).toMatchObject({ status: 200, body: ready })
})

it('a site with a failing disk is not ready and takes no form, with or without JavaScript, counts those that fail, and goes on when it works again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-disk-'))
  const notAFolder = join(folder, 'outbox')
  writeFileSync(notAFolder, '')
  const env = { LOCAL_SERVICES_URL: stack.lakeUrl, OUTBOX_DIR: notAFolder, METRICS_TOKEN }
  const site = await startSite({ env })
  try {
    for (const _ of [1, 2, 3])
      expect(await look(site.url, '/readyz')).toEqual({
        status: 503,
        body: { status: 'not ready', content: 'reachable', webhook: 'unknown', outbox: 'broken' },
      })
    expect((await send(site.url, REQUEST)).status).toBe(503)
    const metrics = await readMetrics(site.url)
    for (const line of ['minara_outbox_writable 0', 'minara_ready 0', 'minara_forms_failed_total 1'])
      expect(metrics).toContain(`${line}\n`)
    const plain = await (await openPlainForm('/karima', site.url)).post(REQUEST)
    expect(plain.status).toBe(503)
    const form = readHtml(plain.text).querySelector('main form')
    expect(form?.textContent).toContain(MESSAGES.notSent)
    const typed = Array.from(form?.querySelectorAll('.field input') ?? [], input => input.getAttribute('value'))
    expect(typed).toEqual(Object.values(REQUEST))
    await expect.poll(() => site.errors()).toContain('"event":"form.failed"')
    expect(site.errors().match(/"event":"outbox\.broken"/g)).toHaveLength(1)
    expect(site.errors()).not.toContain('"path":"/readyz"')
    expect((await ask(`${site.url}/api/forms/token`)).status).toBe(503)
    rmSync(notAFolder)
    expect((await send(site.url, REQUEST)).status).toBe(200)
    await expect.poll(async () => (await look(site.url, '/readyz')).status).toBe(200)
  } finally {
    await site.end('SIGTERM')
    rmSync(folder, { recursive: true })
  }
})

describe('a site that refuses forms', () => {
  const EVIL = 'https://evil.example'
  const folder = mkdtempSync(join(tmpdir(), 'refusals-'))

  let site: SiteProcess
  beforeAll(async () => {
    site = await startSite({ env: { OUTBOX_DIR: folder } })
  })
  afterAll(async () => {
    await site?.end('SIGTERM')
    rmSync(folder, { recursive: true })
  })

  it('a site that has started says at which port it listens, and under which address visitors know it', () => {
    expect(eventsIn(site.output()).filter(({ event }) => event === 'site.listening')).toMatchObject([
      { level: 'info', port: site.port, siteUrl: stack.siteUrl },
    ])
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

  const refusals = () => eventsIn(site.errors()).filter(({ event }) => event === 'form.refused')
})

function send(site: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/json' }
  return ask(`${site}/api/forms/shortTrial`, { method: 'POST', headers, body: JSON.stringify(fields) })
}

async function readMetrics(site: string): Promise<string> {
  return (await ask(`${site}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text
}

async function look(site: string, path: string): Promise<{ status: number; body: unknown }> {
  const { status, headers, text } = await ask(site + path)
  expect(headers.get('cache-control')).toBe('no-store')
  return { status, body: JSON.parse(text) }
}
