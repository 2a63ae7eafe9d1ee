import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { encodeSignatureHeader } from '@sanity/webhook'
import { startService, waitUntilReady } from '../../../scripts/processes.ts'
import { readTokens } from '../../support/content.ts'
import { SECTION_NAMES, sectionNames } from '../../support/landing.ts'
import { stack, startStack, stopStack } from '../../support/stack.ts'

const logFile = join(stack.folder, 'outage.log')
const START_TIMEOUT_MS = 60_000

test.describe.configure({ mode: 'serial' })

let stopSite = async () => {}

test.beforeAll(async () => {
  const { webhookSecret } = readTokens()
  await stopStack()
  const site = startService({
    name: 'The site without its services',
    args: [join('node_modules', 'next', 'dist', 'bin', 'next'), 'start', '-p', String(stack.port)],
    env: {
      ...process.env,
      PORT: String(stack.port),
      NEXT_DIST_DIR: stack.buildFolder,
      LOCAL_SERVICES_URL: stack.lakeUrl,
      OUTBOX_DIR: 'off',
      CACHE_DIR: join(stack.dataFolder, 'cache'),
      SANITY_REVALIDATE_SECRET: webhookSecret,
    },
    logFile,
    shown: 'nothing',
  })
  stopSite = site.stop
  await waitUntilReady(site, stack.siteUrl, START_TIMEOUT_MS)
})

test.afterAll(async () => {
  await stopSite()
  await startStack()
})

test('the site starts without content lake and stats host and shows the last cached page', async ({ request }) => {
  await expect(fetch(stack.lakeUrl)).rejects.toThrow()
  const answer = await request.get('/')
  expect(answer.status()).toBe(200)
  expect(sectionNames(await answer.text())).toEqual(SECTION_NAMES)
})

test('`next start` sends the headers of a page, with a policy that allows its scripts', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' })
  const policy = headers['content-security-policy']
  expect(policy).toContain("default-src 'none'; script-src 'self' 'unsafe-inline'; script-src-attr 'none';")
  expect(policy).toContain(`img-src 'self' data: ${stack.lakeUrl}/images/`)
})

test('the site is alive but not ready', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  const answer = await request.get('/readyz')
  expect(answer.status()).toBe(503)
  expect(await answer.json()).toMatchObject({ status: 'not ready', content: 'unreachable' })
})

test('icons and the manifest stay available, and a card that was not drawn before fails without being cached', async ({
  request,
}) => {
  for (const path of ['/favicon.ico', '/icons/32', '/icons/maskable-512', '/manifest.webmanifest']) {
    expect((await request.get(path)).status()).toBe(200)
  }
  const answer = await request.get('/og/page/blog')
  expect(answer.status()).toBe(503)
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(await answer.json()).toEqual({ message: 'The content service did not answer' })
})

test('a webhook whose revalidation fails leaves the page unchanged', async ({ request }) => {
  const before = await (await request.get('/')).text()
  const log = readFileSync(logFile, 'utf8')
  for (const type of ['landingPage', 'siteSettings', 'post', 'testimonial']) {
    const body = JSON.stringify({ _id: type, _type: type })
    const signature = await encodeSignatureHeader(body, Date.now(), readTokens().webhookSecret)
    const answer = await request.post('/api/revalidate', {
      headers: { 'content-type': 'application/json', 'sanity-webhook-signature': signature },
      data: Buffer.from(body),
    })
    expect(answer.status()).toBe(200)
  }
  for (const _visitor of ['the first, who waits', 'the second']) {
    const answer = await request.get('/')
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toBe(before)
  }
  await expect.poll(() => readFileSync(logFile, 'utf8').slice(log.length)).toContain('fetch failed')
})

test('the catch-up reports that the content service is unreachable', async ({ request }) => {
  const answer = await request.post('/api/revalidate/catch-up', {
    headers: { authorization: `Bearer ${readTokens().webhookSecret}` },
  })
  expect(answer.status()).toBe(503)
})
