import { afterEach, expect, it } from 'vitest'
import { ask, statusOf } from '../../support/ask.ts'
import { publishCategory, readWords, removeWhatWasMade } from '../../support/blog.ts'
import { visitor } from '../../support/content.ts'
import { readHtml } from '../../support/head.ts'
import { until } from '../../support/until.ts'

const POSTS_PER_PAGE = 3

type Listed = { title: string; slug: string; category: string }

const POSTS_QUERY = `*[_type == "post" && publishedAt <= now()] | order(publishedAt desc, _id asc){
  title, "slug": slug.current, "category": category->slug.current
}`

afterEach(removeWhatWasMade)

it('the blog lists three posts per page, newest first, and its pages link to each other', async () => {
  const posts = await visitor.fetch<Listed[]>(POSTS_QUERY)
  expect(posts.length).toBeGreaterThan(2 * POSTS_PER_PAGE)
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

it('a category without posts says so and is not offered', async () => {
  const { emptyText } = await readWords()
  const { slug } = await publishCategory('Between posts')
  // Its webhook may take a moment, and after many unknown paths the site asks for another only once a minute.
  await until('the category is known', async () => (await statusOf(`/blog/category/${slug}`)) === 200)
  const list = await readList(`/blog/category/${slug}`)
  expect(list).toMatchObject({ heading: 'Between posts', place: null, posts: [] })
  expect(list.text).toContain(emptyText)
  expect(await statusOf(`/blog/category/${slug}/page/2`)).toBe(404)
  expect(list.categoryLinks.map(([label]) => label)).not.toContain('Between posts')
})

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
    text: main?.textContent,
    heading,
    posts: links('article a[href]'),
    place: /Page \d+ of \d+/.exec(main?.textContent ?? '')?.[0] ?? null,
    previous: arrow('Previous'),
    next: arrow('Next'),
    categoryLinks: links('nav[aria-label="Categories"] a'),
    current: main?.querySelector('nav[aria-label="Categories"] [aria-current]')?.textContent,
  }
}
