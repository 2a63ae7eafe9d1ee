import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { movedRedirectId } from '../../../lib/moved-address.ts'
import { ask, statusOf } from '../../support/ask.ts'
import { PATIENCE, publishShownPost, removeWhatWasMade } from '../../support/blog.ts'
import { editor } from '../../support/content.ts'

const made: string[] = []
afterAll(async () => {
  await Promise.all(made.map(id => editor().delete(id)))
  await removeWhatWasMade()
})

it('the old address of a post is a permanent redirect, which keeps the query and which browsers do not keep', async () => {
  const { slug, id } = await publishShownPost()
  const next = `${slug}-next`
  await writeMoved(slug, id)
  expect(await statusOf(`/post/${slug}`)).toBe(200)
  await setSlug(id, next)
  await expect.poll(() => statusOf(`/post/${slug}`), PATIENCE).toBe(308)
  const { headers } = await ask(`/post/${slug}?utm_source=flyer&a=1`)
  expect(headers.get('location')).toBe(`/post/${next}?utm_source=flyer&a=1`)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(await statusOf(`/post/${next}`)).toBe(200)
  expect(await statusOf(`/post/${slug}/`)).toBe(308)
  expect(await statusOf(`/post/${slug}x`)).toBe(404)
})

it('a post that moved twice is reached in one step from both addresses, and never in a circle when it moves back', async () => {
  const { slug, id } = await publishShownPost()
  const [second, third] = [`${slug}-second`, `${slug}-third`]
  for (const [from, to] of [
    [slug, second],
    [second, third],
  ] as const) {
    await writeMoved(from, id)
    await setSlug(id, to)
  }
  for (const old of [slug, second]) await expect.poll(() => locate(old), PATIENCE).toBe(`/post/${third}`)
  // Back to the first one, with all redirects still there.
  await writeMoved(third, id)
  await setSlug(id, slug)
  await expect.poll(() => statusOf(`/post/${slug}`), PATIENCE).toBe(200)
  for (const old of [second, third]) await expect.poll(() => locate(old), PATIENCE).toBe(`/post/${slug}`)
})

it('an address that another post takes over shows that post', async () => {
  const { slug, id } = await publishShownPost()
  await writeMoved(slug, id)
  await setSlug(id, `${slug}-next`)
  await expect.poll(() => statusOf(`/post/${slug}`), PATIENCE).toBe(308)
  const other = await publishShownPost()
  await setSlug(other.id, slug)
  await expect.poll(() => statusOf(`/post/${slug}`), PATIENCE).toBe(200)
})

it('a post that is taken off the site is missing at all its addresses', async () => {
  const { slug, id } = await publishShownPost()
  await writeMoved(slug, id)
  await setSlug(id, `${slug}-next`)
  await expect.poll(() => statusOf(`/post/${slug}`), PATIENCE).toBe(308)
  await editor().delete(id)
  for (const old of [`${slug}-next`, slug]) await expect.poll(() => statusOf(`/post/${old}`), PATIENCE).toBe(404)
})

it('a slug that another program changes is remembered without a redirect', async () => {
  const { slug, id } = await publishShownPost()
  // The site has to know the post before it can notice the change.
  expect(await statusOf(`/post/${slug}`)).toBe(200)
  await setSlug(id, `${slug}-next`)
  await expect.poll(() => locate(slug), PATIENCE).toBe(`/post/${slug}-next`)
  await setSlug(id, slug)
  await expect.poll(() => statusOf(`/post/${slug}`), PATIENCE).toBe(200)
  await expect.poll(() => locate(`${slug}-next`), PATIENCE).toBe(`/post/${slug}`)
})

it('an old address whose redirect staff switch off is missing', async () => {
  const { slug, id } = await publishShownPost()
  await writeMoved(slug, id)
  await setSlug(id, `${slug}-next`)
  await expect.poll(() => statusOf(`/post/${slug}`), PATIENCE).toBe(308)
  await editor()
    .patch(movedRedirectId(`/post/${slug}`))
    .set({ active: false })
    .commit()
  await expect.poll(() => statusOf(`/post/${slug}`), PATIENCE).toBe(404)
})

it('a redirect that the site made takes no page of the site', async () => {
  const { slug, id } = await publishShownPost()
  for (const path of ['/post/thirty-nights', '/blog', '/', '/register']) await writeMovedPath(path, id)
  await writeMoved(`${slug}-old`, id)
  await expect.poll(() => locate(`${slug}-old`), PATIENCE).toBe(`/post/${slug}`)
  for (const path of ['/post/thirty-nights', '/blog', '/', '/register']) expect(await statusOf(path), path).toBe(200)
})

/** Writes the redirect as the Studio does before it publishes. */
function writeMoved(slug: string, movedId: string): Promise<void> {
  return writeMovedPath(`/post/${slug}`, movedId)
}

async function writeMovedPath(path: string, movedId: string): Promise<void> {
  const _id = movedRedirectId(path === '/' ? `/${randomUUID()}` : path)
  made.push(_id)
  await editor().createOrReplace({ _id, _type: 'redirect', path, movedId, active: true })
}

async function setSlug(id: string, slug: string): Promise<void> {
  await editor().patch(id).set({ 'slug.current': slug }).commit()
}

/** Where an old address leads by 308, or the status of any other response. */
async function locate(slug: string): Promise<string | number> {
  const { status, headers } = await ask(`/post/${slug}`)
  return status === 308 ? String(headers.get('location')) : status
}
