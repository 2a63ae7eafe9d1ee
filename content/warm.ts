import { blogPath, FEED_PATH } from '@/lib/blog'
import { siteUrl } from '@/lib/env'
import { log } from '@/lib/log'
import { SITE_ICON_NAMES } from '@/lib/site-icons'
import { LAST_ADDRESSES_QUERY } from '@/schemas/documents/post.query'
import { fetchPublished } from './fetch'
import type { ContentType } from './tags'

const TIMEOUT_MS = 10_000

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
  trialPage: TRIAL,
}

/**
 * Asks once for what a change of these types shows on, so that the next visitor already sees it: the landing page first, then
 * the other pages and the newest posts, one after the other. A page that fails keeps its old content. Never throws.
 */
export async function warmPages(types: string[]): Promise<void> {
  const places = types.flatMap(type => (isContentType(type) ? PLACES[type] : []))
  const posts = places.includes(FEED_PATH) ? await findPostPages() : []
  for (const path of new Set(['/', ...places, ...posts, '/sitemap.xml'])) {
    await fetch(siteUrl + path, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(error =>
      log.warn('page.unwarmed', { path }, error),
    )
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
