import type { PhrasingContent, RootContent } from 'mdast'
import { authorPath, blogPath, pageCountOf } from '@/lib/addresses/blog'
import { postPath } from '@/lib/addresses/moved-address'
import { fillIn } from '@/lib/words/format'
import { fillContacts } from '../posts/contacts'
import type { Post } from '../posts/post'
import type { PostCard, PostCards } from '../posts/posts'
import type { BlogPage, Labels, SiteSettings } from '../types'
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

export type PostListPage = {
  title: string
  lead: string | null
  emptyText: string
  page: number
  cards: PostCards
  pathOf: (page: number) => string
  labels: Labels
}

/** One page of the blog, of a category or of an author. */
export function postListNodes({ title, lead, emptyText, page, cards, pathOf, labels }: PostListPage): RootContent[] {
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
