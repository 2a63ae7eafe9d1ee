import { describe, expect, it } from 'vitest'
import { AUTHOR, BEFORE, document, NOW, POST, refusalOf, resultOf, run } from './transact.fixture.ts'

describe('create', () => {
  it('adds the system fields, with the transaction as revision', () => {
    expect(resultOf([{ create: { _id: 'new', _type: 'post' } }])).toEqual([
      { _id: 'new', _type: 'post', _rev: 'tx', _createdAt: NOW, _updatedAt: NOW },
    ])
  })

  it('generates an id, or the rest of one after a prefix', () => {
    const { results } = run([{ create: { _type: 'post' } }, { create: { _id: 'drafts.', _type: 'post' } }])
    expect(results.map(result => result.id)).toEqual(['id-1', 'drafts.id-2'])
  })

  it('keeps the dates of an import', () => {
    const [created] = resultOf([{ create: { _id: 'new', _type: 'post', _createdAt: BEFORE, _updatedAt: BEFORE } }])
    expect(created).toMatchObject({ _createdAt: BEFORE, _updatedAt: BEFORE })
  })

  it('is a conflict when the id exists', () => {
    expect(refusalOf([{ create: { _id: 'post', _type: 'post' } }])).toMatchObject({
      status: 409,
      type: 'documentAlreadyExistsError',
      id: 'post',
      description: 'Document by ID "post" already exists',
    })
  })

  it.each([
    ['post', ['-leading', '.leading', 'two..dots', 'sp ace', 'sl/ash', 'x'.repeat(129), '']],
    ['', ['ok']],
    [undefined, ['ok']],
  ])('refuses the type "%s" with each id of %.99j', (_type, ids) => {
    const refused = {
      ...{ status: 400, type: 'validationError' },
      ...(_type === 'post' && { description: expect.stringMatching(/^Malformed document ID: "/) }),
    }
    for (const _id of ids) expect(refusalOf([{ create: { _id, _type } }]), _id).toMatchObject(refused)
  })

  it('refuses an invalid date', () => {
    expect(refusalOf([{ create: { _type: 'post', _createdAt: 'yesterday' } }])).toMatchObject({ status: 400 })
  })

  it('refuses forbidden field names at any depth', () => {
    const hostile = JSON.parse('{"_type": "post", "a": [{"__proto__": {"polluted": true}}]}')
    expect(refusalOf([{ create: hostile }])).toMatchObject({ status: 400 })
    expect({}).not.toHaveProperty('polluted')
  })

  it('refuses more than 4 MB, 50 levels, 10,000 items and 1,000 fields', () => {
    let deep: unknown = 1
    for (let level = 0; level < 60; level++) deep = [deep]
    const wide = Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`f${i}`, 1]))
    const values = ['é'.repeat(2_100_000), deep, Array.from({ length: 10_001 }, () => 1), wide]
    expect(values.map(value => refusalOf([{ create: { _type: 'post', value } }])?.status)).toEqual([413, 400, 413, 413])
  })

  it('refuses a list in a list, also one that a patch leaves, in the words of the hosted service', () => {
    const patch = { id: 'post', set: { tags: ['a'], 'tags[0]': ['b'] } }
    for (const mutation of [{ create: { _type: 'post', rows: [[1]] } }, { patch }])
      expect(refusalOf([mutation])).toMatchObject({
        ...{ status: 400, type: 'validationError' },
        description: expect.stringContaining('multi-dimensional arrays are not supported'),
      })
  })

  it('adds keys to objects in lists on request', () => {
    const body = [{ text: 'x', parts: [{ n: 1 }, 'plain'] }, { _key: 'mine' }]
    const [created] = resultOf([{ create: { _id: 'new', _type: 'post', body } }], { autoGenerateArrayKeys: true })
    expect(created?.body).toEqual([
      { _key: 'id2', text: 'x', parts: [{ _key: 'id1', n: 1 }, 'plain'] },
      { _key: 'mine' },
    ])
  })
})

