import type { Fields } from '../json.ts'
import { referencesIn } from '../references.ts'
import type { DocumentChange, DocumentIndex, MutateResult, Mutation, Transaction } from '../types.ts'
import { conflict, invalid, type MutationError, missingReference, stillReferenced, tooLarge } from './errors.ts'
import { diffEffects, effectsWithoutPast } from './mendoza.ts'
import { asDocument } from './values.ts'
import { type TouchedDocument, WorkingSet, type WorkOptions } from './working-set.ts'

export const MAX_MUTATIONS = 10_000
const TRANSACTION_ID = /^[\w.:-]{1,128}$/

type Index = Pick<DocumentIndex, 'get' | 'by'>

type TransactOptions = WorkOptions & { transactionId: string; author: string }

/** All of them or, with a MutationError, none. The caller commits. A patch that changes nothing still counts as a change. */
export function transact(
  mutations: Mutation[],
  { index, hasTransaction }: { index: Index; hasTransaction: (id: string) => boolean },
  options: TransactOptions,
): { transaction: Transaction; results: MutateResult['results'] } {
  const { transactionId: id, timestamp, author } = options
  if (!TRANSACTION_ID.test(id))
    throw invalid('The transaction ID must be 1 to 128 letters, digits, "-", "_", "." or ":"')
  if (hasTransaction(id)) {
    const description = `Transaction "${id}" has already been processed`
    throw conflict('transactionAlreadyExistsError', description, { transactionId: id })
  }
  checkLength(mutations)
  const work = new WorkingSet(index, options)
  const outcomes = mutations.map(mutation => work.apply(mutation))
  checkReferences(work, index)

  const changes = [...work.touched].flatMap(([documentId, touched]) =>
    changeOf(documentId, touched, id, work.purged.has(documentId)),
  )
  const after = new Map(changes.map(change => [change.id, change.after]))
  const documentOf = (documentId: string) =>
    after.get(documentId) ?? (after.has(documentId) ? null : (index.get(documentId) ?? null))
  return {
    transaction: { id, timestamp, author, changes, ...(work.purged.size > 0 && { purged: [...work.purged] }) },
    results: outcomes.map(outcome => ({ ...outcome, document: documentOf(outcome.id) })),
  }
}

export function checkLength(mutations: Mutation[]): void {
  if (mutations.length > MAX_MUTATIONS) throw tooLarge(`A transaction may have at most ${MAX_MUTATIONS} mutations`)
}

function changeOf(
  id: string,
  { before, now, mutations }: TouchedDocument,
  revision: string,
  isPurged: boolean,
): DocumentChange[] {
  if (!before && !now) return []
  const after = now && asDocument(now, revision)
  return [{ id, before, after, mutations, effects: isPurged ? effectsWithoutPast(after) : diffEffects(before, after) }]
}

function checkReferences(work: WorkingSet, index: Index): void {
  for (const [id, { before, now, position }] of work.touched) {
    const error = (now && findMissingReference(id, now, work)) ?? findReferencing(id, { before, now }, work, index)
    if (error) throw error.at(position)
  }
}

function findMissingReference(id: string, fields: Fields, work: WorkingSet): MutationError | undefined {
  const broken = referencesIn(fields).find(reference => reference.isStrong && !work.get(reference.id))
  return broken && missingReference(id, broken.id)
}

/** What is deleted, or becomes a document of another type, may have no references from others. */
function findReferencing(
  id: string,
  { before, now }: Pick<TouchedDocument, 'before' | 'now'>,
  work: WorkingSet,
  index: Index,
): MutationError | undefined {
  if (now && (!before || now._type === before._type)) return undefined
  const referencing = Array.from(index.by('reference', id), document => document._id).filter(
    referencingId =>
      referencingId !== id &&
      referencesIn(work.get(referencingId)).some(reference => reference.isStrong && reference.id === id),
  )
  if (referencing.length === 0) return undefined
  return stillReferenced(id, now ? 'change its type' : 'be deleted', referencing)
}
