import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UNAVAILABLE_PAGE } from '../../../lib/pages.ts'
import { ask } from '../../support/ask.ts'
import { publishPost, removeWhatWasMade, type TestPost } from '../../support/blog.ts'
import { readTokens } from '../../support/content.ts'
import { type ContentGate, startGate } from '../../support/content-gate.ts'
import { newVisitor } from '../../support/form-service.ts'
import { readHead, readHtml } from '../../support/head.ts'
import { SECTION_NAMES, sectionNames } from '../../support/landing.ts'
import { type SiteProcess, startSite } from '../../support/site-process.ts'
import { copyBuild, stack } from '../../support/stack.ts'
import { until } from '../../support/until.ts'
import { openPlainForm } from '../forms/plain-form.ts'
import { firstHeading } from '../support/page.ts'

/** Content, stats, donation and form services accept connections and never answer; the site is restarted meanwhile. */

const BUILD = `${stack.buildFolder}-hanging`
const POST = '/post/thirty-nights'
const PAGES = ['/', POST, '/request-trial']
/** Their renderings began before the loss. */
const RENDERED_BEFORE = [...PAGES, '/karima']
const REDIRECT = '/albayan'

const FIRST_MS = 1_500
const USUAL_MS = 300
/** A form is stored at once. The visitor then waits four seconds for what the form service says about the fields. */
const FORM_MS = 5_000
const CACHED_MS = 50
/** Of several visits, because a busy machine delays some. */
const VISITS = 7
const MANY_VISITS = 40
/** The first probe comes after two seconds, the next ones after twice as long each; each takes two. */
const BACK_TIMEOUT = { timeout: 60_000 }

const REQUEST = { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' }

let gate: ContentGate
let folder: string
let site: SiteProcess
/** Known to the site, and never shown by it. */
let unread: TestPost

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hanging-'))
  gate = await startGate(stack.lakeUrl)
  unread = await publishPost()
  copyBuild(stack.buildFolder, BUILD)
  site = await start()
  for (const path of [...PAGES, REDIRECT]) expect(await statusOf(path), path).toBeLessThan(400)
  await site.end('SIGTERM')
  gate.isOpen = false
  site = await start()
}, 60_000)

afterAll(async () => {
  await site.end('SIGKILL')
  await gate.stop()
  for (const each of [folder, BUILD]) rmSync(each, { recursive: true, force: true })
  await removeWhatWasMade()
})

describe('after a restart while all services hang', () => {
  it('the first visitor of each page gets the last good one within 1.5 s', async () => {
    for (const path of PAGES) {
      const { milliseconds, status, text } = await visit(path)
      expect(status, path).toBe(200)
      expect(milliseconds, path).toBeLessThan(FIRST_MS)
      if (path === '/') expect(sectionNames(text)).toEqual(SECTION_NAMES)
    }
  })

  it('a short donation link works within half a second', async () => {
    const { milliseconds, status, headers } = await visit(REDIRECT)
    expect(status).toBe(307)
    expect(headers.get('location')).toBe(`${gate.url}/donation-host${REDIRECT}`)
    expect(milliseconds).toBeLessThan(500)
  })

  it('a form is acknowledged, with and without JavaScript', async () => {
    const headers = { 'content-type': 'application/json', ...newVisitor() }
    const body = JSON.stringify(REQUEST)
    const { milliseconds, status } = await visit('/api/forms/shortTrial', { method: 'POST', headers, body })
    expect(status).toBe(200)
    expect(milliseconds).toBeLessThan(FORM_MS)
    const next = JSON.stringify({ ...REQUEST, email: 'next@example.org' })
    expect((await visit('/api/forms/shortTrial', { method: 'POST', headers, body: next })).milliseconds).toBeLessThan(
      1_000,
    )

    const form = await openPlainForm('/karima', site.url, site.url)
    const began = performance.now()
    const page = await form.post({ ...REQUEST, email: 'plain@example.org' })
    expect(performance.now() - began).toBeLessThan(FORM_MS)
    expect(page.status).toBe(200)
    expect(firstHeading(await page.text())).toBe('We have received your request')
    const { outbox } = JSON.parse((await visit('/readyz')).text)
    expect(outbox.pending).toBe(3)
  })
})

