import { evaluate, parse } from 'groq-js'
import type { Metadata } from 'next'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { SHAPES } from '@/content/shapes.gen'
import { perProcess } from '@/lib/process/per-process'
import type { StoredDocument } from '@/tests/support/content-server'
import { type Corruption, listCorruptions } from '@/tests/support/corruptions'
import { readImportedSeed } from '@/tests/support/seed'

type Ask = (query: string, params: Record<string, unknown>) => Promise<unknown>
type Page = () => Promise<string>

const lake = vi.hoisted((): { ask: Ask } => ({ ask: async () => null }))

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))
vi.mock('@/app/fonts', () => ({ fontVariables: '' }))
vi.mock('@/content/client', () => {
  const client = {
    withConfig: () => client,
    getDataUrl: () => '',
    fetch: (...asked: Parameters<Ask>) => lake.ask(...asked),
  }
  return { client, breaker: { ask: (work: () => unknown) => work() }, QUESTION_TIMEOUT_MS: 5_000 }
})

/** A test that is cut off goes on in the background, and disturbs the next ones. */
const TIMEOUT_MS = 900_000
/** Within the show window of the seed's milestone. */
const NOW = '2024-11-30T12:00:00-05:00'
const WRITTEN = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'test' }
/** What a page shows when code takes a missing value for a text. */
const LEAKED = /undefined|\[object Object\]|\bNaN\b|Invalid Date/
/** Documents that every page shows, with pages on which everything in them appears. */
const PAGES_OF: Record<string, string[]> = {
  siteSettings: ['/request-trial', '/register', '/missing', '/manifest.webmanifest'],
  trialPage: ['/request-trial', '/karima'],
}
const MAX_PAGES = 4
/** Fields that no page shows. What mails say is read when they are sent (content/copy-words.test.ts). */
const UNASKED = ['side', 'mail']

const seed = readImportedSeed().map(
  (document): StoredDocument =>
    document._type === 'post'
      ? { ...WRITTEN, ...document, publishedAt: '2024-01-01T00:00:00Z' }
      : { ...WRITTEN, ...document },
)
const corruptions = Map.groupBy(
  listCorruptions(seed).filter(({ document }) => document._type !== 'redirect'),
  ({ document }) => document,
)
const trees = new Map<string, ReturnType<typeof parse>>()
const answers = new Map<string, Promise<unknown>>()
const complaints: string[] = []
let logged: { document?: string; field?: string; event: string }[] = []
let pages: Record<string, Page> = {}
const asked: Record<string, string[]> = {}

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  listen()
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
  pages = await importPages()
  for (const [address, page] of Object.entries(pages)) {
    lake.ask = (query, params) => {
      const key = JSON.stringify([query, params])
      asked[address] = [...(asked[address] ?? []), key]
      if (!answers.has(key)) answers.set(key, answer(key, seed))
      return Promise.resolve(answers.get(key))
    }
    await page()
  }
}, TIMEOUT_MS)
afterAll(() => {
  expect(complaints).toEqual([])
  vi.useRealTimers()
})

// The setup of all tests restores what one of them replaced.
beforeEach(listen)

function listen(): void {
  vi.spyOn(process.stderr, 'write').mockImplementation(line => logged.push(JSON.parse(String(line))) > 0)
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')))
}

it('nothing is missing in the seed', () => {
  expect(logged.filter(({ event }) => event === 'content.incomplete')).toEqual([])
})

it.each([...corruptions].map(([document, cases]) => [document._type, document, cases] as const))(
  'a %s that lacks something, or has a value of another type, freezes no page, and the log says so',
  async (type, document, cases) => {
    const about = await keysAbout(document)
    const shown = Object.keys(pages).filter(address => asked[address]?.some(key => about.has(key)))
    const addresses = PAGES_OF[type] ?? shown.slice(0, MAX_PAGES)
    expect(addresses).not.toEqual([])
    const faults: string[] = []
    for (const corruption of cases) {
      const { path, how, changed } = corruption
      const dataset = seed.map(each => (each === document ? changed : each))
      const fresh = new Map<string, Promise<unknown>>()
      lake.ask = (query, params) => {
        const key = JSON.stringify([query, params])
        const known = about.has(key) ? fresh.get(key) : answers.get(key)
        const found = known ?? answer(key, dataset)
        fresh.set(key, found)
        return found
      }
      gaps().clear()
      logged = []
      for (const address of addresses) {
        try {
          const [leaked] = LEAKED.exec((await pages[address]?.()) ?? '') ?? []
          if (leaked) faults.push(`${path} ${how}: ${address} shows “${leaked}”`)
        } catch (error) {
          faults.push(`${path} ${how}: ${address} ${error instanceof Error ? error.stack : error}`)
        }
      }
      // An author is part of the posts that name one.
      const isNamed = ({ document: id = '', field = '' }) => id === document._id || field.startsWith(`${type}.`)
      const isLogged = logged.some(line => line.event === 'content.incomplete' && isNamed(line))
      if (!isLogged && mustBeLogged(corruption)) faults.push(`${path} ${how}: not logged`)
    }
    expect(faults).toEqual([])
  },
  TIMEOUT_MS,
)

