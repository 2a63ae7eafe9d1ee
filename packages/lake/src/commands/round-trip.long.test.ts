import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { SanityClient, SanityDocument } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { EDITOR, openTestLake, startTestLake, type TestLake } from '../api/edge.fixture.ts'
import { draw } from '../images/draw.fixture.ts'
import { importDataset } from '../import/index.ts'
import type { Mutation } from '../types.ts'

/** The whole size is 10,000 documents and 500 pictures. */
const DOCUMENTS = Number(process.env.ROUND_TRIP_DOCUMENTS ?? 300)
const PICTURES = Number(process.env.ROUND_TRIP_PICTURES ?? 20)
vi.setConfig({ testTimeout: 120_000 + DOCUMENTS * 60 })
const AUTHORS = 10
const PER_TRANSACTION = 500
const LATER = '2099-01-01T10:00:00.000Z'

const source = await openTestLake()
const target = await openTestLake()
const archive = join(source.folder, 'dataset.tar.gz')

describe("Sanity's exporter and importer", () => {
  it(`carry ${DOCUMENTS} documents with drafts, releases and ${PICTURES} pictures from one lake into another, equal`, async () => {
    const from = clientOf(source)
    const pictures = await uploadPictures(from)
    await writeDocuments(pictures)
    await makeReleases(from)

    await exportDataset({ client: from, dataset: 'production', outputPath: archive })
    await sanityImport(createReadStream(archive), { client: clientOf(target), operation: 'create' })

    const [before, after] = [contents(source), contents(target)]
    expect(before.size).toBeGreaterThanOrEqual(DOCUMENTS + PICTURES)
    expect(after).toEqual(before)
    const states = [...after.values()].filter(({ _type }) => _type === 'system.release').map(({ state }) => state)
    expect(states.sort()).toEqual(['active', 'archived', 'published', 'scheduled'])
  })

  it('replace releases that are there, or leave them as they are', async () => {
    const to = clientOf(target)
    const title = () => to.fetch('*[_id == "_.releases.open"][0].metadata.title')
    await to.releases.edit({ releaseId: 'open', patch: { set: { 'metadata.title': 'Changed' } } })
    const again = (options: object) => sanityImport(createReadStream(archive), { client: to, ...options })
    await again({ operation: 'createIfNotExists', releasesOperation: 'ignore' })
    expect(await title()).toBe('Changed')
    await again({ operation: 'createOrReplace', releasesOperation: 'replace' })
    expect(await title()).toBe('Open')
  })

  it('leave nothing to complete when the lake imports an archive itself, scheduled releases included', async () => {
    const copy = await startTestLake()
    onTestFinished(copy.stop)
    await importDataset(createReadStream(archive), { client: clientOf(copy) })
    expect(contents(copy)).toEqual(contents(source))
  })
})

function clientOf(lake: TestLake): SanityClient {
  return lake.client(EDITOR).withConfig({ perspective: 'raw' })
}

async function uploadPictures(client: SanityClient): Promise<string[]> {
  const ids: string[] = []
  for (let number = 0; number < PICTURES; number++) {
    const background = { r: number % 256, g: number >> 8, b: 90 }
    const png = await draw(8, 8, background).png().toBuffer()
    ids.push((await client.assets.upload('image', png, { filename: `picture-${number}.png` }))._id)
  }
  return ids
}

async function writeDocuments(pictures: string[]): Promise<void> {
  const documents: Mutation[] = Array.from({ length: DOCUMENTS }, (_, number) => ({
    create:
      number < AUTHORS ? { _id: `author-${number}`, _type: 'author', name: `Name ${number}` } : post(number, pictures),
  }))
  for (let start = 0; start < documents.length; start += PER_TRANSACTION) {
    source.lake.mutate(documents.slice(start, start + PER_TRANSACTION), { author: 'editor' })
    // The server is in this process, and closes idle connections between two transactions only if it may.
    await setImmediate()
  }
}

function post(number: number, pictures: string[]): Record<string, unknown> {
  const picture = pictures[number % pictures.length]
  const idOf = () => {
    if (number % 10 === 3) return `drafts.post-${number - 1}`
    return number % 10 === 4
      ? `versions.${['open', 'planned'][number % 20 === 4 ? 0 : 1]}.post-${number - 2}`
      : `post-${number}`
  }
  return {
    _id: idOf(),
    _type: 'post',
    _createdAt: '2026-03-04T05:06:07.000Z',
    title: `Post ${number}: “Zakāt” — ${number % 7}`,
    author: { _type: 'reference', _ref: `author-${number % AUTHORS}` },
    related: [{ _type: 'reference', _key: 'a', _ref: `post-${number + 1}`, _weak: true }],
    picture: { _type: 'image', asset: { _type: 'reference', _ref: picture } },
    body: [
      { _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: `Text of ${number}. `.repeat(9) }] },
    ],
  }
}

/** One in each state that lasts. */
async function makeReleases(client: SanityClient): Promise<void> {
  for (const releaseId of ['open', 'planned', 'over', 'put-away'])
    await client.releases.create({ releaseId, metadata: { title: 'Open', releaseType: 'undecided' } })
  for (const releaseId of ['over', 'put-away'])
    await client.createVersion({ releaseId, publishedId: 'author-1', baseId: 'author-1' })
  await client.unpublishVersion({ releaseId: 'open', publishedId: 'author-2' })
  await client.releases.schedule({ releaseId: 'planned', publishAt: LATER })
  await client.releases.publish({ releaseId: 'over' })
  await client.releases.archive({ releaseId: 'put-away' })
}

/** Documents by id, without what an import cannot keep: revisions, the time of the last change, and when a picture arrived. */
function contents({ lake }: TestLake): Map<string, Partial<SanityDocument>> {
  return new Map(
    Array.from(lake.store.index.all(), ({ _rev, _updatedAt, url, uploadId, ...document }) => {
      const { _createdAt, ...asset } = document
      return [document._id, document._type.startsWith('sanity.') ? asset : document]
    }),
  )
}
