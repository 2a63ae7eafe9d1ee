import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { coverPath } from '../../../lib/blog.ts'
import { CARD_PAGES, cardUrl } from '../../../lib/card-url.ts'
import { MAX_CARD_BYTES } from '../../../pictures/card-file.ts'
import { ask, statusOf } from '../../support/ask.ts'
import { expectOnNoPage, PATIENCE, publishPost, publishShownPost, removeWhatWasMade } from '../../support/blog.ts'
import { editor, visitor } from '../../support/content.ts'
import { readHead, readHtml } from '../../support/head.ts'

const A_DAY_AGO = new Date(Date.now() - 86_400_000).toISOString()
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="20" fill="#f3af37"/></svg>'
const MARKUP = '<script>alert("1")</script> & <b>\u0000Thirty nights</b> 🎉 ثلاثون ليلة'

afterEach(removeWhatWasMade)

it.each(CARD_PAGES)('the page %s has a card', async page => {
  await expectCard(cardUrl({ kind: 'page', name: page, version: ['any'] }))
})

it('every category has a card', async () => {
  const slugs = await visitor.fetch<string[]>('*[_type == "category"].slug.current')
  expect(slugs.length).toBeGreaterThan(0)
  for (const name of slugs) await expectCard(cardUrl({ kind: 'category', name, version: [] }))
})

it('every author has a card', async () => {
  const slugs = await visitor.fetch<string[]>('*[_type == "author"].slug.current')
  expect(slugs.length).toBeGreaterThan(0)
  for (const name of slugs) await expectCard(cardUrl({ kind: 'author', name, version: [] }))
})

it('a post without a picture has a cover of its own, which caches keep, and other names have none', async () => {
  const { slug } = await publishPost()
  await expect.poll(() => statusOf(coverPath(slug)), PATIENCE).toBe(200)
  const { headers, text } = await ask(coverPath(slug))
  expect(headers.get('content-type')).toBe('image/svg+xml')
  expect(headers.get('cache-control')).toMatch(/^public, max-age=86400/)
  expect(text).toMatch(/^<svg /)
  const again = await ask(coverPath(slug), { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect(
    readHtml((await ask(`/post/${slug}`)).text)
      .querySelector('article img')
      ?.getAttribute('src'),
  ).toBe(coverPath(slug))
  for (const name of ['nowhere', '%00', 'a'.repeat(2_000)]) {
    const { status, headers } = await ask(`/og/cover/${name}`)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  }
})

it('every post has a unique card', async () => {
  const slugs = await visitor.fetch<string[]>('*[_type == "post"].slug.current')
  const etags = new Set<string | null>()
  for (const slug of slugs) etags.add(await expectCard(`/og/post/${slug}`))
  expect(etags.size).toBe(slugs.length)
})

it('a cached card is confirmed with 304, whatever version is requested', async () => {
  const etag = await expectCard('/og/page/blog?v=1')
  const again = await ask('/og/page/blog?v=2', {
    headers: { 'if-none-match': `"other", W/${etag}`, 'cache-control': 'max-age=0' },
  })
  expect(again.status).toBe(304)
  expect(again.bytes.length).toBe(0)
})

it.each([
  '/og/post/nowhere',
  '/og/post/%00',
  '/og/shared/nowhere',
  '/og/post/%22%5D%5B0%5D',
  `/og/post/${'a'.repeat(2_000)}`,
  '/og/category/nowhere',
  '/og/page/nowhere',
  '/og/page/constructor',
  '/og/author/x',
  '/og/__proto__/x',
])('%s is no card, and no cache keeps that', async path => {
  const { status, headers, text } = await ask(path)
  expect(status).toBe(404)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(text)).toEqual({ message: 'There is no such card' })
})

it('pictures of nothing but noise are shared in at most 280 KB, in the crop that staff chose', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const file = await sharp({ create: { width: 1800, height: 1000, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  const { _id } = await editor().assets.upload('image', file, { filename: 'noise.png' })
  const picture = { _type: 'picture', asset: { _type: 'reference', _ref: _id }, alt: 'Noise' }
  const beside = await publishShownPost({ mainImage: picture })
  await expectCard(await sharedBy(beside.slug))
  const post = await publishShownPost({ seo: { _type: 'seo', picture } })
  const whole = await sharedBy(post.slug)
  const etag = await expectCard(whole)
  expect(whole).toMatch(/^\/og\/shared\//)
  const crop = { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0.4, right: 0 }
  await editor().patch(post.id).set({ 'seo.picture.crop': crop }).commit()
  await expect.poll(() => sharedBy(post.slug), PATIENCE).not.toBe(whole)
  expect(await expectCard(await sharedBy(post.slug))).not.toBe(etag)
  await expect.poll(() => statusOf(whole), PATIENCE).toBe(404)
})

it('a post has a card from its publication on, which follows its title within seconds', async () => {
  const { id, slug } = await publishPost({ title: MARKUP, publishedAt: TOMORROW })
  const path = `/og/post/${slug}`
  expect(await statusOf(path)).toBe(404)
  await editor().patch(id).set({ publishedAt: A_DAY_AGO }).commit()
  await expect.poll(() => statusOf(path), PATIENCE).toBe(200)
  const before = await expectCard(path)
  await editor().patch(id).set({ title: 'Another title' }).commit()
  await expect.poll(() => etagOf(path), PATIENCE).not.toBe(before)
  await expectCard(path)
  await editor().patch(id).set({ title: '' }).commit()
  await expectCard(path)
  await editor().delete(id)
  await expect.poll(() => statusOf(path), PATIENCE).toBe(404)
})

it('a new product name and a new logo appear on cards within seconds', async () => {
  const client = editor()
  const before = await client.getDocument('siteSettings')
  if (!before) throw new Error('There are no settings')
  const path = '/og/page/terms'
  const first = await expectCard(path)
  try {
    await client.patch('siteSettings').set({ productName: 'Manara' }).commit()
    await expect.poll(() => etagOf(path), PATIENCE).not.toBe(first)
    const named = await etagOf(path)
    const asset = await client.assets.upload('image', Buffer.from(LOGO), { contentType: 'image/svg+xml' })
    await client
      .patch('siteSettings')
      .set({ 'logo.asset': { _type: 'reference', _ref: asset._id } })
      .commit()
    await expect.poll(() => etagOf(path), PATIENCE).not.toBe(named)
  } finally {
    await client.createOrReplace(before)
  }
  await expect.poll(() => etagOf(path), PATIENCE).toBe(first)
  await expectOnNoPage('Manara')
})

/** The path of the picture that a link to this post shows. */
async function sharedBy(slug: string): Promise<string> {
  const { pathname, search } = new URL(readHead((await ask(`/post/${slug}`)).text).meta.get('og:image') ?? '')
  return pathname + search
}

/** Returns the card's ETag. */
async function expectCard(path: string): Promise<string | null> {
  const { status, headers, bytes } = await ask(path)
  expect(status, path).toBe(200)
  expect(headers.get('content-type')).toBe('image/jpeg')
  expect(headers.get('content-length')).toBe(String(bytes.length))
  expect(bytes.length).toBeLessThanOrEqual(MAX_CARD_BYTES)
  expect(headers.get('cache-control')).toMatch(/^public, max-age=86400, stale-while-revalidate=\d+$/)
  expect(headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  return headers.get('etag')
}

async function etagOf(path: string): Promise<string | null> {
  return (await ask(path)).headers.get('etag')
}
