import { addressOfCard } from '@/lib/addresses/card-url'
import { siteUrl } from '@/lib/environment/public-env'
import { PAGE_LIST } from '@/lib/pages'
import { formatStored } from '@/lib/time/dates'
import { readTimeZone } from '@/lib/time/time-zones'
import { fillIn, formatCount } from '@/lib/words/format'
import { OWN_PAGE_CARD_WORDS_QUERY } from '@/schemas/documents/page.query'
import {
  AUTHOR_CARD_WORDS_QUERY,
  CATEGORY_CARD_WORDS_QUERY,
  PAGE_CARD_WORDS_QUERY,
  POST_CARD_WORDS_QUERY,
} from '@/schemas/documents/pages.query'
import { cached } from '../cached'
import { getBlogPageAt } from '../documents/blog-page'
import { fetchContent } from '../fetch'
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
  if (kind === 'category') return getCategoryWords(name)
  if (kind === 'author') return getAuthorWords(name)
  const page = PAGE_LIST.find(({ path }) => kind === 'page' && path === `/${name}`)
  if (page?.cardTitle) return getPageWords(page.document, page.cardTitle)
  return kind === 'page' ? getOwnPageWords(addressOfCard(name)) : null
}

async function getPostWords(slug: string): Promise<CardWords | null> {
  'use cache'
  cached('postCardWords', CARD_LIFE)
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

async function getCategoryWords(slug: string): Promise<CardWords | null> {
  'use cache'
  cached('categoryCardWords', CARD_LIFE)
  const category = await fetchContent(CATEGORY_CARD_WORDS_QUERY, { name: slug })
  return (
    category && {
      kind: 'page',
      title: text(category.title),
      text: text(category.blog),
      meta: siteName(),
      picture: null,
    }
  )
}

async function getAuthorWords(slug: string): Promise<CardWords | null> {
  'use cache'
  cached('authorCardWords', CARD_LIFE)
  const author = await fetchContent(AUTHOR_CARD_WORDS_QUERY, { name: slug })
  if (!author?.name) return null
  const [{ total }, { authorLabels }] = await Promise.all([
    getPostCardsAt(null, { from: 0, to: 1, of: author._id }),
    getBlogPageAt(null),
  ])
  const posts = total === 1 ? authorLabels.onePost : fillIn(authorLabels.posts, { count: formatCount(total) })
  return { kind: 'author', title: author.name, text: text(author.text), meta: posts }
}

async function getPageWords(id: string, field: 'title' | 'shortTitle'): Promise<CardWords | null> {
  'use cache'
  cached('pageCardWords', CARD_LIFE)
  const { page, tagline } = await fetchContent(PAGE_CARD_WORDS_QUERY, { id })
  const title = optionalText(page?.[field])
  return title === null ? null : { kind: 'page', title, text: text(tagline), meta: siteName(), picture: null }
}

async function getOwnPageWords(address: string): Promise<CardWords | null> {
  'use cache'
  cached('ownPageCardWords', CARD_LIFE)
  const page = await fetchContent(OWN_PAGE_CARD_WORDS_QUERY, { slug: address })
  const title = optionalText(page?.title)
  if (!page || title === null) return null
  return { kind: 'page', title, text: text(page.text), meta: siteName(), picture: picture(page.picture) }
}

function siteName(): string {
  return new URL(siteUrl).host.replace(/^www\./, '')
}
