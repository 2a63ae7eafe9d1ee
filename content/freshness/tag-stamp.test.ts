import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { expect, it } from 'vitest'
import { stampOf } from './tag-stamp'

const CONTEXT = { fs: nodeFs, serverDistDir: '', revalidatedTags: [], _requestHeaders: {} }

/** What revalidateTag calls, so that an upgrade of Next that keeps its marks elsewhere is seen here. */
const STORES: [string, (tag: string) => Promise<void>][] = [
  ['pages', tag => new FileSystemCache(CONTEXT).revalidateTag(tag, { expire: 1 })],
  ['results of functions', async tag => createDefaultCacheHandler(1_000).updateTags([tag], { expire: 1 })],
]

it.each(STORES)('differs after a tag was marked stale in Next’s store of %s, and only then', async (_, mark) => {
  const [before, all, others] = [stampOf(['content:post']), stampOf(), stampOf(['content:author'])]
  expect(stampOf(['content:post'])).toBe(before)
  await mark('content:post')
  expect(stampOf(['content:post'])).not.toBe(before)
  expect(stampOf()).not.toBe(all)
  expect(stampOf(['content:author'])).toBe(others)
})
