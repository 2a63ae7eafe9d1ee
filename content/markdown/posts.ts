import type { PhrasingContent, RootContent } from 'mdast'
import { authorPath, blogPath, pageCountOf, postPath } from '@/lib/addresses/blog'
import { fillIn } from '@/lib/words/format'
import { type BlogPage, getBlogPage } from '../documents/blog-page'
import { getSiteSettings, type SiteSettings } from '../documents/site-settings'
import { fillContacts } from '../posts/contacts'
import type { Post } from '../posts/post'
import type { PostCard, PostCards } from '../posts/posts'
import { bullets, figure, heading, joined, lines, link, paragraph, paragraphs } from './nodes'
import { richTextNodes } from './rich-text'

/** A post as its page shows it, without what leads to other posts. */
export function postNodes(post: Post, words: BlogPage, settings: SiteSettings): RootContent[] {
  const { slug, title, author, category, day, readingMinutes, picture, body } = post
  const facts: PhrasingContent[][] = [
    author ? (author.slug ? link(authorPath(author.slug), author.name) : lines(author.name)) : [],
    lines(day),
    lines(fillIn(words.readingTime, { minutes: readingMinutes })),
    category ? link(blogPath(1, category.slug), category.title) : [],
  ]
  return [
    ...heading(1, title),
    ...paragraph(joined(facts, ' · ')),
    ...figure(picture),
    ...richTextNodes(fillContacts(body, settings), postPath(slug)),
  ]
}

type PostList = {
  title: string
  lead: string | null
  page: number
  cards: PostCards
  pathOf: (page: number) => string
}

/** One page of the blog, of a category or of an author. Throws if the request to Sanity fails. */
export async function getPostListNodes({ title, lead, page, cards, pathOf }: PostList): Promise<RootContent[]> {
  const [{ emptyText }, { labels }] = await Promise.all([getBlogPage(), getSiteSettings()])
  const pages = pageCountOf(cards.total)
  const others = [
    page > 1 ? link(pathOf(page - 1), labels.previous) : [],
    lines(fillIn(labels.page, { page, pages })),
    page < pages ? link(pathOf(page + 1), labels.next) : [],
  ]
  return [
    ...heading(1, title),
    ...paragraphs(lead),
    ...(cards.posts.length > 0 ? postBullets(cards.posts) : paragraphs(emptyText)),
    ...(pages > 1 ? paragraph(joined(others, ' · ')) : []),
  ]
}

export function postBullets(posts: PostCard[]): RootContent[] {
  return bullets(
    posts.map(({ slug, title, excerpt, day }) =>
      joined([link(postPath(slug), title), lines(day), lines(excerpt)], ' · '),
    ),
  )
}
