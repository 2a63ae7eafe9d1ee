import { expect as anyPage, type Browser, chromium, type Page } from '@playwright/test'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../scripts/installs.ts'
import { programOf } from '../../scripts/programs.ts'
import { type ForeignSite, makeForeignSite } from '../support/foreign-site.ts'
import { until } from '../support/until.ts'

/** Packing and building take 30 s on an idle machine. */
const TIMEOUT_MS = 900_000
const START_TIMEOUT_MS = 300_000
const SEEN_TIMEOUT_MS = 120_000
const expectPage = anyPage.configure({ timeout: SEEN_TIMEOUT_MS })
const NEXT = programOf('next')
const NEWS = { publishedId: 'news', draftId: 'drafts.news' }

let port: number
let site: ForeignSite

/** The site with the lines of the README, which `port` serves; without them, it finds the lake below `run` alone. */
beforeAll(async () => {
  port = await freePort()
  site = await makeForeignSite({ origins: [`http://localhost:${port}`] })
  const env = { LAKE_URL: site.lakeUrl, LAKE_VIEWER_TOKEN: site.viewerToken }
  await site.run([NEXT, 'build'], env)
  site.start([NEXT, 'start', '--port', String(port)], env)
}, TIMEOUT_MS)
afterAll(() => site?.remove(), TIMEOUT_MS)

describe('a foreign Next.js site', { timeout: TIMEOUT_MS }, () => {
  it('shows content and pictures of the packed lake with the lines of its README', () =>
    expectPosts(port, `${site.lakeUrl}/images/${site.projectId}/production/`))

  it('shows them without any of these lines below run', async () => {
    const port = await freePort()
    startBelowRun([process.execPath, NEXT, 'start', '--port', String(port)])
    await expectPosts(port, `https://cdn.sanity.io/images/${site.projectId}/production/`)
  })

  it('shows them while it is developed below run', async () => {
    const port = await freePort()
    startBelowRun(['npx', 'next', 'dev', '--port', String(port)], { NODE_ENV: 'development' })
    await expectPosts(port, `https://cdn.sanity.io/images/${site.projectId}/production/`)
  })
})

describe('an open page of a foreign Next.js site, by the lines of the README for next-sanity', {
  timeout: TIMEOUT_MS,
}, () => {
  let browser: Browser
  const complaints: string[] = []
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findBrowser() })
    await untilServed(port)
  }, TIMEOUT_MS)
  afterAll(() => browser?.close(), TIMEOUT_MS)

  it('shows what is published, and in draft mode what is typed, without loading again', async () => {
    const published = await open('/live', 'published content')
    const drafts = await open('/draft', 'all content including drafts')
    await site.client.action({
      actionType: 'sanity.action.document.create',
      publishedId: NEWS.publishedId,
      attributes: { _id: NEWS.draftId, _type: 'post', title: 'News', slug: { current: 'news' } },
      ifExists: 'fail',
    })
    await expectPage(drafts.getByRole('heading', { name: 'News' })).toBeVisible()
    expect(await titlesOf(published)).toEqual(['Hello from the lake'])

    await site.client.action({ actionType: 'sanity.action.document.publish', ...NEWS })
    await expectPage(published.getByRole('heading', { name: 'News' })).toBeVisible()
    await site.client.action({ actionType: 'sanity.action.document.edit', ...NEWS, patch: { set: { title: 'Typed' } } })
    await expectPage(drafts.getByRole('heading', { name: 'Typed' })).toBeVisible()
    expect((await titlesOf(published)).sort()).toEqual(['Hello from the lake', 'News'])
    expect(complaints).toEqual([])
  })

  /** Opens a page in a browser of its own, and waits until it listens. */
  async function open(path: string, to: string): Promise<Page> {
    const context = await browser.newContext({ baseURL: `http://localhost:${port}` })
    const page = await context.newPage()
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(error.message))
    const listens = page.waitForEvent('console', {
      predicate: message => message.text().includes(`listening for live events to ${to}`),
      timeout: SEEN_TIMEOUT_MS,
    })
    await page.goto(path)
    await listens
    page.on('load', () => complaints.push(`${path} was loaded again`))
    return page
  }
})

function startBelowRun(command: string[], env?: Record<string, string>): void {
  site.start([site.lakeCommand, 'run', '--port', String(site.lakePort), '--', ...command], env)
}

function untilServed(port: number): Promise<void> {
  const isServed = () =>
    fetch(`http://localhost:${port}`).then(
      ({ ok }) => ok,
      () => false,
    )
  return until('the site answers', isServed, START_TIMEOUT_MS)
}

function titlesOf(page: Page): Promise<string[]> {
  return page.getByRole('heading', { level: 2 }).allTextContents()
}

async function expectPosts(port: number, pictures: string): Promise<void> {
  await untilServed(port)
  const url = `http://localhost:${port}`
  const page = await (await fetch(url)).text()
  expect(page).toContain('<h2>Hello from the lake</h2><p>Ada</p>')
  const [, source = ''] = /src="(\/_next\/image[^"]*)"/.exec(page) ?? []
  expect(decodeURIComponent(source)).toContain(pictures)
  const picture = await fetch(url + source.replaceAll('&amp;', '&'))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
}
