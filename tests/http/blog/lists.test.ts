import { afterEach, expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { readWords, removeWhatWasMade } from '../../support/blog.ts'
import { visitor } from '../../support/content.ts'
import { readHtml } from '../../support/head.ts'

const POSTS_PER_PAGE = 9
const OF_API = 3
const MAX_AGE_S = 10

type Listed = { title: string; slug: string; category: string }

const POSTS_QUERY = `*[_type == "post" && dateTime(publishedAt) <= dateTime(now())] | order(publishedAt desc, _id asc){
  title, "slug": slug.current, "category": category->slug.current
}`

afterEach(removeWhatWasMade)

it('the blog lists nine posts per page, newest first, and its pages link to each other', async () => {
  const posts = await visitor.fetch<Listed[]>(POSTS_QUERY)
  expect(posts.length).toBeGreaterThan(POSTS_PER_PAGE)
  const { title, allLabel } = await readWords()
  await expectPages('/blog', title, posts, allLabel)
})

it('each category lists its own posts and is marked as current among the categories', async () => {
  const categories = await visitor.fetch<{ title: string; slug: string }[]>(
    '*[_type == "category"] | order(title asc){title, "slug": slug.current}',
  )
  const posts = await visitor.fetch<Listed[]>(POSTS_QUERY)
  const { allLabel } = await readWords()
  const { categoryLinks } = await readList('/blog')
  expect(categoryLinks).toEqual([
    [allLabel, '/blog'],
    ...categories.map(({ title, slug }) => [title, `/blog/category/${slug}`]),
  ])
  for (const { title, slug } of categories) {
    const own = posts.filter(({ category }) => category === slug)
    await expectPages(`/blog/category/${slug}`, title, own, title)
  }
})

it('the API returns posts in order, three at a time, with the total, and nothing beyond the last page', async () => {
  const posts = await visitor.fetch<Listed[]>(POSTS_QUERY)
  const pages = Math.ceil(posts.length / OF_API)
  for (const page of [1, 2, pages, pages + 1, 999_999]) {
    const { status, headers, text } = await ask(`/api/posts?page=${page}`)
    const { posts: found, total } = JSON.parse(text)
    expect([status, total]).toEqual([200, posts.length])
    const slugs = posts.slice((page - 1) * OF_API, page * OF_API).map(({ slug }) => slug)
    expect(found.map(({ slug }: Listed) => slug)).toEqual(slugs)
    const [, seconds] = /^public, max-age=(\d+)$/.exec(headers.get('cache-control') ?? '') ?? []
    expect(Number(seconds)).toBeLessThanOrEqual(MAX_AGE_S)
  }
})

it.each(['', '?page=', '?page=0', '?page=-1', '?page=1.5', '?page=1e3', '?page=9999999', '?page=%00'])(
  'posts are refused for "%s", in words',
  async query => {
    const { status, headers, text } = await ask(`/api/posts${query}`)
    expect([status, headers.get('cache-control')]).toEqual([400, 'no-store'])
    expect(JSON.parse(text).message).toContain('expected a whole number')
  },
)

/** Expects the pages of a list to hold exactly these posts, to be numbered, and to link to the ones before and after. */
async function expectPages(base: string, heading: string, posts: Listed[], current: string): Promise<void> {
  const pages = Array.from({ length: Math.ceil(posts.length / POSTS_PER_PAGE) }, (_, page) =>
    posts.slice(page * POSTS_PER_PAGE, (page + 1) * POSTS_PER_PAGE),
  )
  const pathOf = (number: number) => (number === 1 ? base : `${base}/page/${number}`)
  for (const [index, expected] of pages.entries()) {
    const number = index + 1
    expect(await readList(pathOf(number)), pathOf(number)).toMatchObject({
      heading,
      current,
      posts: expected.map(({ title, slug }) => [title, `/post/${slug}`]),
      place: pages.length > 1 ? `Page ${number} of ${pages.length}` : null,
      previous: number > 1 ? pathOf(number - 1) : null,
      next: number < pages.length ? pathOf(number + 1) : null,
    })
  }
}

async function readList(path: string) {
  const { status, text } = await ask(path)
  expect(status, path).toBe(200)
  const main = readHtml(text).querySelector('main')
  const links = (selector: string) =>
    Array.from(main?.querySelectorAll(selector) ?? [], link => [link.textContent, link.getAttribute('href')])
  const heading = main?.querySelector('h1')?.textContent
  const arrow = (direction: string) =>
    main?.querySelector(`a[aria-label="${direction}: ${heading}"]`)?.getAttribute('href') ?? null
  return {
    heading,
    posts: links('article a[href]'),
    place: /Page \d+ of \d+/.exec(main?.textContent ?? '')?.[0] ?? null,
    previous: arrow('Previous'),
    next: arrow('Next'),
    categoryLinks: links('nav[aria-label="Categories"] a'),
    current: main?.querySelector('nav[aria-label="Categories"] [aria-current]')?.textContent,
  }
}
