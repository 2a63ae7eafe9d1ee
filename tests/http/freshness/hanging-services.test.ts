import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UNAVAILABLE_PAGE } from '../../../lib/pages.ts'
import { type Answer, ask } from '../../support/ask.ts'
import { publishPost, removeWhatWasMade, type TestPost } from '../../support/blog.ts'
import { newVisitor } from '../../support/form-service.ts'
import { REQUEST } from '../../support/form-site.ts'
import { type HangingSite, METRICS_TOKEN, startHangingSite } from '../../support/hanging-site.ts'
import { firstHeading, readHead } from '../../support/head.ts'
import { SECTION_NAMES, sectionNames } from '../../support/landing.ts'
import { eventsIn } from '../../support/site-process.ts'
import { until } from '../../support/until.ts'
import { openPlainForm } from '../forms/plain-form.ts'

/**
 * Content, stats, donation and form services accept connections and never answer; the site is restarted meanwhile. The gate in front of
 * them opens in the last test, so whatever is answered before that was answered while they hung. How the page about it looks is the state
 * `unavailable` of tests/visual, and what the router gets is in server/cache/page-cache.test.ts.
 */

const POST = '/post/thirty-nights'
const PAGES = ['/', POST, '/request-trial']
/** Their renderings began before the loss. */
const RENDERED_BEFORE = [...PAGES, '/karima']
const REDIRECT = '/albayan'
/** One that staff built. */
const OWN_PAGE = '/ramadan'
/** Not drawn before. */
const CARD = '/og/page/blog'
/** As in content/client.ts. */
const PROBE = 'count(*[_id == "siteSettings"])'

/** The content service is lost when two questions have failed, each after five seconds. */
const LOST_TIMEOUT_MS = 60_000
/** The first probe comes after two seconds, the next ones after twice as long each, up to thirty; each takes two. */
const BACK_TIMEOUT = { timeout: 90_000 }

let hanging: HangingSite
/** Known to the site, and never shown by it. */
let unread: TestPost

beforeAll(async () => {
  unread = await publishPost()
  hanging = await startHangingSite([...PAGES, OWN_PAGE, REDIRECT])
}, 120_000)

afterAll(async () => {
  await hanging.stop()
  await removeWhatWasMade()
})

