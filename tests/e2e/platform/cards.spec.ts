import { type APIRequestContext, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { CARD_PAGES, cardUrl } from '../../../lib/card-url.ts'
import { expectOnNoPage, PATIENCE, publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { editor, visitor } from '../../support/content.ts'

const A_DAY_AGO = new Date(Date.now() - 86_400_000).toISOString()
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="20" fill="#f3af37"/></svg>'
const MARKUP = '<script>alert("1")</script> & <b>\u0000Thirty nights</b> 🎉 ثلاثون ليلة'

test.afterEach(({ request }) => removeWhatWasMade(request))

for (const page of CARD_PAGES) {
  test(`the page ${page} has a card`, async ({ request }) => {
    await expectCard(request, cardUrl({ kind: 'page', name: page, version: ['any'] }))
  })
}

test('every category has a card', async ({ request }) => {
  const slugs = await visitor.fetch<string[]>('*[_type == "category"].slug.current')
  expect(slugs.length).toBeGreaterThan(0)
  for (const name of slugs) await expectCard(request, cardUrl({ kind: 'category', name, version: [] }))
})

test('every post has a unique card', async ({ request }) => {
  const slugs = await visitor.fetch<string[]>('*[_type == "post"].slug.current')
  const etags = new Set<string | undefined>()
  for (const slug of slugs) etags.add((await expectCard(request, `/og/post/${slug}`)).etag)
  expect(etags.size).toBe(slugs.length)
})

test('a cached card is confirmed with 304, whatever version is requested', async ({ request }) => {
  const { etag = '' } = await expectCard(request, '/og/page/blog?v=1')
  const again = await request.get('/og/page/blog?v=2', { headers: { 'if-none-match': `"other", W/${etag}` } })
  expect(again.status()).toBe(304)
  expect((await again.body()).length).toBe(0)
})

for (const path of [
  '/og/post/nowhere',
  '/og/post/%00',
  '/og/post/%22%5D%5B0%5D',
  `/og/post/${'a'.repeat(2_000)}`,
  '/og/category/nowhere',
  '/og/page/nowhere',
  '/og/page/constructor',
  '/og/author/x',
  '/og/__proto__/x',
]) {
  test(`${path.slice(0, 40)} is no card, and nobody keeps that`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['cache-control']).toBe('no-store')
    expect(await answer.json()).toEqual({ message: 'There is no such card' })
  })
}

test('a post has a card from its publication on, which follows its title within seconds', async ({ request }) => {
  const { id, slug } = await publishPost({ title: MARKUP, publishedAt: TOMORROW })
  const path = `/og/post/${slug}`
  expect((await request.get(path)).status()).toBe(404)
  await editor().patch(id).set({ publishedAt: A_DAY_AGO }).commit()
  await expect.poll(async () => (await request.get(path)).status(), PATIENCE).toBe(200)
  const before = await expectCard(request, path)
  await editor().patch(id).set({ title: 'Another title' }).commit()
  await expect.poll(async () => (await request.get(path)).headers().etag, PATIENCE).not.toBe(before.etag)
  await expectCard(request, path)
  await editor().patch(id).set({ title: '' }).commit()
  await expectCard(request, path)
  await editor().delete(id)
  await expect.poll(async () => (await request.get(path)).status(), PATIENCE).toBe(404)
})

test('a new product name and a new logo appear on cards within seconds', async ({ request }) => {
  const client = editor()
  const before = await client.getDocument('siteSettings')
  if (!before) throw new Error('There are no settings')
  const path = '/og/page/terms'
  const read = async () => (await request.get(path)).headers().etag
  const { etag: first } = await expectCard(request, path)
  try {
    await client.patch('siteSettings').set({ productName: 'Manara' }).commit()
    await expect.poll(read, PATIENCE).not.toBe(first)
    const named = await read()
    const asset = await client.assets.upload('image', Buffer.from(LOGO), { contentType: 'image/svg+xml' })
    await client
      .patch('siteSettings')
      .set({ 'logo.asset': { _type: 'reference', _ref: asset._id } })
      .commit()
    await expect.poll(read, PATIENCE).not.toBe(named)
  } finally {
    await client.createOrReplace(before)
  }
  await expect.poll(read, PATIENCE).toBe(first)
  await expectOnNoPage(request, 'Manara')
})

async function expectCard(request: APIRequestContext, path: string): Promise<Record<string, string>> {
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  const headers = answer.headers()
  expect(headers['content-type']).toBe('image/png')
  expect(headers['cache-control']).toMatch(/^public, max-age=86400, stale-while-revalidate=\d+$/)
  expect(headers.etag).toMatch(/^"[\w-]{22}"$/)
  expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  return headers
}
