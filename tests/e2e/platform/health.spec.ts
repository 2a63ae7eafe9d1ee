import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { openOutbox } from '../../../forms/outbox/store.ts'
import { issueStartToken } from '../../../forms/start-token.ts'
import { TOKEN_FIELD } from '../../../lib/forms/answer.ts'
import { freePort } from '../../../local/http/free-port.fixture.ts'
import { startSite } from '../../support/site-process.ts'
import { stack } from '../../support/stack.ts'

const REQUEST = { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' }

test('a site with all its services is alive and ready', async ({ request }) => {
  expect(await ask(request, stack.siteUrl, '/healthz')).toEqual({ status: 200, body: { status: 'ok' } })
  expect(await ask(request, stack.siteUrl, '/readyz')).toEqual({
    status: 200,
    body: {
      status: 'ready',
      content: 'reachable',
      outbox: {
        pending: expect.any(Number),
        marked: expect.any(Number),
        held: expect.any(Number),
        refused: expect.any(Number),
        oldestPendingSeconds: expect.any(Number),
        notifications: { pending: expect.any(Number), undeliverable: expect.any(Number) },
      },
    },
  })
})

test('submissions that the form service does not accept are counted, and the site stays ready', async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  const nobody = `http://127.0.0.1:${await freePort()}`
  const site = await startSite({ port: await freePort(), env: { LOCAL_SERVICES_URL: nobody, OUTBOX_DIR: folder } })
  const outbox = openOutbox(folder)
  // Old enough to be a person's.
  const token = issueStartToken(outbox.signingSecret(), Date.now() - 60_000)
  try {
    const sent = await request.post(`${site.url}/api/forms/shortTrial`, { data: { ...REQUEST, [TOKEN_FIELD]: token } })
    expect(sent.status()).toBe(200)
    const plain = await request.post(`${site.url}/api/forms/shortTrial`, { data: REQUEST })
    expect(plain.status()).toBe(200)
    const caught = await request.post(`${site.url}/api/forms/shortTrial`, { data: { ...REQUEST, nickname: 'x' } })
    expect(caught.status()).toBe(200)
    expect(await ask(request, site.url, '/readyz')).toMatchObject({
      status: 200,
      body: { outbox: { pending: 2, marked: 1, held: 1, refused: 0 } },
    })
  } finally {
    outbox.close()
    await site.end('SIGTERM')
    rmSync(folder, { recursive: true })
  }
})

test('a site with a failing disk is not ready', async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'no-disk-'))
  const notAFolder = join(folder, 'outbox')
  writeFileSync(notAFolder, '')
  const site = await startSite({
    port: await freePort(),
    env: { LOCAL_SERVICES_URL: stack.lakeUrl, OUTBOX_DIR: notAFolder },
  })
  try {
    expect(await ask(request, site.url, '/readyz')).toEqual({
      status: 503,
      body: { status: 'not ready', content: 'reachable', outbox: 'broken' },
    })
  } finally {
    await site.end('SIGTERM')
    rmSync(folder, { recursive: true })
  }
})

test('a site without an outbox reports that it is off', async ({ request }) => {
  const site = await startSite({
    port: await freePort(),
    env: { LOCAL_SERVICES_URL: stack.lakeUrl, OUTBOX_DIR: 'off' },
  })
  try {
    expect(await ask(request, site.url, '/readyz')).toMatchObject({ status: 200, body: { outbox: 'off' } })
  } finally {
    await site.end('SIGTERM')
  }
})

async function ask(request: APIRequestContext, site: string, path: string) {
  const answer = await request.get(site + path)
  expect(answer.headers()['cache-control']).toBe('no-store')
  return { status: answer.status(), body: await answer.json() }
}