describe('after a restart while all services hang', () => {
  it('the first visitor of each page gets the last good one', async () => {
    for (const path of PAGES) {
      const { status, text } = await visit(path)
      expect(status, path).toBe(200)
      if (path === '/') expect(sectionNames(text)).toEqual(SECTION_NAMES)
    }
  })

  it('a short donation link works', async () => {
    const { status, headers } = await visit(REDIRECT)
    expect(status).toBe(307)
    expect(headers.get('location')).toBe(`${hanging.gate.url}/donation-host${REDIRECT}`)
  })

  it('a form is acknowledged, with and without JavaScript', async () => {
    const headers = { 'content-type': 'application/json', ...newVisitor() }
    const body = JSON.stringify(REQUEST)
    expect((await visit('/api/forms/shortTrial', { method: 'POST', headers, body })).status).toBe(200)
    const next = JSON.stringify({ ...REQUEST, email: 'next@example.org' })
    expect((await visit('/api/forms/shortTrial', { method: 'POST', headers, body: next })).status).toBe(200)

    const { url } = hanging.site()
    const form = await openPlainForm('/karima', url, url)
    const page = await form.post({ ...REQUEST, email: 'plain@example.org' })
    expect(page.status).toBe(200)
    expect(firstHeading(page.text)).toBe('We have received your request')
    const { text } = await visit('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    expect(text).toContain('minara_outbox_submissions{state="pending"} 3\n')
  })
})

describe('once the content service counts as lost', () => {
  beforeAll(
    () =>
      until(
        'the loss is logged',
        async () => hanging.site().errors().includes('"event":"content.lost"'),
        LOST_TIMEOUT_MS,
      ),
    LOST_TIMEOUT_MS,
  )

  it.each(PAGES)('%s comes from the cache, and the content service is not asked for it', async path => {
    const asked = questions()
    for (const _visitor of ['the first', 'the second', 'the third']) {
      const { status, headers } = await visit(path)
      expect([status, headers.get('x-nextjs-cache')]).toEqual([200, expect.stringMatching(/^(HIT|STALE)$/)])
    }
    expect(questions()).toEqual(asked)
  })

  it('what it would have to confirm or deliver is a 503 page in the site’s look, which nothing caches', async () => {
    const asked = questions()
    for (const path of ['/post/nowhere', '/blog/page/99', '/blog/category/nowhere', `/post/${unread.slug}`]) {
      const { status, headers, text } = await visit(path)
      expect(status, path).toBe(503)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(firstHeading(text)).toBe('We cannot look this up just now')
      expect(text).toContain('The place where our posts are kept did not answer.')
      expect(readHead(text)).toMatchObject({ isIndexed: false })
    }
    expect(questions()).toEqual(asked)
    const files = hanging.folders.flatMap(each => readdirSync(each, { recursive: true, encoding: 'utf8' }))
    expect(files.filter(file => file.includes('nowhere') || file.includes(unread.slug))).toEqual([])
  })

  it('a page that staff built stays at its address, where others show the landing page', async () => {
    for (const [path, first] of [
      [OWN_PAGE, 'cover'],
      ['/nowhere', SECTION_NAMES[0]],
    ]) {
      const { status, text } = await visit(String(path))
      expect([path, status, sectionNames(text)[0]]).toEqual([path, 200, first])
    }
  })

  it('icons and the manifest are there, and a card that was not drawn before fails without being cached', async () => {
    for (const path of ['/favicon.ico', '/icons/32', '/manifest.webmanifest'])
      expect(await statusOf(path), path).toBe(200)
    const { status, headers, text } = await visit(CARD)
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(JSON.parse(text)).toEqual({ message: 'The content service did not answer' })
  })

  it('the path of that page shows the landing page', async () => {
    expect(sectionNames((await visit(UNAVAILABLE_PAGE)).text)).toEqual(SECTION_NAMES)
  })

  it('the site is alive and ready, and says after a real look that content is away', async () => {
    expect(await statusOf('/healthz')).toBe(200)
    const before = hanging.gate.requests.length
    expect(await readiness()).toEqual({ status: 200, content: 'unreachable' })
    expect(hanging.gate.requests.length).toBeGreaterThan(before)
  })

  it('no page is logged as failed', async () => {
    const events = eventsIn(hanging.site().errors())
    const lost = events.findIndex(({ event }) => event === 'content.lost')
    const later = events.slice(lost + 1)
    // The form service hangs, too: on a busy machine its loss comes after that of the content service. A card is no page.
    const others = ['next.error', 'form.undelivered', 'card.failed']
    const failed = later.filter(
      ({ event, path = '' }) => !others.includes(event) && ![CARD, ...RENDERED_BEFORE].includes(path),
    )
    expect([...new Set(failed.map(({ event, path }) => `${event} ${path}`))]).toEqual([])
  })

  it('everything works again by itself when the services answer', async () => {
    hanging.gate.isOpen = true
    await expect.poll(() => statusOf(`/post/${unread.slug}`), BACK_TIMEOUT).toBe(200)
    await expect.poll(() => statusOf('/post/nowhere')).toBe(404)
    await expect.poll(readiness).toEqual({ status: 200, content: 'reachable' })
  }, 180_000)
})

function visit(path: string, init: RequestInit = {}): Promise<Answer> {
  return ask(hanging.site().url + path, init)
}

async function readiness(): Promise<{ status: number; content: unknown }> {
  const { status, text } = await visit('/readyz')
  return { status, content: JSON.parse(text).content }
}

/** What the content service was asked, but for the probes by which the site finds out whether it is back. */
function questions(): string[] {
  const { url, requests } = hanging.gate
  return requests.filter(path => {
    const { pathname, searchParams } = new URL(path, url)
    return pathname.includes('/data/query/') && searchParams.get('query') !== PROBE
  })
}

async function statusOf(path: string): Promise<number> {
  return (await visit(path)).status
}
