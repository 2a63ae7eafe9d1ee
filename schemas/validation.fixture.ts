import { createClient } from '@sanity/client'
import { validateDocument } from '@sanity/validation'
import { createSchema } from 'sanity'
import { type StoredDocument, startContentServer } from '../tests/support/content-server.ts'
import { readImportedSeed } from '../tests/support/seed.ts'
import { schemaTypes } from './index.ts'
import { OFF, SAMPLE } from './rules/notices.ts'

export const schema = createSchema({ name: 'default', types: schemaTypes })
export const seed = readImportedSeed()
export const WRITTEN = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'test' }
/** Runs as long as the process, in which several test files share it. */
const server = await startContentServer(seed)
export const client = createClient({
  projectId: 'test',
  dataset: 'test',
  apiVersion: '2025-01-23',
  apiHost: server.url,
  useProjectHostname: false,
  useCdn: false,
  maxRetries: 0,
})

/** Calls back while the content service has other documents than those of the seed. */
export async function withDocuments<Result>(documents: StoredDocument[], act: () => Promise<Result>): Promise<Result> {
  server.documents = documents
  try {
    return await act()
  } finally {
    server.documents = seed
  }
}

/** Calls back while every request to the content service fails. */
export async function withoutService(act: () => Promise<void>): Promise<void> {
  server.failWith = 500
  try {
    await act()
  } finally {
    server.failWith = null
  }
}

export function stored(id: string): StoredDocument {
  const document = seed.find(({ _id }) => _id === id)
  if (!document) throw new Error(`The seed has no document "${id}"`)
  return document
}

/** What the Studio says of a document but hints, each with the path of its field; unknown fields are reported too. */
export async function problemsOf(document: StoredDocument): Promise<string[]> {
  const markers = await markersOf(document)
  return markers.map(({ path, message }) => `${path.filter(part => typeof part === 'string').join('.')}: ${message}`)
}

export async function markersOf(document: StoredDocument) {
  const { markers } = await validateDocument({
    document: { ...WRITTEN, ...document },
    schema,
    client,
    getDocumentExists: async ({ id }) => seed.some(({ _id }) => _id === id),
  })
  return markers.filter(({ code }) => code !== SAMPLE && code !== OFF)
}
