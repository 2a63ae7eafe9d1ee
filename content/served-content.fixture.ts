import { vi } from 'vitest'
import { type ContentServer, type StoredDocument, startContentServer } from '@/tests/support/content-server'
import { readImportedSeed } from '@/tests/support/seed'

export type Content = Awaited<ReturnType<typeof importContent>>

export const seed = readImportedSeed()

/** Starts a content service with the seed, and the site's readers, which ask it. */
export async function serveContent(): Promise<{ server: ContentServer; content: Content }> {
  const server = await startContentServer(seed)
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', server.url)
  return { server, content: await importContent() }
}

/** Gives the service the seed again, and forgets what it was asked. */
export function forgetChanges(server: ContentServer): void {
  server.documents = seed
  server.failWith = null
  server.requests.length = 0
}

function importContent() {
  return Promise.all([
    import('./documents/landing-page'),
    import('./documents/site-settings'),
    import('./documents/fee-copy'),
    import('./documents/milestone'),
    import('./posts/posts'),
  ]).then(([landing, settings, fees, milestone, posts]) => ({
    ...landing,
    ...settings,
    ...fees,
    ...milestone,
    ...posts,
  }))
}

export function change(id: string, fields: Record<string, unknown>): StoredDocument[] {
  return seed.map(document => (document._id === id ? { ...document, ...fields } : document))
}

export function section(type: string): Record<string, unknown> {
  const { sections } = Object(seed.find(({ _id }) => _id === 'landingPage'))
  return sections.find(({ _type }: { _type: string }) => _type === type)
}
