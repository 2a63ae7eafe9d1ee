import { createClient, type SanityClient, type Transaction } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import { type HeldDocument, holdDocuments, orderByReferences } from './held-documents.ts'

/** With it, the lake accepts versions of releases that are locked. */
const TAG = 'sanity.import.doc.create'

type Source = Parameters<typeof sanityImport>[0]
type Options = NonNullable<Parameters<typeof sanityImport>[1]> & { client: SanityClient }

/**
 * Like sanityImport() of @sanity/import, but each document arrives complete, in one revision, unless a circle of references is too large for a transaction.
 * A file that is missing or refused is a warning, and its documents arrive without it, unless `allowFailingAssets` is false. Rejects with the
 * errors of the client and of the importer.
 */
export async function importDataset(source: Source, { client, ...options }: Options): ReturnType<typeof sanityImport> {
  const held = holdDocuments()
  const holding = createClient({ ...client.config(), resolveFetch: () => held.fetch })
  const result = await sanityImport(source, { allowFailingAssets: true, ...options, client: holding })
  const { batches, circular } = orderByReferences(held.documents())
  const operation = options.operation ?? 'create'
  const write = async (batch: HeldDocument[], change: (transaction: Transaction, document: HeldDocument) => void) => {
    const transaction = client.transaction()
    for (const document of batch) change(transaction, document)
    await transaction.commit({ tag: TAG, visibility: 'async', returnDocuments: false })
  }
  for (const batch of batches) await write(batch, (transaction, { complete }) => transaction[operation](complete))
  for (const batch of circular) await write(batch, (transaction, { weak }) => transaction[operation](weak))
  for (const batch of circular)
    await write(batch, (transaction, { id, strengthening }) => transaction.patch(id, strengthening ?? {}))
  return result
}
