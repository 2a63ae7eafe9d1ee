import { afterEach, expect, it } from 'vitest'
import { ask, statusOf } from '../../support/ask.ts'
import { publishAuthor, publishCategory, publishPost, readWords, removeWhatWasMade } from '../../support/blog.ts'
import { editor, visitor } from '../../support/content.ts'
import { readHtml } from '../../support/head.ts'
import { until } from '../../support/until.ts'

const POSTS_PER_PAGE = 9

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

it('a category and an author with more posts have further pages, and none after the last', async () => {
  const category = await publishCategory('Ten posts')
  const author = await publishAuthor('Ten Posts')
  const of = { category: reference(category.id), author: reference(author.id) }
  for (let count = 0; count <= POSTS_PER_PAGE; count++) await publishPost(of)
  const lists = [`/blog/category/${category.slug}`, `/author/${author.slug}`]
  for (const path of lists) {
    await until(`${path} has a second page`, async () => (await statusOf(`${path}/page/2`)) === 200)
    const [first, second] = [await readList(path), await readList(`${path}/page/2`)]
    expect([first.posts.length, second.posts.length]).toEqual([POSTS_PER_PAGE, 1])
    expect([first.place, second.place]).toEqual(['Page 1 of 2', 'Page 2 of 2'])
    expect(await statusOf(`${path}/page/3`)).toBe(404)
    expect(await statusOf(`${path}/page/0`)).toBe(404)
  }
})

it('an author’s page lists the author’s posts, and every post links to it', async () => {
  const authors = await visitor.fetch<{ name: string; slug: string; bio: string; posts: Listed[] }[]>(
    `*[_type == "author"]{name, "slug": slug.current, bio, "posts": *[_type == "post" && author._ref == ^._id]
      | order(publishedAt desc){title, "slug": slug.current}}`,
  )
  for (const { name, slug, bio, posts } of authors) {
    const list = await readList(`/author/${slug}`)
    expect(list).toMatchObject({ heading: name, posts: posts.map(post => [post.title, `/post/${post.slug}`]) })
    expect(list.text).toContain(bio)
    expect(list.text).toContain(`${posts.length} posts`)
    const links = readHtml((await ask(`/post/${posts[0]?.slug}`)).text).querySelectorAll(`a[href="/author/${slug}"]`)
    expect(links.length).toBeGreaterThan(0)
  }
})

it('an author without posts has a page, which follows a new name and a new slug', async () => {
  const author = await publishAuthor('A New Author')
  const path = `/author/${author.slug}`
  const headingOf = async (address: string) => readHtml((await ask(address)).text).querySelector('h1')?.textContent
  await until('the author is known', async () => (await headingOf(path)) === 'A New Author')
  expect((await ask('/sitemap.xml')).text).not.toContain(path)
  await editor()
    .patch(author.id)
    .set({ name: 'A Renamed Author', 'slug.current': `${author.slug}-moved` })
    .commit()
  await until('the author has moved', async () => (await headingOf(`${path}-moved`)) === 'A Renamed Author')
  await until('the old address is gone', async () => (await statusOf(path)) === 404)
})

it('a category without posts says so, offers the newest posts, and is offered only while it is open', async () => {
  const { emptyCategoryTitle } = await readWords()
  const { slug } = await publishCategory('Between posts')
  // Its webhook may take a moment, and after many unknown paths the site asks for another only once a minute.
  await until('the category is known', async () => (await statusOf(`/blog/category/${slug}`)) === 200)
  const list = await readList(`/blog/category/${slug}`)
  const newest = await visitor.fetch<Listed[]>(`${POSTS_QUERY}[0...3]`)
  expect(list).toMatchObject({
    ...{ heading: 'Between posts', current: 'Between posts', place: null },
    posts: newest.map(post => [post.title, `/post/${post.slug}`]),
  })
  expect(list.text).toContain(emptyCategoryTitle.replace('{category}', 'Between posts'))
  expect(await statusOf(`/blog/category/${slug}/page/2`)).toBe(404)
  const { categoryLinks } = await readList('/blog')
  expect(categoryLinks.map(([label]) => label)).not.toContain('Between posts')
})

function reference(id: string) {
  return { _type: 'reference', _ref: id }
}

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
