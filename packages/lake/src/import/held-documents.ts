import { publishedIdOf } from '../ids.ts'
import { type Fields, isFields, parseFields } from '../json.ts'
import { applyPatch } from '../patch/steps.ts'
import { referencesIn } from '../references.ts'

/** How @sanity/import tags what it writes of documents, after a prefix of the client's own. */
const CREATES = /\bimport\.doc\.create$/
const SETS_PICTURES = /\bimport\.asset\.set-refs$/
const STRENGTHENS = /\bimport\.ref\.strengthen$/

type Document = Fields & { _id: string; _type: string }

/** `weak` needs no other document to exist; the patch makes it `complete`. */
export type HeldDocument = { id: string; complete: Document; weak: Document; strengthening: Fields | null }

/** The kinds of mutation with which an import creates documents. */
const OPERATIONS = ['create', 'createIfNotExists', 'createOrReplace'] as const

/** A fetch for an importer's client: documents go to the content service as a dry run, whose responses include conflicts; completions apply here. */
export function holdDocuments() {
  const documents = new Map<string, HeldDocument>()

  async function heldFetch(url: string | URL, init?: RequestInit): Promise<Response> {
    const address = new URL(url)
    const tag = address.searchParams.get('tag') ?? ''
    const isStrengthening = STRENGTHENS.test(tag)
    if (isStrengthening || SETS_PICTURES.test(tag)) {
      for (const { patch } of readMutations(init?.body)) complete(documents, patch, isStrengthening)
      return Response.json({ transactionId: 'held', results: [] })
    }
    if (!CREATES.test(tag)) return fetch(address, init)
    address.searchParams.set('dryRun', 'true')
    const response = await fetch(address, init)
    if (response.ok) hold(documents, readMutations(init?.body), await response.clone().json())
    return response
  }

  return { fetch: heldFetch, documents: () => [...documents.values()] }
}

/** Documents that exist already, and that the import shall leave as they are, have the operation "none". */
function hold(documents: Map<string, HeldDocument>, mutations: Fields[], answer: unknown): void {
  const results = isFields(answer) && Array.isArray(answer.results) ? answer.results : []
  mutations.forEach((mutation, index) => {
    const created = OPERATIONS.map(operation => mutation[operation]).find(isDocument)
    if (!created || results[index]?.operation === 'none') return
    documents.set(created._id, { id: created._id, complete: created, weak: created, strengthening: null })
  })
}

function complete(documents: Map<string, HeldDocument>, patch: unknown, isStrengthening: boolean): void {
  if (!isFields(patch)) return
  const { id, ...operations } = patch
  const held = documents.get(`${id}`)
  if (!held) return
  const completed = applyPatch(held.complete, operations).document
  if (!isDocument(completed)) return
  held.complete = completed
  if (isStrengthening) held.strengthening = operations
  else held.weak = completed
}

function isDocument(value: unknown): value is Document {
  return isFields(value) && typeof value._id === 'string' && typeof value._type === 'string'
}

function readMutations(body: RequestInit['body']): Fields[] {
  const mutations = typeof body === 'string' ? parseFields(body)?.mutations : null
  return Array.isArray(mutations) ? mutations.filter(isFields) : []
}

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
