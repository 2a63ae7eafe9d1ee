import { createClient, type SanityClient } from '@sanity/client'
import { importDataset } from 'offline-content-lake/import'
import { dataset } from './dataset.ts'
import { deleteReleases } from './releases.ts'
import { savedQueries } from './saved-queries.ts'

export type SeedTarget = {
  projectId: string
  dataset: string
  /** Token of an editor. */
  token: string
  /** URL of the local lake; undefined for Sanity's hosted API. */
  apiHost?: string
}

export type SeedOptions = {
  /** Deletes everything in the dataset first, including drafts, images and documents that staff added. */
  replace: boolean
  report: (line: string) => void
}

/** Written before and after an import, so that an interrupted one is detected. The dot hides it from visitors. */
const MARKER_ID = 'seed.import'
type Marker = { finished: boolean; replace: boolean }

const STATE_QUERY = `{
  "marker": *[_id == $markerId][0]{finished, replace},
  "hasContent": count(*[_id == "landingPage"]) > 0
}`

/** Only unreferenced documents can be deleted. Once they are gone, so can those they referred to. */
const UNREFERENCED_QUERY = '*[_id != $markerId && !(_id in path("_.**")) && count(*[references(^._id)]) == 0]._id'

/**
 * Imports the seed into a dataset without content, or completes an interrupted import. Returns false for a dataset with
 * content, which is kept unless `replace` is set; it only gains pages that are new in this version of the site. Throws
 * what the client throws.
 */
export async function importSeed(target: SeedTarget, { replace, report }: SeedOptions): Promise<boolean> {
  const client = connect(target)
  const { marker, hasContent } = await client.fetch<{ marker: Marker | null; hasContent: boolean }>(STATE_QUERY, {
    markerId: MARKER_ID,
  })
  const interrupted = marker?.finished === false
  if (!replace && !interrupted && (marker || hasContent)) {
    await addNewPages(client, report)
    return false
  }

  const isReplacing = replace || (interrupted && marker.replace)
  await mark(client, { finished: false, replace: isReplacing })
  if (isReplacing) await deleteEverything(client, report)
  await importDataset(import.meta.dirname, {
    client,
    operation: 'createOrReplace',
    allowFailingAssets: false,
    onProgress: describeProgress(report),
  })
  await saveQueries(client, target)
  await mark(client, { finished: true, replace: false })
  return true
}

/** Saved queries are derived from the code. In data.ndjson, they would have to be rebuilt with every change of a query. */
async function saveQueries(client: SanityClient, target: SeedTarget): Promise<void> {
  const transaction = client.transaction()
  for (const query of await savedQueries(target)) transaction.createOrReplace(query)
  await transaction.commit()
}

/** The site cannot be built without a document for each page, and without the site there is no Studio to write one in. */
async function addNewPages(client: SanityClient, report: SeedOptions['report']): Promise<void> {
  const pages = dataset().filter(({ _id, _type }) => _id === _type || _type === 'legalPage')
  const ids = pages.flatMap(({ _id }) => [_id, `drafts.${_id}`])
  const known = await client.fetch<string[]>('*[_id in $ids]._id', { ids })
  for (const page of pages.filter(({ _id }) => !known.includes(_id) && !known.includes(`drafts.${_id}`))) {
    // The document's files would have to be uploaded first.
    if (JSON.stringify(page).includes('_sanityAsset')) continue
    await client.createIfNotExists(page)
    report(`Added the document "${page._id}", which is new`)
  }
}

export function connect({ projectId, dataset, token, apiHost }: SeedTarget): SanityClient {
  return createClient({
    projectId,
    dataset,
    token,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'raw',
    ...(apiHost && { apiHost, useProjectHostname: false }),
  })
}

async function mark(client: SanityClient, marker: Marker): Promise<void> {
  await client.createOrReplace({ _id: MARKER_ID, _type: 'seedImport', ...marker })
}

async function deleteEverything(client: SanityClient, report: SeedOptions['report']): Promise<void> {
  await deleteReleases(client)
  let deleted = 0
  for (;;) {
    const ids = await client.fetch<string[]>(UNREFERENCED_QUERY, { markerId: MARKER_ID })
    if (ids.length === 0) break
    const transaction = client.transaction()
    for (const id of ids) transaction.delete(id)
    await transaction.commit()
    deleted += ids.length
    report(`Deleted ${deleted} documents`)
  }
}

function describeProgress(report: SeedOptions['report']) {
  const PARTS_PER_LINE = 10
  return ({ step, current = 0, total = 0 }: { step: string; current?: number; total?: number }) => {
    if (current % PARTS_PER_LINE === 0) report(total > PARTS_PER_LINE ? `${step}: ${current} of ${total}` : step)
  }
}
