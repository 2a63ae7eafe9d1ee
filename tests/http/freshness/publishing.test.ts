import { afterEach, expect, it, onTestFinished } from 'vitest'
import { ask, hasText, statusOf } from '../../support/ask.ts'
import { PATIENCE, publishCategory, publishPost, removeWhatWasMade, type TestPost } from '../../support/blog.ts'
import { editor, visitor } from '../../support/content.ts'
import { firstHeading } from '../support/page.ts'

const LISTS = ['/blog', '/sitemap.xml', '/feed.xml']

/** Pages that show the newest post of a category. */
const placesOf = (category: string) => ['/', `/blog/category/${category}`, ...LISTS]

afterEach(removeWhatWasMade)

it('a post is visible everywhere within seconds of its publication and gone within seconds of its deletion', async () => {
  const post = await publishPost({ category: { _type: 'reference', _ref: 'category-ramadan' } })
  await expectShown(post, placesOf('ramadan'))
  expect(await statusOf(`/og/post/${post.slug}`)).toBe(200)
  await editor().delete(post.id)
  await expectGone(post, placesOf('ramadan'))
  await expect.poll(() => statusOf(`/og/post/${post.slug}`), PATIENCE).toBe(404)
})

it('a post that is deleted while pages render with it is gone everywhere within seconds', async () => {
  const post = await publishPost()
  await expectShown(post, ['/'])
  await editor().delete(post.id)
  await expectGone(post, ['/', ...LISTS])
})

it('a post with a new slug is found at its new address, to which the old one leads', async () => {
  const post = await publishPost()
  await expectShown(post, LISTS)
  const moved = { ...post, slug: `${post.slug}-moved` }
  await editor().patch(post.id).set({ 'slug.current': moved.slug }).commit()
  await expectShown(moved, LISTS)
  await expect.poll(() => statusOf(`/post/${post.slug}`), PATIENCE).toBe(308)
  for (const path of LISTS) expect(await hasText(path, `/post/${post.slug}<`)).toBe(false)
})

it('a new phone number is read and dialed everywhere, and the old one nowhere', async () => {
  const former = await visitor.fetch<string>('*[_id == "siteSettings"][0].phone')
  await editor().patch('siteSettings').set({ phone: '(416) 555-0199' }).commit()
  onTestFinished(async () => {
    await editor().patch('siteSettings').set({ phone: former }).commit()
    await expect.poll(() => hasText('/terms', former), PATIENCE).toBe(true)
  })
  for (const path of ['/', '/register', '/terms']) {
    await expect.poll(() => hasText(path, 'href="tel:+14165550199"'), PATIENCE).toBe(true)
    expect(await hasText(path, '(416) 555-0199')).toBe(true)
  }
  // Structured data, the dialog and the floating button are in the text of each page.
  const old = new RegExp(former.replace(/\D/g, '').replace(/^(...)(...)/, '$1\\D{0,3}$2\\D{0,3}'))
  for (const path of await allPages()) {
    await expect.poll(async () => old.test((await ask(path)).text), { ...PATIENCE, message: path }).toBe(false)
  }
})

it('a post with the slug of a deleted post replaces it', async () => {
  const first = await publishPost({ title: 'The first of its address' })
  await expectShown(first, ['/blog'])
  await editor().delete(first.id)
  await expect.poll(() => statusOf(`/post/${first.slug}`), PATIENCE).toBe(404)
  await publishPost({ _id: `${first.id}-2`, slug: { _type: 'slug', current: first.slug }, title: 'The second' })
  await expect.poll(() => headingOf(`/post/${first.slug}`), PATIENCE).toBe('The second')
})

