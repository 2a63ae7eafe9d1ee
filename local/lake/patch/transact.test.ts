import { describe, expect, it } from 'vitest'
import { MemoryIndex } from '../store/memory-index.ts'
import type { LakeDocument, Mutation } from '../types.ts'
import { MutationError } from './errors.ts'
import { MAX_MUTATIONS, transact } from './transact.ts'

const BEFORE = '2026-01-01T00:00:00.000Z'
const NOW = '2026-11-21T10:00:00.000Z'
const AUTHOR = document('ann', { _type: 'author', name: 'Ann' })
const POST = document('post', { title: 'Hello', author: { _ref: 'ann' } })

function document(_id: string, fields: Record<string, unknown>): LakeDocument {
  return { _type: 'post', ...fields, _id, _rev: `rev-of-${_id}`, _createdAt: BEFORE, _updatedAt: BEFORE }
}

function run(mutations: Mutation[], { documents = [AUTHOR, POST], ...options } = {} as RunOptions) {
  const index = new MemoryIndex()
  index.apply(documents.map(after => ({ before: null, after })))
  const lookups = {
    get: (id: string) => index.get(id),
    byReference: (id: string) => index.byReference(id),
    hasTransaction: (id: string) => id === 'used',
  }
  let count = 0
  const newId = () => `id-${++count}`
  return transact(mutations, lookups, { transactionId: 'tx', author: 'me', timestamp: NOW, newId, ...options })
}

type RunOptions = { documents?: LakeDocument[]; transactionId?: string; autoGenerateArrayKeys?: boolean }

/** The error's status and its one item, as the client sees them. */
function failure(work: () => unknown) {
  try {
    work()
  } catch (error) {
    if (!(error instanceof MutationError)) throw error
    return { status: error.status, index: error.index, ...error.failure }
  }
  return null
}

function resultOf(mutations: Mutation[], options?: RunOptions) {
  return run(mutations, options).transaction.changes.map(change => change.after)
}

describe('create', () => {
  it('adds the system fields, and the transaction as revision', () => {
    expect(resultOf([{ create: { _id: 'new', _type: 'post' } }])).toEqual([
      { _id: 'new', _type: 'post', _rev: 'tx', _createdAt: NOW, _updatedAt: NOW },
    ])
  })

  it('makes up an id, or what follows a prefix', () => {
    const { results } = run([{ create: { _type: 'post' } }, { create: { _id: 'drafts.', _type: 'post' } }])
    expect(results.map(result => result.id)).toEqual(['id-1', 'drafts.id-2'])
  })

  it('keeps the dates of an import', () => {
    const [created] = resultOf([{ create: { _id: 'new', _type: 'post', _createdAt: BEFORE, _updatedAt: BEFORE } }])
    expect(created).toMatchObject({ _createdAt: BEFORE, _updatedAt: BEFORE })
  })

  it('of an id that exists is a conflict', () => {
    expect(failure(() => run([{ create: { _id: 'post', _type: 'post' } }]))).toMatchObject({
      status: 409,
      type: 'documentAlreadyExistsError',
      id: 'post',
      description: 'Document by ID "post" already exists',
    })
  })

  it.each([
    ['-leading', 'post'],
    ['.leading', 'post'],
    ['two..dots', 'post'],
    ['sp ace', 'post'],
    ['sl/ash', 'post'],
    ['x'.repeat(129), 'post'],
    ['', 'post'],
    ['ok', ''],
    ['ok', undefined],
  ])('refuses the id "%s" with type "%s"', (_id, _type) => {
    expect(failure(() => run([{ create: { _id, _type } }]))).toMatchObject({ status: 400, type: 'validationError' })
  })

  it('refuses a date that is none', () => {
    expect(failure(() => run([{ create: { _type: 'post', _createdAt: 'yesterday' } }]))).toMatchObject({ status: 400 })
  })

  it('refuses forbidden field names, however deep', () => {
    const hostile = JSON.parse('{"_type": "post", "a": [{"__proto__": {"polluted": true}}]}')
    expect(failure(() => run([{ create: hostile }]))).toMatchObject({ status: 400 })
    expect({}).not.toHaveProperty('polluted')
  })

  it('refuses more than 4 MB, 50 levels, 10,000 items and 1,000 fields', () => {
    let deep: unknown = 1
    for (let level = 0; level < 60; level++) deep = [deep]
    const wide = Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`f${i}`, 1]))
    const values = ['é'.repeat(2_100_000), deep, Array.from({ length: 10_001 }, () => 1), wide]
    expect(values.map(value => failure(() => run([{ create: { _type: 'post', value } }]))?.status)).toEqual([
      413, 400, 413, 413,
    ])
  })

  it('gives keys to objects in lists on request', () => {
    const body = [{ text: 'x', parts: [{ n: 1 }, 'plain'] }, { _key: 'mine' }]
    const [created] = resultOf([{ create: { _id: 'new', _type: 'post', body } }], { autoGenerateArrayKeys: true })
    expect(created?.body).toEqual([
      { _key: 'id2', text: 'x', parts: [{ _key: 'id1', n: 1 }, 'plain'] },
      { _key: 'mine' },
    ])
  })
})

