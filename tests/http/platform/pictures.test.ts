import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { coverPath } from '../../../lib/addresses/blog.ts'
import { CARD_PAGES, cardUrl } from '../../../lib/addresses/card-url.ts'
import { MAX_CARD_BYTES } from '../../../pictures/card-file.ts'
import { ask, hasText, statusOf } from '../../support/ask.ts'
import { expectOnNoPage, PATIENCE, publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { editor, visitor } from '../../support/content.ts'
import { readHtml } from '../../support/head.ts'

/** Pictures that the site draws. pictures/*.test.ts and content/cards/card-words.test.ts hold what they show. */

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="20" fill="#f3af37"/></svg>'
afterEach(removeWhatWasMade)

it('every page, category, author and post has a card of its own', async () => {
  const slugs = await visitor.fetch<Record<'category' | 'author' | 'post', string[]>>(
    `{"category": *[_type == "category"].slug.current, "author": *[_type == "author"].slug.current, "post": *[_type == "post"].slug.current}`,
  )
  const paths = [
    ...CARD_PAGES.map(name => cardUrl({ kind: 'page', name, version: ['any'] })),
    ...slugs.category.map(name => cardUrl({ kind: 'category', name, version: [] })),
    ...slugs.author.map(name => cardUrl({ kind: 'author', name, version: [] })),
    ...slugs.post.map(slug => `/og/post/${slug}`),
  ]
  const etags = new Set<string | null>()
  for (const path of paths) etags.add(await expectCard(path))
  expect(etags.size).toBe(paths.length)
})

it('a cached card is confirmed with 304, whatever version is requested', async () => {
  const etag = await expectCard('/og/page/blog?v=1')
  const conditions = { 'if-none-match': `"other", W/${etag}`, 'cache-control': 'max-age=0' }
  const { status, bytes } = await ask('/og/page/blog?v=2', { headers: conditions })
  expect([status, bytes.length]).toEqual([304, 0])
})

it.each([
  ...['/og/post/nowhere', '/og/post/%00', '/og/shared/nowhere', '/og/post/%22%5D%5B0%5D', '/og/category/nowhere'],
  ...[`/og/post/${'a'.repeat(2_000)}`, '/og/page/constructor', '/og/author/x', '/og/__proto__/x'],
])('%s is no card, and no cache keeps that', async path => {
  const { status, headers, text } = await ask(path)
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(JSON.parse(text)).toEqual({ message: 'There is no such card' })
})

it('a post without a picture has a cover of its own, which caches keep, and other names have none', async () => {
  const { slug } = await publishPost()
  await expect.poll(() => statusOf(coverPath(slug)), PATIENCE).toBe(200)
  const { headers, text } = await ask(coverPath(slug))
  expect(headers.get('content-type')).toBe('image/svg+xml')
  expect(headers.get('cache-control')).toMatch(/^public, max-age=86400/)
  expect(text).toMatch(/^<svg /)
  const picture = readHtml((await ask(`/post/${slug}`)).text).querySelector('article img')
  expect(picture?.getAttribute('src')).toBe(coverPath(slug))
  for (const name of ['nowhere', '%00', 'a'.repeat(2_000)]) {
    const { status, headers } = await ask(`/og/cover/${name}`)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  }
})

it('the manifest is complete, and each of its icons exists in its size', async () => {
  const { status, headers, text } = await ask('/manifest.webmanifest')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('application/manifest+json')
  const { icons, ...manifest } = JSON.parse(text)
  expect(manifest).toEqual({
    ...{ id: '/', name: expect.stringContaining('Minara'), short_name: 'Minara', description: expect.any(String) },
    ...{ lang: 'en', start_url: '/', scope: '/', display: 'minimal-ui' },
    ...{ background_color: '#fcfbf7', theme_color: '#0a312b' },
  })
  const found = []
  for (const { src, sizes, type, purpose } of icons) {
    found.push(`${sizes} ${purpose}`)
    expect([(await ask(src)).headers.get('content-type'), await sizeOf(src)]).toEqual([type, sizes])
  }
  expect(found).toEqual(['48x48 any', '192x192 any', '512x512 any', '512x512 maskable'])
})

it.each(['33', '0', '-1', 'constructor', '48.png', 'maskable-48', '%00'])('there is no icon %s', async name => {
  for (let round = 0; round < 2; round++) {
    const { status, headers } = await ask(`/icons/${name}`)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  }
})

it('pages name the manifest and the icons, the Studio has one while it loads, and /favicon.ico is a PNG', async () => {
  for (const path of ['/', '/register', '/success']) {
    const document = readHtml((await ask(path)).text)
    const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute('href') ?? ''
    expect(hrefOf('link[rel="manifest"]')).toBe('/manifest.webmanifest')
    for (const icon of ['icon"][sizes="32x32', 'icon"][sizes="48x48', 'apple-touch-icon"][sizes="180x180'])
      expect(icon).toContain(await sizeOf(hrefOf(`link[rel="${icon}"]`)))
  }
  const studio = readHtml((await ask('/studio')).text)
  expect(studio.querySelector('link[rel=icon]')?.getAttribute('href')).toMatch(/^\/icons\/48/)
  expect(studio.body.textContent).toContain('The Studio is loading …')
  expect((await ask('/favicon.ico')).headers.get('content-type')).toBe('image/png')
  expect(await sizeOf('/favicon.ico')).toBe('48x48')
})

it('a new name and a new logo appear on cards, in the manifest and in the icons within seconds', async () => {
  const before = await editor().getDocument('siteSettings')
  if (!before) throw new Error('There are no settings')
  const read = async () => ({
    card: await etagOf('/og/page/terms'),
    icon: (await ask('/icons/48')).bytes.toString('base64'),
    name: JSON.parse((await ask('/manifest.webmanifest')).text).short_name,
    version: /\/icons\/32\?v=[\w-]+/.exec((await ask('/')).text)?.[0],
  })
  const old = await read()
  expect(old.version).toBeDefined()
  const asset = await editor().assets.upload('image', Buffer.from(LOGO), { contentType: 'image/svg+xml' })
  const logo = { 'logo.asset': { _type: 'reference', _ref: asset._id } }
  const differing = async () => {
    const now: Record<string, unknown> = await read()
    return Object.entries(old).flatMap(([name, value]) => (now[name] === value ? [] : name))
  }
  try {
    await editor()
      .patch('siteSettings')
      .set({ productName: 'Manara', ...logo })
      .commit()
    await expect.poll(differing, PATIENCE).toEqual(Object.keys(old))
  } finally {
    await editor().createOrReplace(before)
  }
  await expect.poll(differing, PATIENCE).toEqual([])
  await expectOnNoPage('Manara')
  expect(await hasText('/', String(old.version))).toBe(true)
})

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

async function sizeOf(path: string): Promise<string> {
  const { width, height, format } = await sharp((await ask(path)).bytes).metadata()
  expect(format).toBe('png')
  return `${width}x${height}`
}
