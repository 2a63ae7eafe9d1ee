import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, vi } from 'vitest'
import { forgetProcess } from '@/lib/process/per-process'
import { markStale as mark, staleTags } from '@/lib/process/stale-tags'
import { type ContentServer, type StoredDocument, startContentServer } from '@/tests/support/content-server'
import { readImportedSeed } from '@/tests/support/seed'

export const CREATED = '2026-01-01T10:00:00Z'
export const seed = readImportedSeed().map(document => ({ ...document, _updatedAt: CREATED }))

/**
 * Starts the content service of a test file, which the modules that it imports afterwards ask. Before each test it has these documents, was asked
 * nothing, and no content is kept in files or called stale.
 */
export async function serveContent(documents: StoredDocument[] = seed): Promise<ContentServer> {
  const server = await startContentServer(documents)
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', server.url)
  vi.stubEnv('CACHE_DIR', folder)
  beforeEach(() => {
    Object.assign(server, { documents, failWith: null, isHanging: false, sendAfter: null })
    server.requests.length = 0
    rmSync(folder, { recursive: true, force: true })
    staleTags().clear()
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return server
}

/** As a start of the site: the files of the earlier process are there, and memory is empty. Returns the events that it logs. */
export async function startProcess(): Promise<string[]> {
  vi.resetModules()
  forgetProcess()
  const { log } = await import('@/lib/process/log')
  const events: string[] = []
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation(event => {
      events.push(event)
    })
  }
  return events
}

/** As revalidateTag does, in this or another machine. */
export function markStale(...types: string[]): void {
  void mark(types.map(type => `content:${type}`))
}

export function change(id: string, fields: Record<string, unknown>): StoredDocument[] {
  return seed.map(document => (document._id === id ? { ...document, ...fields } : document))
}

export function section(type: string): Record<string, unknown> {
  const { sections } = Object(seed.find(({ _id }) => _id === 'landingPage'))
  return sections.find(({ _type }: { _type: string }) => _type === type)
}

export function reference(_ref: string) {
  return { _type: 'reference', _ref }
}
