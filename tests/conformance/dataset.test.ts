import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient, SanityDocument } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'
import { connectToLake } from './target.ts'

const ROUND_TRIP_TIMEOUT_MS = 600_000

let source: LocalServices
let copy: LocalServices
const folder = mkdtempSync(join(tmpdir(), 'minara-export-'))

beforeAll(async () => {
  source = await startLocalServices()
  copy = await startLocalServices()
})
afterAll(async () => {
  for (const services of [source, copy]) {
    await services.remove()
  }
  rmSync(folder, { recursive: true, force: true })
})

describe("Sanity's own importer and exporter", () => {
  it('copies the whole seed unchanged from one lake into another, drafts and pictures included', {
    timeout: ROUND_TRIP_TIMEOUT_MS,
  }, async () => {
    const from = connectToLake(source, source.tokens.editor)
    const to = connectToLake(copy, copy.tokens.editor)
    await sanityImport('seed', { client: from, operation: 'create' })
    await from.create({
      _id: 'drafts.round-trip',
      _type: 'category',
      title: 'A draft',
      slug: { _type: 'slug', current: 'a-draft' },
    })

    const archive = join(folder, 'dataset.tar.gz')
    await exportDataset({ client: from, dataset: 'production', outputPath: archive })
    await sanityImport(createReadStream(archive), { client: to, operation: 'create' })

    const [before, after] = [await contents(from), await contents(to)]
    expect(before.size).toBeGreaterThan(50)
    expect([...after.keys()]).toEqual([...before.keys()])
    for (const [id, document] of before) expect(after.get(id)).toEqual(document)
  })
})

/** Documents by id, without fields that differ between datasets: revisions, dates, upload ids, URLs. */
async function contents(client: SanityClient): Promise<Map<string, Partial<SanityDocument>>> {
  const documents = await client.fetch<SanityDocument[]>('* | order(_id)', {}, { perspective: 'raw' })
  return new Map(documents.map(({ _rev, _createdAt, _updatedAt, uploadId, url, ...content }) => [content._id, content]))
}
