import { publishedIdOf } from '../ids.ts'
import { referencesIn } from '../references.ts'
import type { HeldDocument } from './held-documents.ts'

/** A content service takes four megabytes in one request. */
const MAX_TRANSACTION_BYTES = 3_000_000
/** A transaction is one entry of each of its documents' history, so that large ones make all of these slow to read. */
const USUAL_TRANSACTION_BYTES = 256 * 1024

/**
 * Each document comes after those to which it refers, and a draft or version after the published document. `circular` holds circles that do not fit into one
 * transaction, and documents that refer to them.
 */
export function orderByReferences(documents: HeldDocument[]) {
  const waiting = new Map(documents.map(document => [document.id, { document, needs: needsOf(document) }]))
  const layers: HeldDocument[][] = []
  for (;;) {
    const layer = [...waiting.values()].filter(({ needs }) => !needs.some(id => waiting.has(id)))
    if (layer.length === 0) break
    for (const { document } of layer) waiting.delete(document.id)
    layers.push(layer.map(({ document }) => document))
  }
  const batches = layers.flatMap(layer => batchBySize(layer))
  const rest = Array.from(waiting.values(), ({ document }) => document)
  const fits = bytesOf(rest.map(({ complete }) => complete)) <= MAX_TRANSACTION_BYTES
  return fits && rest.length > 0
    ? { batches: [...batches, rest], circular: [] }
    : { batches, circular: batchBySize(rest) }
}

/** The ids of documents that must exist before. */
function needsOf({ id, complete }: HeldDocument): string[] {
  const strong = referencesIn(complete).filter(({ isStrong }) => isStrong)
  return [...strong.map(reference => reference.id), publishedIdOf(id)].filter(needed => needed !== id)
}

function batchBySize(documents: HeldDocument[]): HeldDocument[][] {
  const batches: HeldDocument[][] = []
  let room = 0
  for (const document of documents) {
    const bytes = bytesOf(document.complete)
    const batch = batches.at(-1)
    if (batch && bytes <= room) batch.push(document)
    else batches.push([document])
    room = (batch && bytes <= room ? room : USUAL_TRANSACTION_BYTES) - bytes
  }
  return batches
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}