describe('createIfNotExists', () => {
  it('leaves what is there, and says so', () => {
    const { transaction, results } = run([{ createIfNotExists: { _id: 'post', _type: 'post', title: 'x' } }])
    expect(transaction.changes).toEqual([])
    expect(results).toEqual([{ id: 'post', operation: 'none', document: POST }])
  })
})

describe('createOrReplace', () => {
  it('replaces everything but the date of creation', () => {
    const [replaced] = resultOf([{ createOrReplace: { _id: 'post', _type: 'page', text: 'x' } }])
    expect(replaced).toEqual({ _id: 'post', _type: 'page', _rev: 'tx', _createdAt: BEFORE, _updatedAt: NOW, text: 'x' })
  })

  it('needs an id', () => {
    expect(failure(() => run([{ createOrReplace: { _type: 'post' } }]))).toMatchObject({ status: 400 })
  })
})

describe('delete', () => {
  it('removes the document', () => {
    expect(run([{ delete: { id: 'post' } }]).transaction.changes).toMatchObject([
      { id: 'post', before: POST, after: null },
    ])
  })

  it('of what is not there does nothing', () => {
    const { transaction, results } = run([{ delete: { id: 'gone' } }])
    expect(transaction.changes).toEqual([])
    expect(results).toEqual([{ id: 'gone', operation: 'none', document: null }])
  })

  it('of a document that others refer to is a conflict', () => {
    expect(failure(() => run([{ delete: { id: 'ann' } }]))).toMatchObject({
      status: 409,
      type: 'documentHasExistingReferencesError',
      id: 'ann',
      referencingIDs: ['post'],
    })
  })

  it('of a document is fine when the reference goes in the same transaction, in either order', () => {
    expect(resultOf([{ delete: { id: 'ann' } }, { delete: { id: 'post' } }])).toEqual([null, null])
    expect(resultOf([{ delete: { id: 'ann' } }, { patch: { id: 'post', unset: ['author'] } }])[0]).toBeNull()
  })

  it('of a document with weak references only is fine', () => {
    const documents = [AUTHOR, document('post', { author: { _ref: 'ann', _weak: true } })]
    expect(resultOf([{ delete: { id: 'ann' } }], { documents })).toEqual([null])
  })
})

describe('patch', () => {
  it('changes the document, its revision and its date', () => {
    const [patched] = resultOf([{ patch: { id: 'post', set: { title: 'New' } } }])
    expect(patched).toEqual({ ...POST, title: 'New', _rev: 'tx', _updatedAt: NOW })
  })

  it('that changes nothing is a change all the same', () => {
    const { transaction, results } = run([{ patch: { id: 'post', unset: ['nothing'] } }])
    expect(transaction.changes).toMatchObject([{ id: 'post', after: { _rev: 'tx', _updatedAt: NOW, title: 'Hello' } }])
    expect(results).toMatchObject([{ operation: 'update' }])
  })

  it('of a missing document is a conflict', () => {
    expect(failure(() => run([{ patch: { id: 'gone', set: { a: 1 } } }]))).toMatchObject({
      status: 409,
      type: 'documentNotFoundError',
      id: 'gone',
    })
  })

  it('for another revision is a conflict that names both', () => {
    expect(failure(() => run([{ patch: { id: 'post', ifRevisionID: 'old', set: { a: 1 } } }]))).toMatchObject({
      status: 409,
      type: 'documentRevisionIDDoesNotMatchError',
      currentRevisionID: 'rev-of-post',
      expectedRevisionID: 'old',
    })
  })

  it('for the revision before the transaction still holds after an earlier patch in it', () => {
    const patch = (title: string): Mutation => ({ patch: { id: 'post', ifRevisionID: 'rev-of-post', set: { title } } })
    expect(resultOf([patch('one'), patch('two')])).toMatchObject([{ title: 'two' }])
  })

  it.each(['_id', '_type'])('may not change %s', attribute => {
    expect(failure(() => run([{ patch: { id: 'post', set: { [attribute]: 'x' } } }]))).toMatchObject({
      status: 409,
      description: `Cannot modify immutable attribute "${attribute}" of document "post"`,
    })
  })

  it('cannot forge the revision or the date of creation', () => {
    const [patched] = resultOf([{ patch: { id: 'post', set: { _rev: 'x', _createdAt: NOW } } }])
    expect(patched).toMatchObject({ _rev: 'tx', _createdAt: BEFORE })
  })

  it('may not let a number grow beyond what JSON can hold', () => {
    const documents = [document('n', { n: Number.MAX_VALUE })]
    expect(failure(() => run([{ patch: { id: 'n', inc: { n: Number.MAX_VALUE } } }], { documents }))).toMatchObject({
      status: 400,
    })
  })
})

