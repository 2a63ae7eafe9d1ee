import { setTimeout as delay } from 'node:timers/promises'
import { blogPath, FEED_PATH } from '@/lib/blog'
import { siteUrl } from '@/lib/env'
import { log } from '@/lib/log'
import { SITE_ICON_NAMES } from '@/lib/site-icons'
import { LAST_ADDRESSES_QUERY } from '@/schemas/documents/post.query'
import { fetchPublished } from './fetch'
import type { ContentType } from './tags'

const TIMEOUT_MS = 10_000
/** How often it is looked whether a page is made anew, and after how many looks the next has its turn. */
const LOOK_INTERVAL_MS = 50
const MAX_LOOKS = 60
/** Of the site map; beyond them the first visitor of a page still sees it as it was. */
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

/** Where documents of a type show, beside the landing page. Those of the blog have pages of their own too. */
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
  // Its drawer is on every page with a header.
  trialPage: EVERYWHERE,
}

/** What is to be asked for yet, first things first. Changes that come one after the other share their pages. */
let queue = new Set<string>()
let work: Promise<void> | null = null
let making: Promise<void> | null = null

/**
 * Asks for what a change of these types shows on until it is made anew, so that the next visitor already sees it: the landing page
 * first, then what lists the change, the posts that changed last, and all else that is on the site map. One after the other:
 * none takes the time of the one before. A page that fails keeps its old content. Never throws.
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

/** The page that is being made anew at this moment, if there is one: settles when it is done. Never rejects. */
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

/** The first request gets the old page and has the new one made. */
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

/** Of the posts that changed last, and of the categories. */
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
