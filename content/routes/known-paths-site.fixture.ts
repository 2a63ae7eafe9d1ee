import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { forgetProcess } from '@/lib/process/per-process'
import { staleTags } from '@/lib/process/stale-tags'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'
import { readImportedSeed } from '@/tests/support/seed'
import type { PathState } from './known-paths'

const CREATED = '2026-01-01T10:00:00Z'

export const seed = readImportedSeed().map(each => ({ ...each, _updatedAt: CREATED }))
export const post = {
  ...{ _id: 'a-post', _type: 'post', slug: { current: 'a-post' } },
  ...{ publishedAt: '2026-01-12T10:00:00Z', _updatedAt: CREATED },
}
/** Published by a test. */
export const fresh = { ...post, _id: 'fresh', slug: { current: 'fresh' } }

export type KnownPathsSite = {
  server: ContentServer
  stateOf: (path: string) => Promise<PathState>
  mayExist: (path: string) => Promise<boolean>
  /** Everything as before the first test: the content service has the seed and `post`, and the site has just started. */
  reset: () => Promise<void>
  /** As after a start of the site: with the files that an earlier process kept, and an empty memory. */
  startProcess: () => Promise<void>
  stop: () => Promise<void>
}

/** The part of the site that knows which paths exist, beside a small content service. Call `reset` before each test. */
export async function startKnownPathsSite(): Promise<KnownPathsSite> {
  const server = await startContentServer(seed)
  const folder = mkdtempSync(join(tmpdir(), 'known-paths-'))
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', server.url)
  vi.stubEnv('CACHE_DIR', folder)
  return {
    server,
    stateOf: async path => (await import('./known-paths')).stateOf(path),
    mayExist: async path => (await import('./known-paths')).mayExist(path),
    reset: async () => {
      Object.assign(server, { documents: [...seed, post], failWith: null, isHanging: false, sendAfter: null })
      server.requests.length = 0
      rmSync(folder, { recursive: true, force: true })
      staleTags().clear()
      await startProcess()
    },
    startProcess,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startProcess(): Promise<void> {
  vi.resetModules()
  forgetProcess()
  const { log } = await import('@/lib/process/log')
  for (const level of ['warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => {})
}

/** As revalidateTag does, in this or another machine. */
export function markStale(type: string): void {
  staleTags().set(`content:${type}`, { stale: Math.random() })
}
