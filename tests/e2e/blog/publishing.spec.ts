import { type APIRequestContext, expect, test } from '@playwright/test'
import {
  hasText,
  PATIENCE,
  publishCategory,
  publishPost,
  removeWhatWasMade,
  type TestPost,
} from '../../support/blog.ts'
import { editor, visitor } from '../../support/content.ts'

/** Pages that show the newest post of a category. */
const placesOf = (category: string) => ['/', '/blog', `/blog/category/${category}`, '/sitemap.xml', '/feed.xml']

test.afterEach(({ request }) => removeWhatWasMade(request))

test('a post is visible everywhere within seconds of its publication and gone within seconds of its deletion', async ({
  request,
}) => {
  const post = await publishPost({ category: { _type: 'reference', _ref: 'category-ramadan' } })
  await expectShown(request, post, placesOf('ramadan'))
  expect((await request.get(`/og/post/${post.slug}`)).status()).toBe(200)
  await editor().delete(post.id)
  await expectGone(request, post, placesOf('ramadan'))
  await expect.poll(async () => (await request.get(`/og/post/${post.slug}`)).status(), PATIENCE).toBe(404)
})

test('a post that is deleted while pages render with it is gone everywhere within seconds', async ({ request }) => {
  const post = await publishPost()
  await expectShown(request, post, ['/'])
  await editor().delete(post.id)
  await expectGone(request, post, ['/', '/blog', '/sitemap.xml', '/feed.xml'])
})

test('a post with a new slug is found at its new address and no longer at the old one', async ({ request }) => {
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

test('a post with the slug of a deleted post replaces it', async ({ request }) => {
  const first = await publishPost({ title: 'The first of its address' })
  await expectShown(request, first, ['/blog'])
  await editor().delete(first.id)
  await expect.poll(async () => (await request.get(`/post/${first.slug}`)).status(), PATIENCE).toBe(404)
  await publishPost({ _id: `${first.id}-2`, slug: { _type: 'slug', current: first.slug }, title: 'The second' })
  await expect.poll(() => headingOf(request, `/post/${first.slug}`), PATIENCE).toBe('The second')
})

test('a change in a post appears on its page and on every list page that shows it', async ({ request }) => {
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
  // Waits until the previous test’s posts are gone.
  await expect.poll(read(oldest.title), PATIENCE).toEqual([])
  try {
    await editor().patch(oldest._id).set({ title: 'Another title of the oldest' }).commit()
    await expect.poll(read('Another title of the oldest'), PATIENCE).toEqual([])
  } finally {
    await editor().patch(oldest._id).set({ title: oldest.title }).commit()
    await expect.poll(read(oldest.title), PATIENCE).toEqual([])
  }
})

test('the first visitor of every page sees a post seconds after its publication', async ({ request }) => {
  const { slug } = await publishPost({ category: { _type: 'reference', _ref: 'category-ramadan' } })
  // Nobody requests these pages until then.
  await new Promise(resolve => setTimeout(resolve, PATIENCE.timeout))
  const missing: string[] = []
  for (const path of [...placesOf('ramadan'), `/post/${slug}`]) {
    if (!(await hasText(request, path, slug))) missing.push(path)
  }
  // The new post pushes the last one of the first page to the top of the second.
  const [third] = await visitor.fetch<string[]>(
    '*[_type == "post"] | order(publishedAt desc, _id asc)[3..3].slug.current',
  )
  if (!(await hasText(request, '/blog/page/2', `/post/${third}"`))) missing.push('/blog/page/2')
  expect(missing).toEqual([])
})

test('a new category has a page, is offered once it has a post, and moves when it is renamed', async ({ request }) => {
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