/** What the Studio requires. Without an address or a date, a document is in no answer. */
function mustBeLogged({ document, path, how }: Corruption): boolean {
  if (how === 'wrong' || path.startsWith('slug') || path === 'publishedAt') return false
  const [field = '', ...inner] = path.split('.')
  return isNeeded(document._type, [field, ...inner]) && !UNASKED.includes(field)
}

function isNeeded(type: string, [step = '', ...deeper]: string[]): boolean {
  const [name = ''] = step.split('[')
  const [, needed, inner = ''] = /^\w+(!?)(?: ([a-z][\w.]*))?/i.exec(SHAPES[type]?.[name] ?? '') ?? []
  return deeper.length > 0 ? isNeeded(inner, deeper) : needed === '!' && !step.includes('[')
}

/** Questions whose answer has to do with a document. */
async function keysAbout(document: StoredDocument): Promise<Set<string>> {
  const without = seed.filter(each => each !== document)
  const pairs = await Promise.all(
    [...answers].map(async ([key, full]) => ({
      key,
      isSame: JSON.stringify(await full) === JSON.stringify(await answer(key, without)),
    })),
  )
  return new Set(pairs.flatMap(({ key, isSame }) => (isSame ? [] : key)))
}

async function answer(key: string, dataset: StoredDocument[]): Promise<unknown> {
  const [query, params] = JSON.parse(key)
  const tree = trees.get(key) ?? parse(query, { params })
  trees.set(key, tree)
  const value = await evaluate(tree, { dataset, params })
  return value.get()
}

function gaps(): Set<string> {
  return perProcess('gaps of the content', () => new Set<string>())
}

async function importPages(): Promise<Record<string, Page>> {
  const [post, blog, author, own] = await Promise.all([
    import('@/app/(site)/(reading)/post/[slug]/page'),
    import('@/app/(site)/(reading)/blog/page'),
    import('@/app/(site)/(reading)/author/[author]/page'),
    import('@/app/(site)/(reading)/(own-pages)/page/[...address]/page'),
  ])
  const searchParams = Promise.resolve({})
  const pagesOf = (type: string, folder: string, open: (slug: string) => Page) =>
    seed
      .filter(({ _type }) => _type === type)
      .map(each => {
        const slug = String(Object(each.slug).current)
        return [folder + slug, open(slug)] as const
      })
  const withSlugs = [
    ...pagesOf('post', '/post/', slug => toPage(post, { searchParams, params: Promise.resolve({ slug }) })),
    ...pagesOf('page', '/', slug => toPage(own, { params: Promise.resolve({ address: slug.split('/') }) })),
    ...pagesOf('author', '/author/', slug => toPage(author, { params: Promise.resolve({ author: slug }) })),
    ...pagesOf('category', '/blog/category/', slug => toPage(blog, { params: Promise.resolve({ category: slug }) })),
  ]
  return {
    ...Object.fromEntries(withSlugs),
    '/': toPage(await import('@/app/(site)/page'), {}),
    '/request-trial': toPage(await import('@/app/(site)/request-trial/page'), {}),
    '/karima': toPage(await import('@/app/(site)/karima/page'), {}),
    '/register': toPage(await import('@/app/(site)/register/page'), {}),
    '/success': toPage(await import('@/app/(site)/success/page'), {}),
    '/terms': toPage(await import('@/app/(site)/(reading)/terms/page'), {}),
    '/privacy': toPage(await import('@/app/(site)/(reading)/privacy/page'), {}),
    '/blog': toPage(blog, { params: Promise.resolve({}) }),
    '/missing': toPage(await import('@/app/(site)/(reading)/missing/page'), {}),
    '/feed.xml': async () => (await (await import('@/app/feed.xml/route')).GET()).text(),
    '/sitemap.xml': async () => JSON.stringify(await (await import('@/app/sitemap')).default()),
    '/manifest.webmanifest': async () => {
      await (await import('@/app/(site)/layout')).generateMetadata()
      return JSON.stringify(await (await import('@/app/manifest')).default())
    },
  }
}

function toPage<Props extends object>(
  module: { default: ComponentType<Props>; generateMetadata?: (props: never) => Promise<Metadata> },
  props: Props,
): Page {
  return async () => {
    const metadata = await module.generateMetadata?.(props as never)
    return JSON.stringify(metadata) + (await renderToText(createElement(module.default, props)))
  }
}

/** A post that cannot be shown is a missing page. */
async function renderToText(page: ReactNode): Promise<string> {
  const errors: unknown[] = []
  try {
    const stream = await renderToReadableStream(page, { onError: error => void errors.push(error) })
    await stream.allReady
    const html = await new Response(stream).text()
    if (errors.length > 0) throw errors[0]
    return html
  } catch (error) {
    if (error instanceof Error && error.message.includes('HTTP_ERROR_FALLBACK;404')) return ''
    throw error
  }
}
