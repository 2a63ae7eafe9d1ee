import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetProcess } from '@/lib/per-process'
import { staleTags } from '@/lib/stale-tags'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'

const WRITTEN = { _createdAt: '2026-01-01T00:00:00Z' }
const PAST = '2026-01-01T00:00:00Z'

let server: ContentServer
let folder: string
let findMoved: (path: string) => Promise<string | null>

beforeAll(async () => {
  server = await startContentServer([])
  folder = mkdtempSync(join(tmpdir(), 'moved-'))
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', server.url)
  vi.stubEnv('CACHE_DIR', folder)
})
beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await startProcess()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('an old address leads to where the post is now', async () => {
  server.documents = [post('new'), moved('old'), moved('older')]
  expect(await findMoved('/post/old')).toBe('/post/new')
  expect(await findMoved('/post/older/')).toBe('/post/new')
  expect(await findMoved('/post/other')).toBeNull()
  expect(await findMoved('/old')).toBeNull()
})

test.each([
  ['a redirect that is off', [post('new'), { ...moved('old'), active: false }]],
  ['a redirect of a post that is gone', [moved('old')]],
  [
    'a redirect of a post whose day has not come',
    [{ ...post('new'), publishedAt: '2999-01-01T00:00:00Z' }, moved('old')],
  ],
  ['a redirect to the very address', [post('old'), moved('old')]],
])('%s leads nowhere', async (_, documents) => {
  server.documents = documents
  expect(await findMoved('/post/old')).toBeNull()
})

test('a slug that another program changed is remembered, also by the next process, until staff switch its redirect off', async () => {
  server.documents = [post('old')]
  expect(await findMoved('/post/old')).toBeNull()
  publish(post('new'))
  await findMoved('/post/old')
  await expect.poll(() => findMoved('/post/old')).toBe('/post/new')
  await startProcess()
  await expect.poll(() => findMoved('/post/old')).toBe('/post/new')
  publish(post('new'), { ...moved('old'), active: false })
  await expect.poll(() => findMoved('/post/old')).toBeNull()
})

test('an address that changes back and forth never leads to itself', async () => {
  server.documents = [post('one')]
  await findMoved('/post/one')
  for (const [slug, other] of [
    ['two', 'one'],
    ['one', 'two'],
    ['two', 'one'],
  ] as const) {
    publish(post(slug))
    await expect.poll(() => findMoved(`/post/${other}`)).toBe(`/post/${slug}`)
    expect(await findMoved(`/post/${slug}`)).toBeNull()
  }
})

function post(slug: string) {
  return { _id: 'post-a', _type: 'post', slug: { current: slug }, publishedAt: PAST, ...WRITTEN }
}

function moved(slug: string) {
  return { _id: `moved-post-${slug}`, _type: 'redirect', path: `/post/${slug}`, movedId: 'post-a', ...WRITTEN }
}

function publish(...documents: ContentServer['documents']): void {
  server.documents = documents
  for (const type of ['post', 'redirect']) staleTags().set(`content:${type}`, { stale: Math.random() })
}

async function startProcess(): Promise<void> {
  vi.resetModules()
  forgetProcess()
  staleTags().clear()
  ;({ findMoved } = await import('./moved'))
}
