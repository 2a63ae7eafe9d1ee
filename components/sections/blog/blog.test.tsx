import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readSection } from '@/components/sections/read-section.fixture'
import type { PageData } from '@/components/sections/types'
import type { PostCard } from '@/content/types'
import { Blog } from './index'

const section = readSection('blog', { title: 'Blog', emptyText: 'Nothing yet.' })

const post: PostCard = {
  id: 'post-a',
  slug: 'thirty-nights',
  title: 'Thirty nights',
  publishedAt: '2026-01-12T09:00:00Z',
  day: 'Jan 12, 2026',
  excerpt: 'What to decide first.',
  category: { title: 'Ramadan', slug: 'ramadan' },
  author: { name: 'Maryam Raza', image: null },
  previewImage: null,
}

test('a card shows date, category, title, excerpt and author, and links to the post', () => {
  const html = render([post], 1)
  expect(html).toContain('<time dateTime="2026-01-12T09:00:00Z">Jan 12, 2026</time>')
  expect(html).toMatch(/<a href="\/post\/thirty-nights"[^>]*>Thirty nights<\/a>/)
  for (const text of ['Ramadan', 'What to decide first.', 'Maryam Raza']) expect(html).toContain(text)
})

test('a post without a category, author or picture still gets a card', () => {
  expect(render([{ ...post, category: null, author: null }], 1)).toContain('Thirty nights')
})

test('the pager counts pages of three posts and leads to the blog, which begins with the same posts', () => {
  const html = render([post], 10)
  expect(html).toContain('Page 1 of 4')
  expect(html).toContain('href="/blog"')
})

test('there is no pager when all posts fit on one page', () => {
  expect(render([post], 3)).not.toContain('Page 1')
})

test('the section says so when there are no posts', () => {
  expect(render([], 0)).toContain('Nothing yet.')
})

function render(posts: PostCard[], total: number): string {
  const page = {
    posts: { posts, total },
    settings: { labels: { previous: 'Previous', next: 'Next', page: 'Page {page} of {pages}' } },
  }
  return renderToStaticMarkup(<Blog section={section} page={page as PageData} />)
}
