import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  expect as anyPage,
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type Response,
} from '@playwright/test'
import { createClient } from '@sanity/client'
import { lakeConfig } from 'offline-content-lake/client'
import { freePort } from 'offline-content-lake/testing'
import { openTokens } from 'offline-content-lake/tokens'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_PATHS } from '../../lib/pages.ts'
import { findBrowser } from '../../scripts/installs.ts'
import { cloneProject, type ProjectCopy } from '../support/checkout.ts'
import { runProcess } from '../support/run-process.ts'
import { until } from '../support/until.ts'
import { follow, readSteps } from '../support/written-steps.ts'

/** Next compiles each kind of page when it is first asked for, and typegen reads the whole content model. */
const TIMEOUT_MS = 900_000
const SEEN_TIMEOUT_MS = 300_000
const expectPage = anyPage.configure({ timeout: SEEN_TIMEOUT_MS })
/** Playwright turns the browser's cache off where it answers requests itself, and Next then warns of every page. */
const PAST_THE_CACHE = 'is rendering with server caches disabled'
/** Said by Sanity after seconds of its own; pages that are compiled on a busy machine take longer, and connect then. */
const SLOW = ["hasn't finished loading after", 'Unable to connect to visual editing']
const NOTE = 'A note that only this test knows'
const LANDING_QUERY = 'schemas/documents/singletons.query.ts'

let copy: ProjectCopy
let site: Awaited<ReturnType<typeof startDevSite>>
let browser: Browser
let context: BrowserContext
const complaints: string[] = []

beforeAll(async () => {
  copy = cloneProject()
  site = await startDevSite(copy.root)
  browser = await chromium.launch({ executablePath: findBrowser() })
  context = await browser.newContext({ baseURL: site.url })
  context.setDefaultTimeout(SEEN_TIMEOUT_MS)
  context.setDefaultNavigationTimeout(SEEN_TIMEOUT_MS)
  // Part of the Studio calls `<project>.localhost`, which browsers resolve to this machine.
  const isHere = ({ hostname }: URL) => hostname === 'localhost' || hostname.endsWith('.localhost')
  await context.route(
    url => !isHere(url),
    route => {
      complaints.push(`${route.request().url()} is another host`)
      return route.abort('namenotresolved')
    },
  )
  context.on('console', message => {
    const isExpected = [PAST_THE_CACHE, ...SLOW].some(words => message.text().includes(words))
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text())
  })
  context.on('weberror', fault => complaints.push(fault.error().message))
}, TIMEOUT_MS)

afterAll(async () => {
  await browser?.close()
  await site?.stop()
  copy?.remove()
}, TIMEOUT_MS)

describe('npm run dev in a fresh clone', { timeout: TIMEOUT_MS }, () => {
  it('shows one page of each kind without an error', async () => {
    for (const path of await onePageOfEachKind()) {
      await withPage(path, async (page, response) => {
        expect([path, response?.status()]).toEqual([path, 200])
        await expectPage(page.locator('h1').first()).toBeAttached()
        await expectNoOverlay(page)
      })
    }
    expectNoComplaint()
  })

  it('answers a missing post, the files beside the pages and a card', async () => {
    const page = await fetch(`${site.url}/post/thirty-nights`)
    const [, card = ''] = /property="og:image" content="([^"]+)"/.exec(await page.text()) ?? []
    const statuses = ['/post/none', '/feed.xml', '/sitemap.xml', '/robots.txt', '/icons/48', '/healthz', '/readyz'].map(
      async path => [path, (await fetch(site.url + path)).status],
    )
    expect(Object.fromEntries(await Promise.all(statuses))).toEqual({
      ...{ '/post/none': 404, '/feed.xml': 200, '/sitemap.xml': 200, '/robots.txt': 200 },
      ...{ '/icons/48': 200, '/healthz': 200, '/readyz': 200 },
    })
    const picture = await fetch(card.replaceAll('&amp;', '&'))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  it('opens the Studio without an error', async () => {
    await withPage('/studio/structure', async page => {
      await expectPage(page.getByTestId('pane-item-Testimonials')).toBeVisible()
      await expectNoOverlay(page)
    })
    expectNoComplaint()
  })

  it('shows drafts in the Preview, which visitors do not see', async () => {
    const settings = await site.editor().getDocument('siteSettings')
    const draft = { ...settings, _id: 'drafts.siteSettings', _type: 'siteSettings', footerNote: NOTE }
    await site.editor().createOrReplace(draft)
    await withPage('/studio/presentation?preview=/terms', async page => {
      const preview = page.frameLocator('iframe')
      await expectPage(preview.getByText(NOTE)).toBeVisible()
      // Sanity lets it be pressed once the page has connected.
      await expectPage(page.getByRole('checkbox', { name: 'Edit', exact: true })).toBeEnabled()
      await expectPage(page.getByText('You see drafts. Visitors see nothing of this.')).toBeVisible()
    })
    expect(await (await fetch(`${site.url}/terms`)).text()).not.toContain(NOTE)
    await site.editor().delete('drafts.siteSettings')
    // Pages that are opened from now on are those of visitors again.
    await context.clearCookies({ name: '__prerender_bypass' })
    expectNoComplaint()
  })

  describe('shows what a developer changes', () => {
    it('in a component, while its page is open', async () => {
      await withPage('/', async page => {
        // What changes before the page has connected is not told to it.
        const connected = page.waitForEvent('console', message => message.text().includes('[HMR] connected'))
        await page.reload()
        await connected
        copy.replace('components/chrome/skip-link.tsx', '<Text.a', '<Text.a data-changed=""')
        await expectPage(page.locator('a[data-changed]')).toBeAttached()
      })
    })

    it('in schema and component, as docs/extend.md says, with types that are written meanwhile', async () => {
      const [schema, component] = readSteps(readFileSync('docs/extend.md', 'utf8'), 'A text field')
      if (!schema || !component) throw new Error('docs/extend.md has no example of a text field')
      follow(copy.root, schema)
      await expectInFile('content/types.gen.ts', 'exampleNote')
      await expectInFile('content/sections/fields.gen.ts', 'exampleNote: text(raw.exampleNote)')
      await expectSaid("Completed running 'scripts/typegen.ts'")
      follow(copy.root, component)
      await site.editor().patch('landingPage').set({ 'sections[_type=="hero"].exampleNote': NOTE }).commit()
      await expectShown('/', NOTE)
      const key = await site.editor().fetch<string>('*[_id == "landingPage"][0].sections[_type == "hero"][0]._key')
      const path = encodeURIComponent(`sections[_key=="${key}"].exampleNote`)
      await withPage(`/studio/intent/edit/id=landingPage;type=landingPage;path=${path}`, page =>
        expectPage(page.getByText('Below the lead.').first()).toBeVisible(),
      )
    })

    it('and names query and field of a mistyped query', async () => {
      copy.replace(LANDING_QUERY, '  toast,', '  tosat,')
      await expectSaid('LANDING_PAGE_QUERY reads the field “tosat”, which no type has.')
      copy.replace(LANDING_QUERY, '  tosat,', '  toast,')
    })
  })
})

