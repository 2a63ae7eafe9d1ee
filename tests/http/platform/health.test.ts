import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { expect, it } from 'vitest'
import { openSqliteOutbox } from '../../../forms/outbox/sqlite/store.ts'
import { issueStartToken } from '../../../forms/start-token.ts'
import { TOKEN_FIELD } from '../../../lib/forms/answer.ts'
import { ask } from '../../support/ask.ts'
import { startSite } from '../../support/site-process.ts'
import { stack } from '../../support/stack.ts'

const REQUEST = { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' }
/** Old enough to be a person's. */
const TOKEN_AGE_MS = 60_000
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

it('submissions that the form service does not accept are counted for those who may know, and the site stays ready', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  const nobody = 'http://127.0.0.1:2'
  const site = await startSite({
    port: await freePort(),
    env: { LOCAL_SERVICES_URL: nobody, OUTBOX_DIR: folder, METRICS_TOKEN },
  })
  const outbox = openSqliteOutbox(folder)
  const token = issueStartToken(await outbox.signingSecret(), Date.now() - TOKEN_AGE_MS)
  try {
    for (const fields of [{ ...REQUEST, [TOKEN_FIELD]: token }, REQUEST, { ...REQUEST, nickname: 'x' }]) {
      const headers = { 'content-type': 'application/json' }
      const sent = await ask(`${site.url}/api/forms/shortTrial`, {
        ...{ method: 'POST', headers, body: JSON.stringify(fields) },
      })
      expect(sent.status).toBe(200)
    }
    expect(await look(site.url, '/readyz')).toMatchObject({ status: 200, body: { outbox: 'works' } })
    const { text } = await ask(`${site.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    for (const [state, count] of Object.entries({ pending: 2, marked: 1, held: 1, refused: 0 }))
      expect(text).toContain(`minara_outbox_submissions{state="${state}"} ${count}\n`)
    expect(text).toMatch(/^minara_outbox_oldest_pending_seconds \d/m)
  } finally {
    await outbox.close()
    await site.end('SIGTERM')
    rmSync(folder, { recursive: true })
  }
})

it('a site with a failing disk is not ready', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-disk-'))
  const notAFolder = join(folder, 'outbox')
  writeFileSync(notAFolder, '')
  const site = await startSite({
    port: await freePort(),
    env: { LOCAL_SERVICES_URL: stack.lakeUrl, OUTBOX_DIR: notAFolder },
  })
  try {
    expect(await look(site.url, '/readyz')).toEqual({
      status: 503,
      body: { status: 'not ready', content: 'reachable', webhook: 'unknown', outbox: 'broken' },
    })
  } finally {
    await site.end('SIGTERM')
    rmSync(folder, { recursive: true })
  }
})

it('a site without an outbox reports that it is off', async () => {
  const site = await startSite({
    port: await freePort(),
    env: { LOCAL_SERVICES_URL: stack.lakeUrl, OUTBOX_DIR: 'off' },
  })
  try {
    expect(await look(site.url, '/readyz')).toMatchObject({ status: 200, body: { outbox: 'off' } })
  } finally {
    await site.end('SIGTERM')
  }
})

async function look(site: string, path: string): Promise<{ status: number; body: unknown }> {
  const { status, headers, text } = await ask(site + path)
  expect(headers.get('cache-control')).toBe('no-store')
  return { status, body: JSON.parse(text) }
}