describe('a transaction', () => {
  it('with a strong reference to nothing is a conflict', () => {
    const create = { create: { _id: 'new', _type: 'post', author: { _ref: 'nobody' } } }
    expect(failure(() => run([{ delete: { id: 'post' } }, create]))).toEqual({
      status: 409,
      index: 1,
      type: 'documentReferenceDoesNotExistError',
      id: 'new',
      referenceID: 'nobody',
      description: 'Document "new" references non-existent document "nobody"',
    })
  })

  it('may refer to what it creates later', () => {
    const mutations = [
      { create: { _id: 'new', _type: 'post', author: { _ref: 'bob' } } },
      { create: { _id: 'bob', _type: 'author' } },
    ]
    expect(resultOf(mutations)).toHaveLength(2)
  })

  it('tells which mutation failed, in the body that the client understands', () => {
    const error = new MutationError(409, { type: 't', description: 'd' }).at(3)
    expect(error.body).toEqual({
      error: {
        type: 'mutationError',
        description: 'The mutation(s) failed: d',
        items: [{ index: 3, error: { type: 't', description: 'd' } }],
      },
    })
    expect(failure(() => run([{ delete: { id: 'post' } }, { patch: { id: 'gone' } }]))).toMatchObject({ index: 1 })
  })

  it('is refused when its id was used before, or is none', () => {
    expect(failure(() => run([], { transactionId: 'used' }))).toMatchObject({ status: 409 })
    expect(failure(() => run([], { transactionId: 'a b' }))).toMatchObject({ status: 400 })
    expect(failure(() => run([], { transactionId: 'x'.repeat(200) }))).toMatchObject({ status: 400 })
  })

  it('gathers the mutations of each document, with made-up ids filled in', () => {
    const create = { _type: 'post', n: 1 }
    const { transaction } = run([{ create }, { patch: { id: 'id-1', ifRevisionID: undefined, inc: { n: 1 } } }])
    expect(transaction.changes).toMatchObject([
      {
        id: 'id-1',
        before: null,
        after: { n: 2 },
        mutations: [{ create: { _id: 'id-1', n: 1 } }, { patch: { id: 'id-1', inc: { n: 1 } } }],
        effects: { apply: [0, { n: 2 }], revert: [0, null] },
      },
    ])
  })

  it('leaves no trace of a document that it creates and deletes', () => {
    expect(resultOf([{ create: { _id: 'new', _type: 'post' } }, { delete: { id: 'new' } }])).toEqual([])
  })

  it(`takes ${MAX_MUTATIONS} mutations and no more`, () => {
    const patches = (count: number) =>
      Array.from({ length: count }, (_, n): Mutation => ({ patch: { id: 'post', set: { n } } }))
    expect(resultOf(patches(MAX_MUTATIONS))).toMatchObject([{ n: MAX_MUTATIONS - 1 }])
    expect(failure(() => run(patches(MAX_MUTATIONS + 1)))).toMatchObject({ status: 413 })
  })

  it('is refused when it would work on a large document over and over', () => {
    const documents = [document('large', { text: 'x'.repeat(3_000_000) })]
    const patches = Array.from({ length: 100 }, (_, n): Mutation => ({ patch: { id: 'large', set: { n } } }))
    expect(failure(() => run(patches, { documents }))).toMatchObject({ status: 413 })
  })

  it('does not change the documents it was given', () => {
    const copy = structuredClone(POST)
    run([{ patch: { id: 'post', set: { 'author.note': 'x' } } }])
    expect(POST).toEqual(copy)
  })
})
