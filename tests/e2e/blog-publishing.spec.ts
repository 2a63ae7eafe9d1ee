import { type APIRequestContext, expect, test } from '@playwright/test'
import { hasText, PATIENCE, publishCategory, publishPost, removeWhatWasMade, type TestPost } from '../support/blog.ts'
import { editor, visitor } from '../support/content.ts'

/** The pages on which the newest post of a category shows. */
const placesOf = (category: string) => ['/', '/blog', `/blog/category/${category}`, '/sitemap.xml', '/feed.xml']

test.afterEach(({ request }) => removeWhatWasMade(request))

test('a post is everywhere within seconds of its publication, and gone within seconds of its end', async ({
  request,
}) => {
  const post = await publishPost({ category: { _type: 'reference', _ref: 'category-ramadan' } })
  await expectShown(request, post, placesOf('ramadan'))
  expect((await request.get(`/og/post/${post.slug}`)).status()).toBe(200)
  await editor().delete(post.id)
  await expectGone(request, post, placesOf('ramadan'))
  await expect.poll(async () => (await request.get(`/og/post/${post.slug}`)).status(), PATIENCE).toBe(404)
})

test('a post that goes while pages are made with it is gone within seconds, as if it had never come', async ({
  request,
}) => {
  const post = await publishPost()
  await expectShown(request, post, ['/'])
  await editor().delete(post.id)
  await expectGone(request, post, ['/', '/blog', '/sitemap.xml', '/feed.xml'])
})

test('a post that moves to another address is there, and no longer here', async ({ request }) => {
  const post = await publishPost()
  await expectShown(request, post, ['/blog', '/sitemap.xml', '/feed.xml'])
  const moved = { ...post, slug: `${post.slug}-moved` }
  await editor().patch(post.id).set({ 'slug.current': moved.slug }).commit()
  await expectShown(request, moved, ['/blog', '/sitemap.xml', '/feed.xml'])
  await expect.poll(async () => (await request.get(`/post/${post.slug}`)).status(), PATIENCE).toBe(404)
  for (const path of ['/blog', '/sitemap.xml', '/feed.xml']) {
    expect(await hasText(request, path, `/post/${post.slug}<`)).toBe(false)
  }
})

test('a post that takes the address of another, which has ended, is the one that shows', async ({ request }) => {
  const first = await publishPost({ title: 'The first of its address' })
  await expectShown(request, first, ['/blog'])
  await editor().delete(first.id)
  await expect.poll(async () => (await request.get(`/post/${first.slug}`)).status(), PATIENCE).toBe(404)
  await publishPost({ _id: `${first.id}-2`, slug: { _type: 'slug', current: first.slug }, title: 'The second' })
  await expect.poll(() => headingOf(request, `/post/${first.slug}`), PATIENCE).toBe('The second')
})

test('what changes in a post shows on its page and on every list, whichever page of the list it is on', async ({
  request,
}) => {
  const [oldest] = await visitor.fetch<{ _id: string; slug: string; title: string; category: string }[]>(
    '*[_type == "post"] | order(publishedAt asc)[0...1]{_id, title, "slug": slug.current, "category": category->slug.current}',
  )
  if (!oldest) throw new Error('The seed has posts')
  const last = await visitor.fetch<number>('count(*[_type == "post"])').then(total => Math.ceil(total / 3))
  const places = [`/post/${oldest.slug}`, `/blog/page/${last}`, `/blog/category/${oldest.category}/page/2`, '/feed.xml']
  const read = (title: string) => async () => {
    const pages = await Promise.all(places.map(async path => (await request.get(path)).text()))
    return places.filter((_, place) => !pages[place]?.includes(title))
  }
  // What the test before published is gone from here, too.
  await expect.poll(read(oldest.title), PATIENCE).toEqual([])
  try {
    await editor().patch(oldest._id).set({ title: 'Another title of the oldest' }).commit()
    await expect.poll(read('Another title of the oldest'), PATIENCE).toEqual([])
  } finally {
    await editor().patch(oldest._id).set({ title: oldest.title }).commit()
    await expect.poll(read(oldest.title), PATIENCE).toEqual([])
  }
})

test('seconds after a publication the first visitor of each page sees it', async ({ request }) => {
  const { slug } = await publishPost({ category: { _type: 'reference', _ref: 'category-ramadan' } })
  // Nobody looks at these pages until then.
  await new Promise(resolve => setTimeout(resolve, PATIENCE.timeout))
  const missing: string[] = []
  for (const path of [...placesOf('ramadan'), `/post/${slug}`]) {
    if (!(await hasText(request, path, slug))) missing.push(path)
  }
  // The posts that it pushed along: the second page begins with what was the last of the first.
  const [third] = await visitor.fetch<string[]>(
    '*[_type == "post"] | order(publishedAt desc, _id asc)[3..3].slug.current',
  )
  if (!(await hasText(request, '/blog/page/2', `/post/${third}"`))) missing.push('/blog/page/2')
  expect(missing).toEqual([])
})

test('a new category has its page, and is offered once it has a post; renamed, it moves', async ({ request }) => {
  const category = await publishCategory('A new category')
  const path = `/blog/category/${category.slug}`
  await expect.poll(() => headingOf(request, path), PATIENCE).toBe('A new category')
  await publishPost({ category: { _type: 'reference', _ref: category.id } })
  for (const place of ['/blog', '/sitemap.xml']) {
    await expect.poll(() => hasText(request, place, path), { ...PATIENCE, message: place }).toBe(true)
  }
  const moved = { title: 'A moved category', 'slug.current': `${category.slug}-moved` }
  await editor().patch(category.id).set(moved).commit()
  await expect.poll(() => headingOf(request, `${path}-moved`), PATIENCE).toBe('A moved category')
  await expect.poll(async () => (await request.get(path)).status(), PATIENCE).toBe(404)
})

async function expectShown(request: APIRequestContext, { slug, title }: TestPost, places: string[]): Promise<void> {
  await expect.poll(() => headingOf(request, `/post/${slug}`), PATIENCE).toBe(title)
  for (const path of places) {
    await expect.poll(() => hasText(request, path, `/post/${slug}`), { ...PATIENCE, message: path }).toBe(true)
  }
}

async function expectGone(request: APIRequestContext, { slug }: TestPost, places: string[]): Promise<void> {
  await expect.poll(async () => (await request.get(`/post/${slug}`)).status(), PATIENCE).toBe(404)
  for (const path of places) {
    await expect.poll(() => hasText(request, path, `/post/${slug}`), { ...PATIENCE, message: path }).toBe(false)
  }
}

async function headingOf(request: APIRequestContext, path: string): Promise<string | undefined> {
  return /<h1[^>]*>([^<]*)/.exec(await (await request.get(path)).text())?.[1]
}
