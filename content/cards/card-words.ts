import { addressOfCard } from '@/lib/addresses/card-url'
import { siteUrl } from '@/lib/environment/public-env'
import { PAGE_LIST } from '@/lib/pages'
import { formatStored } from '@/lib/time/dates'
import { readTimeZone } from '@/lib/time/time-zones'
import { fillWords } from '@/lib/words/default-words'
import { fillIn, formatCount } from '@/lib/words/format'
import { BLOG_PAGE_WORDS } from '@/schemas/documents/blog-page.words'
import { CARD_WORDS_QUERY, PAGE_CARD_WORDS_QUERY, POST_CARD_WORDS_QUERY } from '@/schemas/documents/pages.query'
import { getContent } from '../fetch'
import { listParams } from '../hidden'
import { optionalText, optionalTime, picture, text } from '../values'
import { isInSeason } from '../window'

export type CardWords = NonNullable<Awaited<ReturnType<typeof getCardWords>>>

/** The life is in seconds. Sites that show a shared link fetch its card once and cache it for long, so it must not be stale. */
export const CARDS = { shows: 'everything', life: { stale: 0, revalidate: 2, expire: 3 } } as const

/** `name` is a slug, or the path of a page without its slash, with `~` for those inside. */
export async function getCardWords(kind: string, name: string) {
  if (kind === 'post') return getPostWords(name)
  if (kind === 'category' || kind === 'author') return getNamedWords(kind, name)
  const page = PAGE_LIST.find(({ path }) => kind === 'page' && path === `/${name}`)
  if (page?.cardTitle) return getPageWords(page.document, page.cardTitle)
  return kind === 'page' ? getNamedWords(kind, addressOfCard(name)) : null
}

async function getPostWords(slug: string) {
  const { found: post, moment } = await getContent(POST_CARD_WORDS_QUERY, { name: slug }, CARDS)
  const publishedAt = optionalTime(post?.publishedAt)
  if (!post || !publishedAt || !isInSeason(post.window, moment)) return null
  return {
    kind: 'post' as const,
    slug,
    title: text(post.title),
    category: text(post.category),
    author: text(post.author),
    date: formatStored('longDay', publishedAt, readTimeZone(post.timeZone)),
    /** Null for the cover that is drawn from the slug. */
    picture: picture(post.previewImage) ?? picture(post.mainImage),
  }
}

async function getNamedWords(type: 'category' | 'author' | 'page', name: string) {
  const params = { type, name, ...(await listParams()) }
  const { found } = await getContent(CARD_WORDS_QUERY, params, CARDS)
  const title = optionalText(found?.title)
  if (!found || title === null) return null
  const words = { title, text: text(found.text) }
  if (type !== 'author') return { kind: 'page' as const, ...words, meta: siteName(), picture: picture(found.picture) }
  const { onePost, posts } = fillWords(BLOG_PAGE_WORDS.authorLabels, found.authorLabels)
  const meta = found.total === 1 ? onePost : fillIn(posts, { count: formatCount(found.total) })
  return { kind: 'author' as const, ...words, meta }
}

async function getPageWords(id: string, field: 'title' | 'shortTitle') {
  const { page, tagline } = (await getContent(PAGE_CARD_WORDS_QUERY, { id }, CARDS)).found
  const title = optionalText(page?.[field])
  if (title === null) return null
  return { kind: 'page' as const, title, text: text(tagline), meta: siteName(), picture: null }
}

function siteName(): string {
  return new URL(siteUrl).host.replace(/^www\./, '')
}
