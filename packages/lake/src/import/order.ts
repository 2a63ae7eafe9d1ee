import { referencesIn } from '../references.ts'
import type { HeldDocument } from './held-documents.ts'

/** A content service takes four megabytes in one request. */
const MAX_TRANSACTION_BYTES = 3_000_000
/** A transaction is one entry of each of its documents' history, so that large ones make all of these slow to read. */
const USUAL_TRANSACTION_BYTES = 256 * 1024

/**
 * Batches in which each document comes after those to which it refers, or together with them. Documents in circles of references that
 * do not fit into one transaction, and those that refer to them, are in `circular`, in the order in which they came.
 */
export function orderByReferences(documents: HeldDocument[]) {
  const waiting = new Map(documents.map(document => [document.id, document]))
  const layers: HeldDocument[][] = []
  for (;;) {
    const layer = [...waiting.values()].filter(document => !waitsForOthers(document, waiting))
    if (layer.length === 0) break
    for (const { id } of layer) waiting.delete(id)
    layers.push(layer)
  }
  const batches = layers.flatMap(layer => batchBySize(layer))
  const rest = [...waiting.values()]
  const fits = bytesOf(rest.map(({ complete }) => complete)) <= MAX_TRANSACTION_BYTES
  return fits && rest.length > 0
    ? { batches: [...batches, rest], circular: [] }
    : { batches, circular: batchBySize(rest) }
}

function waitsForOthers({ id, complete }: HeldDocument, waiting: ReadonlyMap<string, unknown>): boolean {
  return referencesIn(complete).some(
    reference => reference.isStrong && reference.id !== id && waiting.has(reference.id),
  )
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