describe('createIfNotExists', () => {
  it('leaves an existing document unchanged, and says so', () => {
    const { transaction, results } = run([{ createIfNotExists: { _id: 'post', _type: 'post', title: 'x' } }])
    expect(transaction.changes).toEqual([])
    expect(results).toEqual([{ id: 'post', operation: 'none', document: POST }])
  })
})

describe('createOrReplace', () => {
  it('replaces everything but the creation date', () => {
    const [replaced] = resultOf([{ createOrReplace: { _id: 'post', _type: 'post', text: 'x' } }])
    expect(replaced).toEqual({ _id: 'post', _type: 'post', _rev: 'tx', _createdAt: BEFORE, _updatedAt: NOW, text: 'x' })
  })

  const category = { createOrReplace: { _id: 'ann', _type: 'category' } }

  it('makes another document of one with another type, with a creation date of its own', () => {
    const [replaced] = resultOf([{ createOrReplace: { _id: 'post', _type: 'page', text: 'x' } }])
    expect(replaced).toEqual({ _id: 'post', _type: 'page', _rev: 'tx', _createdAt: NOW, _updatedAt: NOW, text: 'x' })
  })

  it('is a conflict when it changes the type of a document that others refer to', () => {
    const conflict = {
      status: 409,
      type: 'documentHasExistingReferencesError',
      id: 'ann',
      referencingIDs: ['post'],
      description: 'Document "ann" cannot change its type as there are references to it from "post"',
    }
    expect(refusalOf([category])).toMatchObject(conflict)
    const remade = [{ delete: { id: 'ann' } }, { create: category.createOrReplace }]
    expect(refusalOf(remade)).toMatchObject(conflict)
    expect(resultOf([{ createOrReplace: { _id: 'ann', _type: 'author' } }])).toMatchObject([{ _type: 'author' }])
  })

  it('may change the type when the references go in the same transaction, are weak, or are its own', () => {
    expect(resultOf([category, { patch: { id: 'post', unset: ['author'] } }])).toMatchObject([
      { _type: 'category' },
      {},
    ])
    const weak = [AUTHOR, document('post', { author: { _ref: 'ann', _weak: true } })]
    expect(resultOf([category], { documents: weak })).toMatchObject([{ _type: 'category' }])
    const own = [document('ann', { _type: 'author', self: { _ref: 'ann' } })]
    const page = { createOrReplace: { _id: 'ann', _type: 'page', self: { _ref: 'ann' } } }
    expect(resultOf([page], { documents: own })).toMatchObject([{ _type: 'page' }])
  })

  it('needs an id', () => {
    expect(refusalOf([{ createOrReplace: { _type: 'post' } }])).toMatchObject({ status: 400 })
  })
})

describe('delete', () => {
  it('removes the document', () => {
    expect(run([{ delete: { id: 'post' } }]).transaction.changes).toMatchObject([
      { id: 'post', before: POST, after: null },
    ])
  })

  it('does nothing when the document is missing', () => {
    const { transaction, results } = run([{ delete: { id: 'gone' } }])
    expect(transaction.changes).toEqual([])
    expect(results).toEqual([{ id: 'gone', operation: 'none', document: null }])
  })

  it('is a conflict when other documents refer to it', () => {
    expect(refusalOf([{ delete: { id: 'ann' } }])).toMatchObject({
      status: 409,
      type: 'documentHasExistingReferencesError',
      id: 'ann',
      referencingIDs: ['post'],
    })
  })

  it('is allowed when the same transaction removes the reference, in either order', () => {
    expect(resultOf([{ delete: { id: 'ann' } }, { delete: { id: 'post' } }])).toEqual([null, null])
    expect(resultOf([{ delete: { id: 'ann' } }, { patch: { id: 'post', unset: ['author'] } }])[0]).toBeNull()
  })

  it('is allowed when all references are weak', () => {
    const documents = [AUTHOR, document('post', { author: { _ref: 'ann', _weak: true } })]
    expect(resultOf([{ delete: { id: 'ann' } }], { documents })).toEqual([null])
  })
})
