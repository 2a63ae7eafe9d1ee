import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AuthorList } from '@/components/posts/author-list'
import { BlogList } from '@/components/posts/blog-list'
import type { Category } from '@/content/types'
import { blogPath } from '@/lib/addresses/blog'
import { author, cards, labels, words } from '../support/content'
import { findAll, rowsOf } from '../support/find'
import { mount } from '../support/mount'
import '../support/posts'

const [RAMADAN, BOARD, ...OTHERS] = ['Ramadan', 'Board', 'Finance', 'Fundraising', 'Volunteers'].map(
  (title): Category => ({ id: title, slug: title.toLowerCase(), title, description: null, updatedAt: '' }),
)

test.each([
  [1, 0, 0],
  [2, 1, 0],
  [3, 2, 0],
  [4, 0, 3],
  [5, 4, 0],
  [6, 2, 3],
  [8, 4, 3],
  [9, 2, 6],
])('%i posts are a lead story, %i in twos and %i in threes: none is alone in a row of three', (count, twos, threes) => {
  mount(<List count={count} />)
  const counts = ['.post-lead', '.post-half', '.post-row'].map(look => findAll(look).length)
  expect(counts).toEqual([1, twos, threes])
})

test.each([
  [4, [2, 2]],
  [5, [2, 3]],
  [7, [2, 2, 3]],
  [8, [2, 3, 3]],
])('the page of an author with %i posts has rows of %j', (count, rows) => {
  mount(<AuthorPosts count={count} />)
  expect(rowsOf(findAll('.post-card'))).toEqual(rows)
})

test('on phones the categories wrap, so that all are in sight, and the chosen one can be read', async () => {
  await page.viewport(320, 700)
  mount(<List count={3} all={[RAMADAN, BOARD, ...OTHERS].filter(each => each !== undefined)} />)
  const tabs = findAll('.tabs a')
  expect(tabs).toHaveLength(6)
  for (const tab of tabs) {
    const { left, right, height } = tab.getBoundingClientRect()
    expect([left >= 0, right <= 320, height >= 44]).toEqual([true, true, true])
  }
  const { color, backgroundColor } = getComputedStyle(findAll('.tabs [aria-current=true]')[0] ?? document.body)
  expect(color).not.toBe(backgroundColor)
})

test('a category without posts says so under its own tab and offers the newest posts', async () => {
  mount(<List count={0} category={BOARD} />)
  await expect.element(page.getByRole('heading', { name: 'No posts about Board yet' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Board', exact: true })).toHaveAttribute('aria-current', 'true')
  expect(findAll('.post-row')).toHaveLength(3)
})

test('an author without a picture is shown by initials, with role, number of posts and first month', async () => {
  mount(<AuthorPosts />)
  for (const text of ['MR', author.role, '9 posts', 'Since February 2023', author.bio]) {
    await expect.element(page.getByText(text ?? '', { exact: true })).toBeVisible()
  }
  await expect.element(page.getByRole('heading', { name: 'Posts by Maryam' })).toBeVisible()
})

type ListProps = { count: number; all?: Category[]; category?: Category | null }

function List({ count, category = null, all = category ? [category] : [] }: ListProps) {
  return (
    <BlogList
      {...{ words, title: 'Blog', lead: words.lead, categories: all, category, page: 1, labels }}
      cards={{ posts: cards.slice(0, count), total: count === 9 ? 30 : count }}
      newest={count === 0 ? cards.slice(0, 3) : []}
      hrefOf={place => blogPath(place)}
    />
  )
}

function AuthorPosts({ count = 9 }: { count?: number }) {
  return (
    <AuthorList
      {...{ author: { ...author, image: null }, since: 'February 2023', words, page: 1, labels }}
      cards={{ posts: cards.slice(0, count), total: count }}
    />
  )
}