describe('once the content service counts as lost', () => {
  beforeAll(() => until('the loss is logged', async () => site.errors().includes('"event":"content.lost"')))

  it.each(PAGES)('%s comes from the cache within 50 ms', async path => {
    const times: number[] = []
    for (let time = 0; time < VISITS; time++) {
      const { milliseconds, status } = await visit(path)
      expect(status).toBe(200)
      expect(milliseconds).toBeLessThan(USUAL_MS)
      times.push(milliseconds)
    }
    expect(median(times)).toBeLessThan(CACHED_MS)
  })

  it('what it would have to confirm or deliver is a 503 page in the site’s look, which nothing caches', async () => {
    for (const path of ['/post/nowhere', '/blog/page/99', '/blog/category/nowhere', `/post/${unread.slug}`]) {
      const { milliseconds, status, headers, text } = await visit(path)
      expect(status, path).toBe(503)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(firstHeading(text)).toBe('This page is not available right now')
      expect(readHead(text)).toMatchObject({ isIndexed: false })
      expect(readHtml(text).querySelector('header nav')).not.toBeNull()
      expect(milliseconds, path).toBeLessThan(USUAL_MS)
    }
    const files = [BUILD, join(folder, 'cache')].flatMap(each =>
      readdirSync(each, { recursive: true, encoding: 'utf8' }),
    )
    expect(files.filter(file => file.includes('nowhere') || file.includes(unread.slug))).toEqual([])
  })

  it('the router of an open page gets no data that it could show instead of a page', async () => {
    for (const path of ['/post/nowhere', `/post/${unread.slug}`]) {
      const { status, headers } = await visit(`${path}?_rsc=abc`, { headers: { rsc: '1' }, redirect: 'follow' })
      expect(status, path).toBe(503)
      expect(headers.get('cache-control')).toMatch(/no-store/)
    }
  })

  it('the path of that page shows the landing page', async () => {
    expect(sectionNames((await visit(UNAVAILABLE_PAGE)).text)).toEqual(SECTION_NAMES)
  })

  it('the site is alive, and not ready after a real look', async () => {
    expect(await statusOf('/healthz')).toBe(200)
    const before = gate.requests.length
    expect(await statusOf('/readyz')).toBe(503)
    expect(gate.requests.length).toBeGreaterThan(before)
  })

  it('the loss is logged once, and after it no page as failed', async () => {
    const lines = site
      .errors()
      .split('\n')
      .filter(line => line.startsWith('{'))
    const events = lines.map((line): { event: string; path?: string } => JSON.parse(line))
    const lost = events.findIndex(({ event }) => event === 'content.lost')
    const later = events.slice(lost + 1)
    const failed = later.filter(({ event, path = '' }) => event !== 'next.error' && !RENDERED_BEFORE.includes(path))
    expect([...new Set(failed.map(({ event, path }) => `${event} ${path}`))]).toEqual(['answer.failed /readyz'])
    const countErrors = () => site.errors().split('"event":"next.error"').length
    const before = countErrors()
    for (let time = 0; time < MANY_VISITS; time++) await visit('/')
    // Renderings that began before the loss may still end.
    expect(countErrors() - before).toBeLessThan(MANY_VISITS / 2)
  })

  it('everything works again by itself when the services answer', async () => {
    gate.isOpen = true
    await expect.poll(() => statusOf(`/post/${unread.slug}`), BACK_TIMEOUT).toBe(200)
    expect(await statusOf('/post/nowhere')).toBe(404)
    expect(await statusOf('/readyz')).toBe(200)
  }, 70_000)
})

async function start(): Promise<SiteProcess> {
  const port = await freePort()
  return startSite({
    port,
    env: {
      ...{ NEXT_DIST_DIR: BUILD, NEXT_PUBLIC_SITE_URL: `http://127.0.0.1:${port}`, NEXT_PUBLIC_LAKE_URL: gate.url },
      LOCAL_SERVICES_URL: gate.url,
      ...{ CACHE_DIR: join(folder, 'cache'), OUTBOX_DIR: join(folder, 'outbox'), TRUSTED_PROXY_HOPS: '1' },
      SANITY_REVALIDATE_SECRET: readTokens().webhookSecret,
    },
  })
}

async function visit(path: string, init: RequestInit = {}) {
  const began = performance.now()
  const answer = await ask(site.url + path, init)
  return { ...answer, milliseconds: performance.now() - began }
}

async function statusOf(path: string): Promise<number> {
  return (await visit(path)).status
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
