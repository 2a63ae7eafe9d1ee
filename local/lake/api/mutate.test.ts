import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DataApi, EDITOR, openDataApi, startTestLake, type TestLake, VIEWER } from './edge.fixture.ts'

let test: TestLake
let api: DataApi
let editor: SanityClient
let count = 0
const newId = () => `mutated-${++count}`

beforeAll(async () => {
  test = await startTestLake()
  api = openDataApi(test)
  editor = test.client(EDITOR)
})
afterAll(() => test.stop())

describe('data/mutate', () => {
  it('returns ids, documents or neither, as requested', async () => {
    const mutations = () => ({ mutations: [{ create: { _id: newId(), _type: 'x' } }] })
    const answer = async (query: string) => (await api.post(`mutate/production${query}`, mutations())).json()
    expect((await answer('')).results).toEqual([{ operation: 'create' }])
    expect((await answer('?returnIds=true')).results).toEqual([{ id: `mutated-${count}`, operation: 'create' }])
    expect((await answer('?returnDocuments=true')).results).toMatchObject([{ document: { _id: `mutated-${count}` } }])
  })

  it('writes nothing on a dry run', async () => {
    const _id = newId()
    const answer = await api.post('mutate/production?dryRun=true&returnDocuments=true', {
      mutations: [{ create: { _id, _type: 'x' } }],
    })
    expect(await answer.json()).toMatchObject({ results: [{ document: { _id } }] })
    expect(await editor.getDocument(_id)).toBeUndefined()
  })

  it('patches and deletes only what a query and its slice select', async () => {
    const _type = newId()
    const ids = ['a', 'b', 'c'].map(name => `${_type}-${name}`)
    await editor.mutate(ids.map((_id, n) => ({ create: { _id, _type, n } })))
    await editor.mutate([
      { patch: { query: '*[_type == $type && n > 0]', params: { type: _type }, set: { seen: true } } },
    ])
    expect(await editor.fetch('*[_type == $type && seen == true]._id', { type: _type })).toHaveLength(2)
    await editor.delete({ query: '*[_type == $type] | order(n) [0...2]', params: { type: _type } })
    expect(await editor.fetch('*[_type == $type]._id', { type: _type })).toEqual([ids[2]])
  })

  it('refuses a transaction with more than 100 queries', async () => {
    const patch = { query: '*', set: { seen: true } }
    const answer = await api.post('mutate/production', { mutations: Array(101).fill({ patch }) })
    expect(answer.status).toBe(400)
  })

  it('refuses a transaction id that was used before', async () => {
    const transactionId = newId()
    await api.post('mutate/production', { transactionId, mutations: [{ create: { _id: newId(), _type: 'x' } }] })
    const again = await api.post('mutate/production', {
      transactionId,
      mutations: [{ create: { _id: newId(), _type: 'x' } }],
    })
    expect(again.status).toBe(409)
  })

  it('makes the official client throw a ClientError with the failed items', async () => {
    const missing = editor.patch('nothing-here').set({ n: 1 }).commit()
    await expect(missing).rejects.toMatchObject({
      statusCode: 409,
      details: {
        type: 'mutationError',
        items: [{ index: 0, error: { type: 'documentNotFoundError', id: 'nothing-here' } }],
      },
    })
  })

  it('refuses viewers, unknown tokens, anonymous visitors and other datasets', async () => {
    const body = { mutations: [{ create: { _type: 'x' } }] }
    expect((await api.post('mutate/production', body, VIEWER)).status).toBe(403)
    expect((await api.post('mutate/production', body, 'wrong')).status).toBe(401)
    expect((await api.post('mutate/other', body)).status).toBe(404)
    const anonymous = await fetch(`${test.url}/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(anonymous.status).toBe(401)
  })

  it.each([
    ['no JSON', '{'],
    ['a list', []],
    ['no mutations', {}],
    ['a number as transaction id', { transactionId: 1, mutations: [] }],
    ['a prototype', '{"mutations":[{"create":{"_type":"x","__proto__":{"a":1}}}]}'],
    ['10,000 levels', `{"mutations":[{"create":{"_type":"x","a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}]}`],
    ['an index beyond any list', { mutations: [{ patch: { id: 'x', unset: ['a[999999999]'] } }, { delete: {} }] }],
    ['a query that selects no documents', { mutations: [{ delete: { query: '1' } }] }],
    ['a query that is none', { mutations: [{ delete: { query: '*[' } }] }],
  ])('answers 400 to a body with %s', async (_name, body) => {
    const response = await api.post('mutate/production', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toHaveProperty('error')
  })

  it('answers 413 to a body of 10 MB', async () => {
    const response = await api.post('mutate/production', {
      mutations: [{ create: { _type: 'x', a: 'x'.repeat(10_000_000) } }],
    })
    expect(response.status).toBe(413)
  })
})
