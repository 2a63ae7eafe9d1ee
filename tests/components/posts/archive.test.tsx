import '@/components/posts/blog.css'
import '@/components/posts/post.css'
import '@/components/posts/post-contents.css'
import '@/components/posts/post-end.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AuthorList } from '@/components/posts/author-list'
import { BlogList } from '@/components/posts/blog-list'
import { PostList } from '@/components/posts/post-list'
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
const MANY = ['Finance', 'Fundraising', 'Ramadan', 'Volunteers', 'Schools'].map(title => ({
  ...RAMADAN,
  id: title,
  slug: title,
  title,
}))
const IDRIS = { name: 'Idris Khan', image: null }
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

test('on a phone the chosen category can be read', async () => {
  await page.viewport(390, 844)
  mount(<List count={3} />)
  const chosen = page.getByRole('navigation').getByRole('link').elements()[0]
  const { color, backgroundColor } = getComputedStyle(chosen ?? document.body)
  expect(chosen?.getAttribute('aria-current')).toBe('true')
  expect(color).not.toBe(backgroundColor)
  await expectAccessible()
})

test('further pages are three rows of three', () => {
  mount(<List count={9} page={2} />)
  const all = boxes()
  expect(new Set(all.map(({ y }) => y)).size).toBe(3)
  expect(new Set(all.map(({ x }) => x)).size).toBe(3)
})

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
  expect(document.querySelectorAll('.post-lead')).toHaveLength(1)
  expect(document.querySelectorAll('.post-half')).toHaveLength(twos)
  expect(document.querySelectorAll('.post-row')).toHaveLength(threes)
})

test.each([
  [4, [2, 2]],
  [5, [2, 3]],
  [7, [2, 2, 3]],
  [8, [2, 3, 3]],
])('the page of an author with %i posts has rows of %j', (count, rows) => {
  mount(<AuthorPosts count={count} />)
  expect([...Map.groupBy(boxes(), ({ y }) => Math.round(y)).values()].map(row => row.length)).toEqual(rows)
})

test('authors are named at the foot of each row, below excerpts of at most three lines, and a post may have none', async () => {
  const [first, ...others] = cards.slice(0, 3)
  if (!first) throw new Error('There is no card')
  const long = { ...first, excerpt: 'What to decide first, and what to leave for later. '.repeat(12) }
  const other = { ...long, id: 'other', title: 'A title of many words that needs three lines', author: IDRIS }
  mount(<PostList posts={[long, other, ...others]} look="row" />)
  const authors = [...document.querySelectorAll('.post-by')]
  expect(authors).toHaveLength(4)
  const bottoms = authors.slice(0, 3).map(each => Math.round(each.getBoundingClientRect().bottom))
  expect(new Set(bottoms).size).toBe(1)
  const excerpt = document.querySelector('.post-excerpt')
  if (!excerpt) throw new Error('There is no excerpt')
  const lines = excerpt.clientHeight / Number.parseFloat(getComputedStyle(excerpt).lineHeight)
  expect(Math.round(lines)).toBe(3)
  document.body.replaceChildren()
  mount(<PostList posts={[{ ...long, author: null }, ...others]} />)
  expect(document.querySelectorAll('.post-by')).toHaveLength(others.length)
})

test('an odd last card takes the whole row on tablets', async () => {
  await page.viewport(768, 1024)
  mount(<PostList posts={cards.slice(0, 3)} />)
  const [first, , last] = boxes()
  expect(last?.width).toBeGreaterThan(2 * (first?.width ?? 0))
  const [picture, words] = [...document.querySelectorAll('li:last-child :is(.post-picture, .post-words)')]
  expect(words?.getBoundingClientRect().y).toBe(picture?.getBoundingClientRect().y)
})

test('on phones the categories wrap, so that all are in sight', async () => {
  await page.viewport(320, 700)
  mount(<List count={9} all={MANY} category={MANY.at(-1)} />)
  const tabs = [...document.querySelectorAll('.tabs a')]
  expect(tabs).toHaveLength(MANY.length + 1)
  for (const tab of tabs) {
    const { left, right, height } = tab.getBoundingClientRect()
    expect([left >= 0, right <= 320, height >= 44]).toEqual([true, true, true])
  }
})

test('a picture of a post keeps its focus in a square', async () => {
  await page.viewport(390, 800)
  const [first] = cards
  if (!first?.previewImage) throw new Error('There is no picture')
  const focused = { ...first.previewImage, hotspot: { x: 0.76, y: 0.5 } }
  mount(<PostList posts={[{ ...first, previewImage: focused }]} look="row" />)
  const image = document.querySelector('.post-picture img')
  expect(image && getComputedStyle(image).objectPosition).toBe('76% 50%')
  expect(image?.clientWidth).toBe(image?.clientHeight)
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

test('in a wide window the title of a category without posts is one line, and its text is narrower', async () => {
  await page.viewport(1440, 900)
  mount(<List count={0} category={BOARD} />)
  const title = page.getByRole('heading', { name: 'No posts about Board yet' }).element()
  const { height } = title.getBoundingClientRect()
  expect(height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(title).fontSize))
  const text = title.nextElementSibling?.getBoundingClientRect()
  expect(text?.width).toBeLessThan(title.getBoundingClientRect().width)
})

test('the dot between two facts is the second one’s, so that no line ends with it', async () => {
  mount(<AuthorPosts />)
  const facts = [...document.querySelectorAll('.author-facts > *')]
  expect(facts.map(fact => getComputedStyle(fact, '::before').content.includes('·'))).toEqual([false, true, true])
  mount(<List count={1} />)
  const [day, category] = document.querySelector('.post-meta')?.children ?? []
  expect(day && getComputedStyle(day, '::before').content).toBe('none')
  expect(category && getComputedStyle(category, '::before').content).toContain('·')
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
  all = [RAMADAN],
  category = null,
  page: number = 1,
}: {
  count: number
  all?: Category[]
  category?: Category | null
  page?: number
}) {
  return (
    <BlogList
      words={words}
      title="Blog"
      lead={words.lead}
      categories={all}
      category={category}
      page={number}
      cards={{ posts: cards.slice(0, count), total: count === 9 ? 30 : count }}
      newest={count === 0 ? cards.slice(0, 3) : []}
      hrefOf={place => blogPath(place)}
      labels={labels}
    />
  )
}

function AuthorPosts({ count = 9 }: { count?: number }) {
  return (
    <AuthorList
      author={{ ...readAuthor(Object({})), ...author, id: 'author-a', updatedAt: '' }}
      since="February 2023"
      words={words}
      page={1}
      cards={{ posts: cards.slice(0, count), total: count }}
      labels={labels}
    />
  )
}

function boxes(): DOMRect[] {
  return Array.from(document.querySelectorAll('.post-card'), card => card.getBoundingClientRect())
}
