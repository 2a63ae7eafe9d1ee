import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { expect, it } from 'vitest'
import { MESSAGES } from '../../../lib/forms/rules.ts'
import { ask } from '../../support/ask.ts'
import { readHtml } from '../../support/head.ts'
import { startSite } from '../../support/site-process.ts'
import { stack } from '../../support/stack.ts'
import { openPlainForm } from '../forms/plain-form.ts'

const REQUEST = { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' }
const METRICS_TOKEN = 'a token of enough characters'

it('a site with all its services is alive and ready', async () => {
  expect(await look(stack.siteUrl, '/healthz')).toEqual({ status: 200, body: { status: 'ok' } })
  expect(await look(stack.siteUrl, '/readyz')).toEqual({
    status: 200,
    body: {
      status: 'ready',
      content: 'reachable',
      webhook: expect.stringMatching(/^(unknown|arrives|silent)$/),
      outbox: 'works',
    },
  })
})

it('a site with a failing disk is not ready and takes no form, with or without JavaScript, counts those that fail, and goes on when it works again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-disk-'))
  const notAFolder = join(folder, 'outbox')
  writeFileSync(notAFolder, '')
  const site = await startSite({
    port: await freePort(),
    env: { LOCAL_SERVICES_URL: stack.lakeUrl, OUTBOX_DIR: notAFolder, METRICS_TOKEN, TRUSTED_PROXY_HOPS: '1' },
  })
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
    const form = readHtml(await plain.text()).querySelector('main form')
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