/** By path: the listed pages, and of each route with parameters the first page that the site map names. */
async function onePageOfEachKind(): Promise<string[]> {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const listed = [...map.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname)
  const ofRoutes = new Map(
    listed.filter(path => !PAGE_PATHS.includes(path)).map(path => [path.replace(/[^/]*$/, ''), path]),
  )
  return [...PAGE_PATHS, ...ofRoutes.values()]
}

async function withPage(
  path: string,
  look: (page: Page, response: Response | null) => Promise<unknown>,
): Promise<void> {
  const page = await context.newPage()
  await look(page, await page.goto(path))
  await page.close()
}

async function expectNoOverlay(page: Page): Promise<void> {
  const issues = page.locator('nextjs-portal').locator('[data-nextjs-dialog], [data-nextjs-toast][data-error="true"]')
  await expectPage(issues).toHaveCount(0)
}

function expectNoComplaint(): void {
  expect(complaints).toEqual([])
  // Next repeats in the terminal what a browser's console says.
  const output = site.output().replaceAll(new RegExp(`^.*(${SLOW.join('|')}).*$`, 'gm'), '')
  expect(output).not.toMatch(/^\s*(Error:|⨯|⚠|\[browser\])/m)
}

async function expectInFile(path: string, text: string): Promise<void> {
  const file = join(copy.root, path)
  await expectSoon(`${path} has “${text}”`, async () => readFileSync(file, 'utf8').includes(text))
}

async function expectSaid(sentence: string): Promise<void> {
  await expectSoon(`npm run dev says “${sentence}”`, async () => site.output().includes(sentence))
}

async function expectShown(path: string, text: string): Promise<void> {
  await expectSoon(`${path} shows “${text}”`, async () => (await (await fetch(site.url + path)).text()).includes(text))
}

function expectSoon(what: string, isSeen: () => Promise<boolean>): Promise<void> {
  return until(what, isSeen, SEEN_TIMEOUT_MS)
}

/** Runs `npm run dev` in a copy of the project, with ports of its own. Resolves when it says that everything runs. */
async function startDevSite(root: string) {
  const [port, localPort, smtpPort] = [await freePort(), await freePort(), await freePort()]
  const { output, errors, end } = await runProcess('npm', ['run', 'dev'], {
    isReady: async output => output().includes('Ctrl-C stops everything'),
    startTimeoutMs: TIMEOUT_MS,
    cwd: root,
    detached: true,
    env: environment({ PORT: port, LOCAL_PORT: localPort, LOCAL_SMTP_PORT: smtpPort }),
  })
  return {
    url: `http://localhost:${port}`,
    output: () => output() + errors(),
    editor: () => {
      const { editor: token } = openTokens(join(root, '.data/lake/local0001'))
      const connection = { projectId: 'local0001', dataset: 'production', url: `http://localhost:${localPort}`, token }
      return createClient({ ...lakeConfig(connection).client, apiVersion: '2025-01-23' })
    },
    stop: () => end(),
  }
}

/** The environment of a developer: Vitest's own would make Next another site, and the stack's would give it another's data. */
function environment(ports: Record<string, number>): NodeJS.ProcessEnv {
  const ofTests = /^(NODE_ENV|NEXT_DIST_DIR|DATA_DIR|VITEST.*|npm_.*)$/
  const rest = Object.entries(process.env).filter(([name]) => !ofTests.test(name))
  return Object({ ...Object.fromEntries(rest), ...ports })
}
