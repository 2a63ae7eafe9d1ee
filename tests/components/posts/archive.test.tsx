import '@/components/posts/blog.css'
import '@/components/posts/post.css'
import '@/components/posts/post-contents.css'
import '@/components/posts/post-end.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AuthorList } from '@/components/posts/author-list'
import { BlogList } from '@/components/posts/blog-list'
import { readAuthor, readCategory } from '@/content/documents/readers.gen'
import type { Category } from '@/content/types'
import { blogPath } from '@/lib/blog'
import { expectAccessible } from '../support/accessible'
import { labels } from '../support/content/settings'
import { mount } from '../support/mount'
import { author, cards, words } from '../support/posts'

const RAMADAN: Category = {
  ...readCategory(Object({})),
  ...{ id: 'ramadan', slug: 'ramadan', title: 'Ramadan' },
  description: null,
  updatedAt: '',
}
const BOARD: Category = { ...RAMADAN, id: 'board', slug: 'board', title: 'Board' }

test('the first page has a lead story, two beside each other, and six in rows of three', async () => {
  mount(<List count={9} />)
  const [lead, first, second, ...rows] = boxes()
  expect(lead?.width).toBeGreaterThan(1_000)
  expect(first?.width).toBeGreaterThan(500)
  expect(second?.y).toBe(first?.y)
  expect(rows).toHaveLength(6)
  expect(new Set(rows.map(({ y }) => y)).size).toBe(2)
})

test('further pages are three rows of three', () => {
  mount(<List count={9} page={2} />)
  const all = boxes()
  expect(new Set(all.map(({ y }) => y)).size).toBe(3)
  expect(new Set(all.map(({ x }) => x)).size).toBe(3)
})

test.each([1, 2, 3])('%i posts are a lead story and the others', count => {
  mount(<List count={count} />)
  expect(document.querySelectorAll('.post-lead')).toHaveLength(1)
  expect(document.querySelectorAll('.post-half')).toHaveLength(count - 1)
  expect(document.querySelectorAll('.post-row')).toHaveLength(0)
})

test('on phones the last six are compact rows without an excerpt', async () => {
  await page.viewport(390, 900)
  mount(<List count={9} />)
  const rows = [...document.querySelectorAll('.post-row')]
  for (const row of rows) {
    expect(row.querySelector('.post-picture')?.getBoundingClientRect().width).toBe(112)
    expect(row.querySelector('.post-excerpt')?.checkVisibility()).toBe(false)
  }
  expect(document.querySelector('.post-half .post-excerpt')?.checkVisibility()).toBe(true)
})

test('a category without posts says so under its own tab and offers the newest posts', async () => {
  mount(<List count={0} category={BOARD} />)
  await expect.element(page.getByRole('heading', { name: 'No posts about Board yet' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Board', exact: true })).toHaveAttribute('aria-current', 'true')
  expect(document.querySelectorAll('.post-row')).toHaveLength(3)
})

test('an author without a picture is shown by initials, with role, number of posts and first month', async () => {
  mount(<AuthorPosts />)
  await expect.element(page.getByRole('heading', { name: 'Maryam Raza', level: 1 })).toBeVisible()
  await expect.element(page.getByText('MR', { exact: true })).toBeVisible()
  for (const text of ['Onboarding', '9 posts', 'Since February 2023', 'Maryam writes.']) {
    await expect.element(page.getByText(text)).toBeVisible()
  }
  await expect.element(page.getByRole('heading', { name: 'Posts by Maryam' })).toBeVisible()
})

test.each([320, 390, 720, 960, 1440])('lists and authors are accessible and within the page at %i px', async width => {
  await page.viewport(width, 900)
  mount(
    <>
      <List count={9} category={RAMADAN} />
      <List count={0} category={BOARD} />
    </>,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  // Two lists on one page share the names of their landmarks.
  await expectAccessible(['landmark-unique', 'landmark-one-main', 'page-has-heading-one', 'region'])
  document.body.replaceChildren()
  mount(<AuthorPosts />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
})

function List({
  count,
  category = null,
  page: number = 1,
}: {
  count: number
  category?: Category | null
  page?: number
}) {
  return (
    <BlogList
      words={words}
      title="Blog"
      lead={words.lead}
      categories={[RAMADAN]}
      category={category}
      page={number}
      cards={{ posts: cards.slice(0, count), total: count === 9 ? 30 : count }}
      newest={count === 0 ? cards.slice(0, 3) : []}
      hrefOf={place => blogPath(place)}
      labels={labels}
    />
  )
}

function AuthorPosts() {
  return (
    <AuthorList
      author={{ ...readAuthor(Object({})), ...author, id: 'author-a', updatedAt: '' }}
      since="February 2023"
      words={words}
      page={1}
      cards={{ posts: cards, total: 9 }}
      labels={labels}
    />
  )
}

function boxes(): DOMRect[] {
  return Array.from(document.querySelectorAll('.post-card'), card => card.getBoundingClientRect())
}
