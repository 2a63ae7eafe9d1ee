import { isDocumentId } from '../ids.ts'
import { type Fields, isFields } from '../json.ts'
import type { DocumentIndex, LakeDocument, Mutation } from '../types.ts'
import { alreadyExists, conflict, invalid, MutationError, missing, tooLarge, wrongRevision } from './errors.ts'
import { applyPatch } from './steps.ts'
import { checkValue, withArrayKeys } from './values.ts'

/** Bounds the time of a transaction: each mutation counts with the size of the document that it leaves. */
const MAX_WORK_BYTES = 64 * 1024 * 1024

export type WorkOptions = {
  timestamp: string
  autoGenerateArrayKeys?: boolean
  newId: () => string
}

type Outcome = { id: string; operation: 'create' | 'update' | 'delete' | 'none' }

/** The state of one document so far. `_rev` stays the stored one: `ifRevisionID` refers to the last committed transaction. */
export type TouchedDocument = {
  before: LakeDocument | null
  now: Fields | null
  mutations: Mutation[]
  position: number
}

/** The documents after the mutations so far, layered over the index, which stays unchanged. */
export class WorkingSet {
  readonly touched = new Map<string, TouchedDocument>()
  /** Documents whose history is to be erased, whether they exist or not. */
  readonly purged = new Set<string>()
  readonly #index: Pick<DocumentIndex, 'get'>
  readonly #options: WorkOptions
  #position = 0
  #workBytes = 0

  constructor(index: Pick<DocumentIndex, 'get'>, options: WorkOptions) {
    this.#index = index
    this.#options = options
  }

  get(id: string): Fields | undefined {
    const touched = this.touched.get(id)
    return touched ? (touched.now ?? undefined) : this.#index.get(id)
  }

  /** Throws MutationError, after which the set must not be used any more. */
  apply(mutation: Mutation): Outcome {
    try {
      const outcome = this.#dispatch(mutation)
      this.#position++
      return outcome
    } catch (error) {
      throw error instanceof MutationError ? error.at(this.#position) : error
    }
  }

  #dispatch(mutation: Mutation): Outcome {
    if ('create' in mutation) return this.#create(mutation.create)
    if ('createIfNotExists' in mutation) return this.#createIfNotExists(mutation.createIfNotExists)
    if ('createOrReplace' in mutation) return this.#createOrReplace(mutation.createOrReplace)
    if ('delete' in mutation) return this.#delete(mutation.delete)
    return this.#patch(mutation.patch)
  }

  #create(fields: Fields): Outcome {
    const document = this.#newDocument({ ...fields, _id: this.#completeId(fields._id) })
    if (this.get(document._id)) throw alreadyExists(document._id)
    this.#put(document._id, document, { create: document })
    return { id: document._id, operation: 'create' }
  }

  #createIfNotExists(fields: Fields): Outcome {
    const document = this.#newDocument(fields)
    if (this.get(document._id)) return { id: document._id, operation: 'none' }
    this.#put(document._id, document, { createIfNotExists: document })
    return { id: document._id, operation: 'create' }
  }

  #createOrReplace(fields: Fields): Outcome {
    const existing = typeof fields._id === 'string' ? this.get(fields._id) : undefined
    const createdAt = existing?._type === fields._type ? existing?._createdAt : undefined
    const document = this.#newDocument({ ...fields, _createdAt: fields._createdAt ?? createdAt })
    const revision = existing?._rev === undefined ? {} : { _rev: existing._rev }
    this.#put(document._id, { ...document, ...revision }, { createOrReplace: document })
    return { id: document._id, operation: existing ? 'update' : 'create' }
  }

  #delete({ id, purge }: { id: string; purge?: true }): Outcome {
    const touched = this.touched.get(id)
    if (purge) this.purged.add(id)
    if (purge && touched) this.touched.set(id, { ...touched, mutations: [] })
    if (!this.get(id)) return { id, operation: 'none' }
    this.#put(id, null, { delete: { id, ...(purge && { purge }) } })
    return { id, operation: 'delete' }
  }

  #patch({ id, ifRevisionID, ...operations }: Fields): Outcome {
    if (typeof id !== 'string') throw invalid('A patch needs the "id" of a document')
    const document = this.get(id)
    if (!document) throw missing(id)
    if (ifRevisionID !== undefined && ifRevisionID !== document._rev) {
      throw wrongRevision(id, typeof document._rev === 'string' ? document._rev : null, String(ifRevisionID))
    }
    const result = applyPatch(document, operations)
    const patched = this.#keyed(result.document)
    for (const attribute of ['_id', '_type']) {
      if (patched[attribute] !== document[attribute])
        throw conflict('validationError', `Cannot modify immutable attribute "${attribute}" of document "${id}"`, {
          id,
        })
    }
    const { _rev, _createdAt } = document
    this.#check(patched, id)
    const now = { ...patched, _rev, _createdAt, _updatedAt: this.#options.timestamp }
    this.#put(id, now, ...result.steps.map(step => ({ patch: { id, ...step } })))
    return { id, operation: 'update' }
  }

  #newDocument({ _rev, ...fields }: Fields): Fields & { _id: string } {
    const { _id, _type } = fields
    if (!isDocumentId(_id)) throw invalid(`Malformed document ID: ${JSON.stringify(_id) ?? '(none)'}`)
    if (typeof _type !== 'string' || _type === '') throw invalid(`Document "${_id}" is missing a _type property`)
    this.#check(fields, _id)
    const _createdAt = this.#dateOr(fields._createdAt, '_createdAt')
    return { ...this.#keyed(fields), _id, _type, _createdAt, _updatedAt: this.#dateOr(fields._updatedAt, '_updatedAt') }
  }

  /** `create` generates a missing id, or the rest of an id that ends with a dot. */
  #completeId(id: unknown): unknown {
    if (id === undefined) return this.#options.newId()
    return typeof id === 'string' && id.endsWith('.') ? id + this.#options.newId() : id
  }

  #dateOr(value: unknown, attribute: string): string {
    if (value === undefined || value === null) return this.#options.timestamp
    if (typeof value !== 'string' || Number.isNaN(Date.parse(value)))
      throw invalid(`"${attribute}" must be a date and time`)
    return value
  }

  #check(fields: Fields, id: string): void {
    this.#workBytes += checkValue(fields, `Document "${id}"`)
    if (this.#workBytes > MAX_WORK_BYTES) throw tooLarge('The transaction changes too much at once: send it in parts')
  }

  #keyed(fields: Fields): Fields {
    if (!this.#options.autoGenerateArrayKeys) return fields
    const keyed = withArrayKeys(fields, () => this.#options.newId().replaceAll('-', '').slice(0, 12))
    return isFields(keyed) ? keyed : fields
  }

  #put(id: string, now: Fields | null, ...done: Mutation[]): void {
    const touched = this.touched.get(id)
    const mutations = touched?.mutations ?? []
    mutations.push(...done)
    const before = touched ? touched.before : (this.#index.get(id) ?? null)
    this.touched.set(id, { before, now, mutations, position: this.#position })
  }
}
