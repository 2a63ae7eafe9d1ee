import { chromium, type Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { evaluateSync, parse } from 'groq-js'
import { findBrowser } from '../../scripts/browser.ts'
import { atMost, type Figure, median, milliseconds, toCompare } from './figure.ts'
import { addPosts } from './many-posts.ts'
import { openOwnSite } from './own-site.ts'

const POSTS = 10_000
const PORTION = 1_000
const ROUNDS = 7
const TARGET_MS = 1_000
const START_TIMEOUT_MS = 60_000
const REDIRECTS = 10_000
const IMPORT_TARGET_MS = 10_000
const IMPORT_TIMEOUT_MS = 120_000
/** A part of the query with which the list opens (studio/lists/posts/source). */
const OPENING = '"soonTotal"'

type Query = { query: string; params: Record<string, unknown> }

/**
 * Measures how long the Studio's list of 10,000 posts takes from the click to its first post, and an import of 10,000 redirects from the
 * click to its last sentence.
 */
export async function benchStudio(): Promise<Figure[]> {
  const own = await openOwnSite('studio')
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    await addPosts(own.editor, POSTS)
    await own.build()
    await own.start()
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const asked: Query[] = []
    page.on('request', request => asked.push(...readQuery(request.url(), own.lakeUrl)))
    const newest = await own.editor.fetch<string>('*[_type == "post"] | order(publishedAt desc)[0].title')
    const times = await openList(page, own.url, newest)
    const documents = await readPosts(own.editor)
    const imported = await importRedirects(page, own.url)
    return [
      atMost(`${REDIRECTS} redirects are imported`, IMPORT_TARGET_MS, imported, milliseconds),
      atMost(`A list of ${POSTS} posts opens, the middle of ${ROUNDS}`, TARGET_MS, median(times), milliseconds),
      toCompare('The first time', milliseconds(times[0] ?? Number.NaN)),
      ...compareQuery(asked, documents),
    ]
  } finally {
    await browser.close()
    await own.close()
  }
}

/** The lake limits a response to 100 MB, so posts are read in portions. */
async function readPosts(editor: SanityClient): Promise<unknown[]> {
  const posts: unknown[] = []
  for (let from = 0; from < POSTS; from += PORTION) {
    posts.push(...(await editor.fetch<unknown[]>(`*[_type == "post"][${from}...${from + PORTION}]`)))
  }
  return posts
}

async function openList(page: Page, url: string, newest: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(`${url}/studio/structure/blog`)
    const posts = page.getByTestId('pane-item-Posts')
    await posts.waitFor({ timeout: START_TIMEOUT_MS })
    const time = page.evaluate(timeToShow, newest)
    await posts.click()
    times.push(await time)
  }
  return times
}

async function importRedirects(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/studio/structure/redirect`)
  await page.getByRole('button', { name: 'Import' }).click({ timeout: START_TIMEOUT_MS })
  const dialog = page.getByRole('dialog', { name: 'Import redirects' })
  const rows = Array.from({ length: REDIRECTS }, (_, place) => `/bench-${place},masjid-${place}`)
  const file = Buffer.from(`path,destination\n${rows.join('\n')}`)
  await dialog.getByLabel('CSV file').setInputFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer: file })
  const begin = dialog.getByRole('button', { name: `Import ${REDIRECTS} redirects` })
  await begin.click({ trial: true })
  const began = performance.now()
  await begin.click()
  await dialog.getByText(`${REDIRECTS} redirects are on the site.`).waitFor({ timeout: IMPORT_TIMEOUT_MS })
  return performance.now() - began
}

/**
 * Runs in the page: milliseconds from the next click to the frame after the one that first contains the text. Playwright's own polling
 * slows down to every half second.
 */
function timeToShow(text: string): Promise<number> {
  const isShown = () => document.body.textContent.includes(text)
  if (isShown()) throw new Error(`"${text}" is there before the click`)
  return new Promise(resolve => {
    const look = (clicked: number) => {
      if (isShown()) requestAnimationFrame(shown => resolve(shown - clicked))
      else requestAnimationFrame(() => look(clicked))
    }
    addEventListener('click', ({ timeStamp }) => look(timeStamp), { once: true, capture: true })
  })
}

/** The GROQ query and parameters of a request to the lake. */
function readQuery(address: string, lakeUrl: string): Query[] {
  const { origin, pathname, searchParams } = new URL(address)
  const query = searchParams.get('query')
  if (origin !== lakeUrl || !pathname.includes('/data/query/') || !query) return []
  const params = [...searchParams].filter(([name]) => name.startsWith('$'))
  return [{ query, params: Object.fromEntries(params.map(([name, value]) => [name.slice(1), JSON.parse(value)])) }]
}

/** Times the list's own query with groq-js alone on the same documents. */
function compareQuery(asked: Query[], documents: unknown[]): Figure[] {
  const name = 'The list’s query, groq-js alone'
  const list = asked.find(({ query }) => query.includes(OPENING))
  if (!list) return [toCompare(name, 'not seen')]
  const began = performance.now()
  evaluateSync(parse(list.query, { params: list.params }), { dataset: documents, params: list.params })
  return [toCompare(name, milliseconds(performance.now() - began))]
}
