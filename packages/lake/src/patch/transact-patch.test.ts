import { describe, expect, it } from 'vitest'
import type { Mutation } from '../types.ts'
import { MutationError } from './errors.ts'
import { BEFORE, document, NOW, POST, refusalOf, resultOf, run } from './transact.fixture.ts'
import { MAX_MUTATIONS } from './transact.ts'

describe('patch', () => {
  it('changes the document, its revision and its date', () => {
    const [patched] = resultOf([{ patch: { id: 'post', set: { title: 'New' } } }])
    expect(patched).toEqual({ ...POST, title: 'New', _rev: 'tx', _updatedAt: NOW })
  })

  it('counts as a change even when it changes nothing', () => {
    const { transaction, results } = run([{ patch: { id: 'post', unset: ['nothing'] } }])
    expect(transaction.changes).toMatchObject([{ id: 'post', after: { _rev: 'tx', _updatedAt: NOW, title: 'Hello' } }])
    expect(results).toMatchObject([{ operation: 'update' }])
  })

  it('is a conflict when the document is missing', () => {
    expect(refusalOf([{ patch: { id: 'gone', set: { a: 1 } } }])).toMatchObject({
      status: 409,
      type: 'documentNotFoundError',
      id: 'gone',
    })
  })

  it('is a conflict that names both revisions when ifRevisionID differs', () => {
    expect(refusalOf([{ patch: { id: 'post', ifRevisionID: 'old', set: { a: 1 } } }])).toMatchObject({
      status: 409,
      type: 'documentRevisionIDDoesNotMatchError',
      currentRevisionID: 'rev-of-post',
      expectedRevisionID: 'old',
    })
  })

  it('may expect the revision from before the transaction after an earlier patch in it', () => {
    const patch = (title: string): Mutation => ({ patch: { id: 'post', ifRevisionID: 'rev-of-post', set: { title } } })
    expect(resultOf([patch('one'), patch('two')])).toMatchObject([{ title: 'two' }])
  })

  it.each(['_id', '_type'])('may not change %s', attribute => {
    expect(refusalOf([{ patch: { id: 'post', set: { [attribute]: 'x' } } }])).toMatchObject({
      status: 409,
      description: `Cannot modify immutable attribute "${attribute}" of document "post"`,
    })
  })

  it('cannot forge the revision or the creation date', () => {
    const [patched] = resultOf([{ patch: { id: 'post', set: { _rev: 'x', _createdAt: NOW } } }])
    expect(patched).toMatchObject({ _rev: 'tx', _createdAt: BEFORE })
  })

  it('may not increase a number beyond what JSON can hold', () => {
    const documents = [document('n', { n: Number.MAX_VALUE })]
    expect(refusalOf([{ patch: { id: 'n', inc: { n: Number.MAX_VALUE } } }], { documents })).toMatchObject({
      status: 400,
    })
  })
})

describe('a transaction', () => {
  it('is a conflict when it has a strong reference to a missing document', () => {
    const create = { create: { _id: 'new', _type: 'post', author: { _ref: 'nobody' } } }
    expect(refusalOf([{ delete: { id: 'post' } }, create])).toEqual({
      ...{ status: 409, kind: 'mutationError', index: 1 },
      type: 'documentReferenceDoesNotExistError',
      id: 'new',
      referenceID: 'nobody',
      description: 'Document "new" references non-existent document "nobody"',
    })
  })

  it('may refer to a document that it creates later', () => {
    const mutations = [
      { create: { _id: 'new', _type: 'post', author: { _ref: 'bob' } } },
      { create: { _id: 'bob', _type: 'author' } },
    ]
    expect(resultOf(mutations)).toHaveLength(2)
  })

  it('names the failed mutation in the body that the client understands', () => {
    const error = new MutationError(409, { type: 't', description: 'd' }).at(3)
    expect(error.body).toEqual({
      error: {
        type: 'mutationError',
        description: 'The mutation(s) failed: d',
        items: [{ index: 3, error: { type: 't', description: 'd' } }],
      },
    })
    expect(refusalOf([{ delete: { id: 'post' } }, { patch: { id: 'gone' } }])).toMatchObject({ index: 1 })
  })

  it('is refused when its id was used before or is invalid', () => {
    expect(refusalOf([], { transactionId: 'used' })).toMatchObject({ status: 409 })
    expect(refusalOf([], { transactionId: 'a b' })).toMatchObject({ status: 400 })
    expect(refusalOf([], { transactionId: 'x'.repeat(200) })).toMatchObject({ status: 400 })
  })

  it('groups mutations by document, with generated ids filled in', () => {
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
    expect(refusalOf(patches(MAX_MUTATIONS + 1))).toMatchObject({ status: 413 })
  })

  it('is refused when it would process a large document over and over', () => {
    const documents = [document('large', { text: 'x'.repeat(3_000_000) })]
    const patches = Array.from({ length: 100 }, (_, n): Mutation => ({ patch: { id: 'large', set: { n } } }))
    expect(refusalOf(patches, { documents })).toMatchObject({ status: 413 })
  })
})
