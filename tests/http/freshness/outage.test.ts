import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startService, waitUntilReady } from '../../../scripts/processes.ts'
import { ask, statusOf } from '../../support/ask.ts'
import { readTokens } from '../../support/content.ts'
import { SECTION_NAMES, sectionNames } from '../../support/landing.ts'
import { stack, startStack, stopStack } from '../../support/stack.ts'

const logFile = join(stack.folder, 'outage.log')
const START_TIMEOUT_MS = 60_000

let stopSite = async () => {}

beforeAll(async () => {
  const { webhookSecret } = readTokens()
  // So that it knows the addresses of pages, whichever tests came before.
  await ask('/ramadan')
  await stopStack()
  rmSync(logFile, { force: true })
  const site = startService({
    name: 'The site without its services',
    args: [join('node_modules', 'next', 'dist', 'bin', 'next'), 'start', '-p', String(stack.port)],
    env: {
      ...process.env,
      NODE_ENV: 'production',
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

afterAll(async () => {
  await stopSite()
  await startStack()
})

it('the site starts without content lake and stats host and shows the last cached page', async () => {
  await expect(fetch(stack.lakeUrl)).rejects.toThrow()
  const { status, text } = await ask('/')
  expect(status).toBe(200)
  expect(sectionNames(text)).toEqual(SECTION_NAMES)
})

it('pages that staff built stay at their addresses, and other addresses show the landing page', async () => {
  for (const path of ['/ramadan', '/stories/masjid-as-salam']) {
    const { status, text } = await ask(path)
    expect([status, sectionNames(text)[0]]).toEqual([200, 'cover'])
  }
  expect(sectionNames((await ask('/nowhere')).text)).toEqual(SECTION_NAMES)
})

it('`next start` sends the headers of a page, with a policy that names its scripts', async () => {
  const headers = Object.fromEntries((await ask('/')).headers)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' })
  const policy = headers['content-security-policy']
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; script-src-attr 'none';/)
  expect(policy).toContain(`img-src 'self' data: ${stack.lakeUrl}/images/`)
})

it('icons and the manifest stay available, and a card that was not drawn before fails without being cached', async () => {
  for (const path of ['/favicon.ico', '/icons/32', '/icons/maskable-512', '/manifest.webmanifest']) {
    expect(await statusOf(path), path).toBe(200)
  }
  const { status, headers, text } = await ask('/og/page/blog')
  expect(status).toBe(503)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(text)).toEqual({ message: 'The content service did not answer' })
})
