import { afterEach, expect, it, onTestFinished } from 'vitest'
import { ask, hasText, statusOf } from '../../support/ask.ts'
import { PATIENCE, publishAuthor, publishCategory, publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { editor, visitor } from '../../support/content.ts'
import { headingOf } from '../../support/head.ts'

/** Pages that show the newest post of a category. */
const PLACES = ['/', '/blog/category/ramadan', '/blog', '/sitemap.xml', '/feed.xml']

afterEach(removeWhatWasMade)

it('a post is visible everywhere within seconds of its publication and gone within seconds of its deletion', async () => {
  const { id, slug, title } = await publishPost({ category: { _type: 'reference', _ref: 'category-ramadan' } })
  const expectLinked = async (path: string, isLinked: boolean) =>
    expect.poll(() => hasText(path, `/post/${slug}`), { ...PATIENCE, message: path }).toBe(isLinked)
  await expect.poll(() => headingOf(`/post/${slug}`), PATIENCE).toBe(title)
  for (const path of PLACES) await expectLinked(path, true)
  expect(await statusOf(`/og/post/${slug}`)).toBe(200)
  await editor().delete(id)
  for (const path of [`/post/${slug}`, `/og/post/${slug}`]) await expect.poll(() => statusOf(path), PATIENCE).toBe(404)
  for (const path of PLACES) await expectLinked(path, false)
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

it('the first visitor of every page sees a post that was just published', async () => {
  const { slug } = await publishPost({ category: { _type: 'reference', _ref: 'category-ramadan' } })
  // The new post pushes the last one of the first page to the top of the second.
  const [tenth] = await visitor.fetch<string[]>(
    '*[_type == "post"] | order(publishedAt desc, _id asc)[9..9].slug.current',
  )
  const places = [...PLACES, `/post/${slug}`]
  const expected = [...places.map(path => [path, slug] as const), ['/blog/page/2', `/post/${tenth}"`] as const]
  // No page is requested before the site has received the webhook, which the API shows.
  await expect.poll(() => hasText('/api/posts?page=1', slug), PATIENCE).toBe(true)
  for (const [path, text] of expected) expect(await hasText(path, text), path).toBe(true)
})

it.each([
  ['category', 'title', publishCategory, (slug: string) => `/blog/category/${slug}`],
  ['author', 'name', publishAuthor, (slug: string) => `/author/${slug}`],
] as const)(
  'a new %s has a page, is named once there is a post, and moves with its slug',
  async (field, label, publish, pathOf) => {
    const { id, slug } = await publish('Somebody or something new')
    await expect.poll(() => headingOf(pathOf(slug)), PATIENCE).toBe('Somebody or something new')
    await publishPost({ [field]: { _type: 'reference', _ref: id } })
    await expect.poll(() => hasText('/sitemap.xml', pathOf(slug)), PATIENCE).toBe(true)
    await editor()
      .patch(id)
      .set({ [label]: 'Moved', 'slug.current': `${slug}-moved` })
      .commit()
    await expect.poll(() => headingOf(pathOf(`${slug}-moved`)), PATIENCE).toBe('Moved')
    await expect.poll(() => statusOf(pathOf(slug)), PATIENCE).toBe(404)
  },
)

async function allPages(): Promise<string[]> {
  const { text } = await ask('/sitemap.xml')
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(listed).toEqual(expect.arrayContaining(['/', '/terms', '/privacy', '/blog']))
  return [...listed, '/success', '/post/no-such-post']
}
