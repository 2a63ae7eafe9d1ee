import { addressOfCard } from '@/lib/addresses/card-url'
import { siteUrl } from '@/lib/environment/public-env'
import { PAGE_LIST } from '@/lib/pages'
import { formatStored } from '@/lib/time/dates'
import { readTimeZone } from '@/lib/time/time-zones'
import { fillIn, formatCount } from '@/lib/words/format'
import { CARD_WORDS_QUERY, PAGE_CARD_WORDS_QUERY, POST_CARD_WORDS_QUERY } from '@/schemas/documents/pages.query'
import { getBlogPageAt } from '../documents/blog-page'
import { cached, fetchContent } from '../fetch'
import { getPostCardsAt } from '../posts/posts'
import { optionalText, optionalTime, type Picture, picture, text } from '../values'
import { isInSeason } from '../window'

export type CardWords =
  | {
      kind: 'post'
      slug: string
      title: string
      category: string
      author: string
      date: string
      /** Null for the cover that is drawn from the slug. */
      picture: Picture | null
    }
  | { kind: 'author'; title: string; text: string; meta: string }
  | { kind: 'page'; title: string; text: string; meta: string; picture: Picture | null }

/** In seconds. Sites that show a shared link fetch its card once and cache it for long, so it must not be stale. */
export const CARD_LIFE = { stale: 0, revalidate: 2, expire: 3 }

/** `name` is a slug, or the path of a page without its slash, with `~` for those inside. */
export async function getCardWords(kind: string, name: string): Promise<CardWords | null> {
  if (kind === 'post') return getPostWords(name)
  if (kind === 'category' || kind === 'author') return getNamedWords(kind, name)
  const page = PAGE_LIST.find(({ path }) => kind === 'page' && path === `/${name}`)
  if (page?.cardTitle) return getPageWords(page.document, page.cardTitle)
  return kind === 'page' ? getNamedWords(kind, addressOfCard(name)) : null
}

async function getPostWords(slug: string): Promise<CardWords | null> {
  'use cache'
  cached('blog', CARD_LIFE)
  const post = await fetchContent(POST_CARD_WORDS_QUERY, { name: slug })
  const publishedAt = optionalTime(post?.publishedAt)
  if (!post || !publishedAt || !isInSeason(post.window, Date.now())) return null
  return {
    kind: 'post',
    slug,
    title: text(post.title),
    category: text(post.category),
    author: text(post.author),
    date: formatStored('longDay', publishedAt, readTimeZone(post.timeZone)),
    picture: picture(post.previewImage) ?? picture(post.mainImage),
  }
}

async function getNamedWords(type: 'category' | 'author' | 'page', name: string): Promise<CardWords | null> {
  'use cache'
  cached('cardWords', CARD_LIFE)
  const found = await fetchContent(CARD_WORDS_QUERY, { type, name })
  const title = optionalText(found?.title)
  if (!found || title === null) return null
  const words = { title, text: text(found.text) }
  if (type === 'author') return { kind: 'author', ...words, meta: await countPosts(found._id) }
  return { kind: 'page', ...words, meta: siteName(), picture: picture(found.picture) }
}

async function countPosts(author: string): Promise<string> {
  const [{ total }, { authorLabels }] = await Promise.all([
    getPostCardsAt(null, { from: 0, to: 1, of: author }),
    getBlogPageAt(null),
  ])
  return total === 1 ? authorLabels.onePost : fillIn(authorLabels.posts, { count: formatCount(total) })
}

async function getPageWords(id: string, field: 'title' | 'shortTitle'): Promise<CardWords | null> {
  'use cache'
  cached('pageCardWords', CARD_LIFE)
  const { page, tagline } = await fetchContent(PAGE_CARD_WORDS_QUERY, { id })
  const title = optionalText(page?.[field])
  return title === null ? null : { kind: 'page', title, text: text(tagline), meta: siteName(), picture: null }
}

function siteName(): string {
  return new URL(siteUrl).host.replace(/^www\./, '')
}
