import { PostArticle } from '@/components/posts/post-article'
import { readBlogPage, readPost } from '@/content/documents/readers.gen'
import type { BlogPage, Post, PostCard, TextBlock } from '@/content/types'
import { picture } from './content/pictures'
import { labels } from './content/settings'

const EMPTY = readBlogPage(Object({}))

export const words: BlogPage = {
  ...EMPTY,
  title: 'Blog',
  lead: 'Notes for a masjid.',
  allLabel: 'All posts',
  categoriesLabel: 'Categories',
  emptyText: 'The first post is being written.',
  readingTime: '{minutes} min read',
  moreTitle: 'More posts',
  emptyCategoryTitle: 'No posts about {category} yet',
  emptyCategoryText: 'These are the newest.',
  postLabels: {
    ...EMPTY.postLabels,
    contents: 'Contents',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    share: 'Share',
  },
  invitation: {
    title: 'Ready before the first night',
    text: 'No upfront or annual fees.',
    link: { label: 'Request a Trial', href: '/request-trial' },
    tag: 'Free',
    demoLabel: 'Try a Demo',
  },
  authorLabels: {
    ...EMPTY.authorLabels,
    writtenBy: 'Written by',
    authors: 'Authors',
    allPosts: 'All posts by {name}',
    postsBy: 'Posts by {name}',
    onePost: '1 post',
    posts: '{count} posts',
    since: 'Since {month}',
  },
  seo: { title: '', description: '', picture: null, noIndex: false },
}

export const HEADINGS = ['Before the month begins', 'Say the goal out loud', 'The last ten nights', 'Afterwards']

export const author = {
  name: 'Maryam Raza',
  slug: 'maryam-raza',
  role: 'Onboarding',
  bio: 'Maryam writes.',
  image: null,
}

export const post: Post = {
  ...readPost(Object({})),
  id: 'post-a',
  slug: 'thirty-nights',
  title: 'Thirty nights, one plan',
  publishedAt: '2026-01-12T10:00:00Z',
  day: 'January 12, 2026',
  updatedAt: '2026-01-12T10:00:00Z',
  excerpt: 'In short',
  category: { id: 'category-a', title: 'Ramadan', slug: 'ramadan' },
  author,
  picture: null,
  readingMinutes: 4,
  body: bodyWith(HEADINGS),
  seo: words.seo,
}

export const cards: PostCard[] = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map(name => ({
  id: name,
  slug: name,
  title: `Post ${name}`,
  publishedAt: '2026-01-12T10:00:00Z',
  day: 'Jan 12, 2026',
  excerpt: 'What to decide first.',
  category: { title: 'Ramadan', slug: 'ramadan' },
  author: { name: 'Maryam Raza', image: null },
  previewImage: name === 'two' ? null : picture(name),
}))

/** A post as its page shows it, below nothing else. */
export function Article({ fields = {}, blog = words }: { fields?: Partial<Post>; blog?: BlogPage }) {
  return (
    <PostArticle
      post={{ ...post, ...fields }}
      more={cards.slice(0, 3)}
      words={blog}
      labels={labels}
      demoUrl="https://give.example/demo"
    />
  )
}

/** Each heading with enough text for most of a screen. */
export function bodyWith(headings: string[]): TextBlock[] {
  return headings.flatMap((heading, place) => [
    block(`h${place}`, 'h2', heading),
    ...Array.from({ length: 6 }, (_, line) =>
      block(`p${place}-${line}`, 'normal', 'Decide the goal early. '.repeat(12)),
    ),
  ])
}

function block(key: string, style: TextBlock['style'], text: string): TextBlock {
  const id = style === 'h2' ? text.toLowerCase().replaceAll(' ', '-') : null
  const children = [{ _type: 'span' as const, _key: 'a', text, marks: [] }]
  return { _type: 'block', _key: key, style, level: 1, id, children, markDefs: [] }
}
