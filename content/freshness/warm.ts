import { setTimeout as delay } from 'node:timers/promises'
import { blogPath, FEED_PATH } from '@/lib/blog'
import { siteUrl } from '@/lib/env'
import { log } from '@/lib/log'
import { SITE_ICON_NAMES } from '@/lib/site-icons'
import { LAST_ADDRESSES_QUERY } from '@/schemas/documents/post.query'
import { fetchPublished } from '../fetch'
import type { ContentType } from './tags'

const TIMEOUT_MS = 10_000
/** Delay between two requests for a stale page, and the number of requests before it is given up. */
const LOOK_INTERVAL_MS = 50
const MAX_LOOKS = 60
/** From the site map; on pages beyond this limit, the first visitor still gets the stale page. */
const MAX_PAGES = 200
const FRESH = { cache: 'no-store' } as const

const SITE_MAP = '/sitemap.xml'

const TRIAL = ['/request-trial', '/karima', '/trial', '/scranton']
const LEGAL = ['/terms', '/privacy']
const BLOG = [blogPath(1), FEED_PATH]
const EVERYWHERE = [
  ...[...TRIAL, '/register', '/success', ...LEGAL, ...BLOG, '/manifest.webmanifest'],
  ...SITE_ICON_NAMES.map(name => `/icons/${name}`),
]

/** Pages that show documents of a type, without the landing page and the pages of single posts and categories. */
const PLACES: Record<ContentType, string[]> = {
  author: BLOG,
  blogPage: BLOG,
  category: BLOG,
  feature: [],
  feeCopy: [],
  landingPage: [],
  legalPage: LEGAL,
  milestone: [],
  post: BLOG,
  problem: [],
  redirect: [],
  registrationPage: ['/register'],
  siteSettings: EVERYWHERE,
  solution: [],
  successPage: ['/success'],
  testimonial: [],
  // The trial drawer is on every page with a header.
  trialPage: EVERYWHERE,
}

/** Paths still to request, in order. A set, so that changes in quick succession request each page once. */
let queue = new Set<string>()
let work: Promise<void> | null = null
let making: Promise<void> | null = null

/**
 * Requests the pages that a change of these types affects until they are re-rendered, so that the next visitor gets the new content:
 * the landing page first, then the pages listed above and, if posts can show the change, the posts that changed last and the rest of
 * the site map. One at a time, so that no page slows down the one before it. A page that fails keeps its old content. Never throws.
 */
export async function warmPages(types: string[]): Promise<void> {
  const places = types.flatMap(type => (isContentType(type) ? PLACES[type] : []))
  queue = new Set(['/', ...places, SITE_MAP, ...queue])
  work ??= workOff()
  if (places.includes(FEED_PATH)) {
    for (const path of await findPostPages()) queue.add(path)
    await work
    for (const path of await readSiteMap()) queue.add(path)
  }
  work ??= workOff()
  await work
}

/** Settles when the page that is being re-rendered now is done; null if there is none. Never rejects. */
export function pageInTheMaking(): Promise<void> | null {
  return making
}

async function workOff(): Promise<void> {
  for (let [path] = queue; path !== undefined; [path] = queue) {
    queue.delete(path)
    making = warm(path).catch(error => log.warn('page.unwarmed', { path }, error))
    await making
  }
  making = null
  work = null
}

/** The first request gets the stale page and starts the render; the following ones wait for its end. */
async function warm(path: string): Promise<void> {
  for (let look = 0; look < MAX_LOOKS; look++) {
    const { headers } = await fetch(siteUrl + path, {
      method: 'HEAD',
      ...FRESH,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (headers.get('x-nextjs-cache') !== 'STALE') return
    await delay(LOOK_INTERVAL_MS)
  }
}

function isContentType(type: string): type is ContentType {
  return Object.hasOwn(PLACES, type)
}

async function findPostPages(): Promise<string[]> {
  try {
    const { posts, categories } = await fetchPublished(LAST_ADDRESSES_QUERY)
    return [...posts.map(slug => `/post/${slug}`), ...categories.map(slug => (slug ? blogPath(1, slug) : '/blog'))]
  } catch (error) {
    log.warn('posts.unreadable', { message: 'The last posts are not made anew' }, error)
    return []
  }
}

async function readSiteMap(): Promise<string[]> {
  try {
    const answer = await fetch(siteUrl + SITE_MAP, { ...FRESH, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const addresses = (await answer.text()).matchAll(/<loc>([^<&]+)<\/loc>/g)
    return Array.from(addresses, ([, address = '']) => new URL(address).pathname).slice(0, MAX_PAGES)
  } catch (error) {
    log.warn('page.unwarmed', { path: SITE_MAP }, error)
    return []
  }
}
