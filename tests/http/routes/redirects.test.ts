import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { ask, askRaw, statusOf } from '../../support/ask.ts'
import { PATIENCE, publishShownPost, removeWhatWasMade } from '../../support/blog.ts'
import { editor } from '../../support/content.ts'
import { stack } from '../../support/stack.ts'

/**
 * Status, headers and precedence of every kind of redirect. The cases are beside the code: content/routes/{redirects,moved}.test.ts,
 * lib/addresses/{redirect-destination,redirects,redirect-chains}.test.ts and server/site-name.test.ts.
 */

const HOST = `${stack.lakeUrl}/donation-host`
const CODE = '0123456789abcdef'.repeat(4)

const made: string[] = []
afterAll(async () => {
  await Promise.all(made.map(id => editor().delete(id)))
  await removeWhatWasMade()
})

it.each([
  ['/isma?utm_source=flyer&utm_medium=qr', '/isma?utm_source=flyer&utm_medium=qr'],
  ['/ALBAYAN/', '/albayan'],
  ['/albayan/terminal1?live=false&a=x', '/albayan?live=true&a=x&terminal=true&readerId=sample-reader-1'],
])('%s leads to %s of the donation host for now', async (path, target) => {
  const { status, headers } = await ask(path)
  expect([status, headers.get('location')]).toEqual([307, HOST + target])
})

it.each([
  ['/albayan.', 308, '/albayan'],
  ['/request%E2%80%93trial,?a=1&b=2', 308, '/request-trial?a=1&b=2'],
  ['/post/%C2%ABthirty%E2%80%91nights%C2%BB', 308, '/post/thirty-nights'],
  ['/BLOG/Page/2', 308, '/blog/page/2'],
  ['/nowhere.', 200, null],
  ['/albayan.%ff', 200, null],
  ['/post/nowhere.', 404, null],
  ['/post/THIRTY-NIGHTS', 404, null],
])('%s, as somebody typed or pasted it, gets %i and %s, which browsers do not keep', async (path, status, target) => {
  const { headers, ...answer } = await ask(path)
  const location = headers.get('location')
  expect([answer.status, location?.replace(stack.siteUrl, '')]).toEqual([status, target ?? undefined])
  if (target) expect(headers.get('cache-control')).toBe('no-cache')
})

it.each(['%23', '%2523', '/%23'])('a link to saved answers with %s opens, and nothing keeps it', async hash => {
  const { status, headers } = await ask(`/register/continue${hash}${CODE}.`)
  expect([status, headers.get('location')]).toEqual([308, `/register/continue#${CODE}`])
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
})

it.each(['localhost', 'evil.example'])(
  'under the name %s, pages are at the site’s own, and services answer',
  async host => {
    for (const path of ['/register?utm_source=flyer', '/unknown', '/albayan', '/studio/structure']) {
      const { status, headers } = await askRaw(path, { host })
      expect([status, headers.location, headers['cache-control']]).toEqual([308, stack.siteUrl + path, 'no-store'])
    }
    for (const path of ['/healthz', '/robots.txt', '/api/posts?page=1'])
      expect((await askRaw(path, { host })).status).toBe(200)
  },
)

it('a redirect appears, changes and disappears with its document within seconds, and carries parameters as such', async () => {
  const parameters = [{ _key: 'a', key: 'x\r\nset-cookie: a', value: 'b\r\nlocation: //evil.example#?&=' }]
  const { id, path } = await publish({ destination: 'isma', parameters })
  const { headers } = await ask(path)
  const location = new URL(headers.get('location') ?? '')
  expect(location.href.split('?')[0]).toBe(`${HOST}/isma`)
  expect([...location.searchParams]).toEqual([['x\r\nset-cookie: a', 'b\r\nlocation: //evil.example#?&=']])
  expect(headers.has('set-cookie')).toBe(false)
  await editor().patch(id).set({ destination: '/#impact' }).unset(['parameters']).commit()
  const target = async () => new URL((await ask(`${path}?a=1`)).headers.get('location') ?? HOST, stack.siteUrl).href
  await expect.poll(target, PATIENCE).toBe(`${stack.siteUrl}/?a=1#impact`)
  await editor().patch(id).set({ active: false }).commit()
  await expect.poll(() => statusOf(path), PATIENCE).toBe(200)
})

it('the old address of a post is a permanent redirect, until another post has it or staff switch it off', async () => {
  const { slug, id } = await publishShownPost()
  const [old, next] = [`/post/${slug}`, `${slug}-next`]
  // As the Studio writes it before it publishes.
  const moved = { _id: `moved-post-${slug}`, _type: 'redirect', path: old, movedId: id, active: true }
  made.push(moved._id)
  await editor().createOrReplace(moved)
  expect(await statusOf(old)).toBe(200)
  await editor().patch(id).set({ 'slug.current': next }).commit()
  await expect.poll(() => statusOf(old), PATIENCE).toBe(308)
  const { headers } = await ask(`${old}?utm_source=flyer&a=1`)
  expect(headers.get('location')).toBe(`/post/${next}?utm_source=flyer&a=1`)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect([await statusOf(`/post/${next}`), await statusOf(`${old}/`), await statusOf(`${old}x`)]).toEqual([
    200, 308, 404,
  ])
  await editor().patch(moved._id).set({ active: false }).commit()
  await expect.poll(() => statusOf(old), PATIENCE).toBe(404)
  await editor().patch(moved._id).set({ active: true }).commit()
  const other = await publishShownPost()
  await editor().patch(other.id).set({ 'slug.current': slug }).commit()
  await expect.poll(() => statusOf(old), PATIENCE).toBe(200)
})

async function publish(fields: object): Promise<{ id: string; path: string }> {
  const redirect = { _type: 'redirect', path: `/to-${randomUUID().slice(0, 8)}`, active: true, ...fields }
  const { _id, path } = await editor().create(redirect)
  made.push(_id)
  await expect.poll(() => statusOf(path), PATIENCE).toBe(307)
  return { id: _id, path }
}