it('a change in a post appears on its page and on every list page that shows it', async () => {
  const [oldest] = await visitor.fetch<
    { _id: string; slug: string; title: string; category: string; author: string }[]
  >(
    '*[_type == "post"] | order(publishedAt asc)[0...1]{_id, title, "slug": slug.current, "category": category->slug.current, "author": author->slug.current}',
  )
  if (!oldest) throw new Error('The seed has posts')
  const last = await visitor.fetch<number>('count(*[_type == "post"])').then(total => Math.ceil(total / 9))
  const places = [
    `/post/${oldest.slug}`,
    `/blog/page/${last}`,
    `/blog/category/${oldest.category}`,
    `/author/${oldest.author}`,
    '/feed.xml',
  ]
  const findWithout = (title: string) => async () => {
    const shown = await Promise.all(places.map(path => hasText(path, title)))
    return places.filter((_, place) => !shown[place])
  }
  // Waits until the previous test’s posts are gone.
  await expect.poll(findWithout(oldest.title), PATIENCE).toEqual([])
  try {
    await editor().patch(oldest._id).set({ title: 'Another title of the oldest' }).commit()
    await expect.poll(findWithout('Another title of the oldest'), PATIENCE).toEqual([])
  } finally {
    await editor().patch(oldest._id).set({ title: oldest.title }).commit()
    await expect.poll(findWithout(oldest.title), PATIENCE).toEqual([])
  }
})

it('the first visitor of every page sees a post that was just published', async () => {
  const { slug } = await publishPost({ category: { _type: 'reference', _ref: 'category-ramadan' } })
  // The new post pushes the last one of the first page to the top of the second.
  const [tenth] = await visitor.fetch<string[]>(
    '*[_type == "post"] | order(publishedAt desc, _id asc)[9..9].slug.current',
  )
  const places = [...placesOf('ramadan'), `/post/${slug}`]
  const expected = [...places.map(path => [path, slug] as const), ['/blog/page/2', `/post/${tenth}"`] as const]
  // No page is requested before the site has received the webhook, which the API shows.
  await expect.poll(() => hasText('/api/posts?page=1', slug), PATIENCE).toBe(true)
  for (const [path, text] of expected) expect(await hasText(path, text), path).toBe(true)
})

it('a new category has a page, is offered once it has a post, and moves when it is renamed', async () => {
  const category = await publishCategory('A new category')
  const path = `/blog/category/${category.slug}`
  await expect.poll(() => headingOf(path), PATIENCE).toBe('A new category')
  await publishPost({ category: { _type: 'reference', _ref: category.id } })
  for (const place of ['/blog', '/sitemap.xml']) {
    await expect.poll(() => hasText(place, path), { ...PATIENCE, message: place }).toBe(true)
  }
  const moved = { title: 'A moved category', 'slug.current': `${category.slug}-moved` }
  await editor().patch(category.id).set(moved).commit()
  await expect.poll(() => headingOf(`${path}-moved`), PATIENCE).toBe('A moved category')
  await expect.poll(() => statusOf(path), PATIENCE).toBe(404)
})

async function expectShown({ slug, title }: TestPost, places: string[]): Promise<void> {
  await expect.poll(() => headingOf(`/post/${slug}`), PATIENCE).toBe(title)
  for (const path of places) {
    await expect.poll(() => hasText(path, `/post/${slug}`), { ...PATIENCE, message: path }).toBe(true)
  }
}

async function expectGone({ slug }: TestPost, places: string[]): Promise<void> {
  await expect.poll(() => statusOf(`/post/${slug}`), PATIENCE).toBe(404)
  for (const path of places) {
    await expect.poll(() => hasText(path, `/post/${slug}`), { ...PATIENCE, message: path }).toBe(false)
  }
}

async function headingOf(path: string): Promise<string | undefined> {
  return firstHeading((await ask(path)).text)
}

async function allPages(): Promise<string[]> {
  const { text } = await ask('/sitemap.xml')
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(listed).toEqual(expect.arrayContaining(['/', '/terms', '/privacy', '/blog']))
  return [...listed, '/success', '/post/no-such-post']
}
