import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EDITOR, startTestLake, type TestLake, VIEWER } from './edge.fixture.ts'

const API = '/v2025-02-19/data'

let test: TestLake
let editor: SanityClient
let count = 0
const newId = () => `written-${++count}`

beforeAll(async () => {
  test = await startTestLake()
  editor = test.client(EDITOR)
})
afterAll(() => test.stop())

function post(path: string, body: unknown, token = EDITOR): Promise<Response> {
  return fetch(`${test.url}${API}/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

function get(path: string, token: string | null = EDITOR): Promise<Response> {
  return fetch(`${test.url}${API}/${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {})
}

async function getLines(path: string, token: string | null = EDITOR): Promise<Record<string, unknown>[]> {
  const text = await (await get(path, token)).text()
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
}

describe('data/mutate', () => {
  it('answers with ids, documents or neither, as asked', async () => {
    const mutations = () => ({ mutations: [{ create: { _id: newId(), _type: 'x' } }] })
    const answer = async (query: string) => (await post(`mutate/production${query}`, mutations())).json()
    expect((await answer('')).results).toEqual([{ operation: 'create' }])
    expect((await answer('?returnIds=true')).results).toEqual([{ id: `written-${count}`, operation: 'create' }])
    expect((await answer('?returnDocuments=true')).results).toMatchObject([{ document: { _id: `written-${count}` } }])
  })

  it('tries without writing on a dry run', async () => {
    const _id = newId()
    const answer = await post('mutate/production?dryRun=true&returnDocuments=true', {
      mutations: [{ create: { _id, _type: 'x' } }],
    })
    expect(await answer.json()).toMatchObject({ results: [{ document: { _id } }] })
    expect(await editor.getDocument(_id)).toBeUndefined()
  })

  it('patches and deletes what a query selects, no more than its slice', async () => {
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

  it('refuses at once what would select far too much', async () => {
    const patch = { query: '*', set: { seen: true } }
    const answer = await post('mutate/production', { mutations: Array(101).fill({ patch }) })
    expect(answer.status).toBe(400)
  })

  it('refuses a transaction id that was used before', async () => {
    const transactionId = newId()
    await post('mutate/production', { transactionId, mutations: [{ create: { _id: newId(), _type: 'x' } }] })
    const again = await post('mutate/production', {
      transactionId,
      mutations: [{ create: { _id: newId(), _type: 'x' } }],
    })
    expect(again.status).toBe(409)
  })

  it('becomes a ClientError with the failed items in the official client', async () => {
    const missing = editor.patch('nothing-here').set({ n: 1 }).commit()
    await expect(missing).rejects.toMatchObject({
      statusCode: 409,
      details: {
        type: 'mutationError',
        items: [{ index: 0, error: { type: 'documentNotFoundError', id: 'nothing-here' } }],
      },
    })
  })

  it('is for editors', async () => {
    const body = { mutations: [{ create: { _type: 'x' } }] }
    expect((await post('mutate/production', body, VIEWER)).status).toBe(403)
    expect((await post('mutate/production', body, 'wrong')).status).toBe(401)
    expect((await post('mutate/other', body)).status).toBe(404)
    const anonymous = await fetch(`${test.url}${API}/mutate/production`, {
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
    const response = await post('mutate/production', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toHaveProperty('error')
  })

  it('answers 413 to 10 MB', async () => {
    const response = await post('mutate/production', {
      mutations: [{ create: { _type: 'x', a: 'x'.repeat(10_000_000) } }],
    })
    expect(response.status).toBe(413)
  })
})

describe('data/actions', () => {
  it('edits, publishes and unpublishes a document', async () => {
    const [publishedId, draftId] = [newId(), `drafts.written-${count}`]
    const act = (type: string, fields: object) =>
      post('actions/production', {
        actions: [{ actionType: `sanity.action.document.${type}`, publishedId, draftId, ...fields }],
      })
    await act('create', { attributes: { _id: draftId, _type: 'x' }, ifExists: 'fail' })
    await act('edit', { patch: { set: { title: 'New' } } })
    await act('publish', {})
    expect(await editor.getDocument(publishedId)).toMatchObject({ title: 'New' })
    expect(await editor.getDocument(draftId)).toBeUndefined()
    await act('unpublish', {})
    expect(await editor.getDocument(publishedId)).toBeUndefined()
    expect(await editor.getDocument(draftId)).toMatchObject({ title: 'New' })
  })

  it('answers with the transaction, under the id that the client chose', async () => {
    const _id = `drafts.${newId()}`
    const transactionId = newId()
    const attributes = { _id, _type: 'x' }
    const create = {
      actionType: 'sanity.action.document.create',
      publishedId: _id.slice(7),
      attributes,
      ifExists: 'fail',
    }
    const response = await post('actions/production', { transactionId, actions: [create] })
    expect(await response.json()).toEqual({ transactionId })
    expect(await editor.getDocument(_id)).toMatchObject({ _rev: transactionId })
  })

  it('becomes an error of the action in the official client', async () => {
    const publish = editor.action({
      actionType: 'sanity.action.document.publish',
      publishedId: 'nothing-here',
      draftId: 'drafts.nothing-here',
    })
    await expect(publish).rejects.toMatchObject({ statusCode: 409, details: { type: 'actionError' } })
  })

  it('is for editors', async () => {
    expect((await post('actions/production', { actions: [] }, VIEWER)).status).toBe(403)
  })
})

describe('data/doc', () => {
  it('answers with the documents in the order asked for, and says which are not there', async () => {
    const [a, b] = [newId(), newId()]
    await editor.mutate([{ create: { _id: a, _type: 'x' } }, { create: { _id: b, _type: 'x' } }])
    const answer = await (await get(`doc/production/${b},gone,${a}`)).json()
    expect(answer).toMatchObject({
      documents: [{ _id: b }, { _id: a }],
      omitted: [{ id: 'gone', reason: 'existence' }],
    })
  })

  it('answers with every version of a document, or with nothing but its system fields', async () => {
    const _id = newId()
    await editor.mutate(
      ['', 'drafts.', 'versions.r1.'].map(prefix => ({ create: { _id: prefix + _id, _type: 'x', n: 1 } })),
    )
    const versions = await (await get(`doc/production/${_id}?includeAllVersions=true`)).json()
    expect(versions.documents).toHaveLength(3)
    const { documents } = await (await get(`doc/production/${_id}?excludeContent=true`)).json()
    expect(documents).toEqual([{ _id, _type: 'x', _rev: expect.any(String) }])
  })

  it('tells anonymous visitors the same of a draft whether or not it exists', async () => {
    const _id = newId()
    await editor.mutate([{ create: { _id: `drafts.${_id}`, _type: 'x' } }, { create: { _id, _type: 'x' } }])
    const { documents, omitted } = await (await get(`doc/production/${_id},drafts.${_id},drafts.gone`, null)).json()
    expect(documents).toMatchObject([{ _id }])
    expect(omitted).toEqual([
      { id: `drafts.${_id}`, reason: 'permission' },
      { id: 'drafts.gone', reason: 'permission' },
    ])
  })
})

describe('data/export', () => {
  it('has every document in a line, or those of some types', async () => {
    const [_type, other] = [newId(), newId()]
    await editor.mutate([_type, other].map(type => ({ create: { _id: `drafts.${type}`, _type: type } })))
    const all = await getLines('export/production')
    expect(all.length).toBe(test.lake.store.index.size)
    expect(await getLines(`export/production?types=${_type},none`)).toMatchObject([{ _id: `drafts.${_type}` }])
  })

  it('shows anonymous visitors what is published', async () => {
    const lines = await getLines('export/production', null)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter(({ _id }) => String(_id).includes('.'))).toEqual([])
  })
})

describe('data/history', () => {
  const id = 'storied'
  const draft = 'drafts.storied'

  beforeAll(async () => {
    const act = (transactionId: string, type: string, fields: object) =>
      post('actions/production', {
        transactionId,
        actions: [{ actionType: `sanity.action.document.${type}`, publishedId: id, draftId: draft, ...fields }],
      })
    await act('h-create', 'create', { attributes: { _id: draft, _type: 'x', text: 'one \u{1F642}' }, ifExists: 'fail' })
    await act('h-edit', 'edit', { patch: { set: { text: 'two \u{1F643}' } } })
    await act('h-publish', 'publish', {})
    await act('h-draft', 'edit', { patch: { set: { text: 'three' } } })
    await act('h-discard', 'discard', {})
    await act('h-unpublish', 'unpublish', {})
    await act('h-delete', 'delete', { includeDrafts: [draft] })
  })

  it('tells the events as the Studio needs them, newest first', async () => {
    const { events } = await (await get(`history/production/events/documents/${draft}`)).json()
    expect(events[draft]).toMatchObject([
      { type: 'deleteDocumentVersion', versionRevisionId: 'h-unpublish' },
      { type: 'unpublishDocument', versionId: draft, versionRevisionId: 'h-unpublish' },
      { type: 'deleteDocumentVersion', versionRevisionId: 'h-draft' },
      { type: 'createDocumentVersion', versionRevisionId: 'h-draft' },
      { type: 'publishDocumentVersion', revisionId: 'h-publish', versionId: draft, versionRevisionId: 'h-edit' },
      { type: 'createDocumentVersion', versionId: draft, versionRevisionId: 'h-create', author: 'local-editor' },
    ])
  })

  it('tells events in pages', async () => {
    const read = async (cursor: string) =>
      (await get(`history/production/events/documents/${draft}?limit=4&nextCursor=${cursor}`)).json()
    const first = await read('')
    const second = await read(first.nextCursor)
    expect([first.events[draft].length, second.events[draft].length, second.nextCursor]).toEqual([4, 2, ''])
  })

  it('tells transactions with what the Studio asks for', async () => {
    const path = `history/production/transactions/${id},${draft}?effectFormat=mendoza&excludeMutations=true&reverse=true&limit=3`
    const lines = await getLines(path)
    expect(lines.map(line => line.id)).toEqual(['h-delete', 'h-unpublish', 'h-discard'])
    expect(lines[0]).toMatchObject({ documentIDs: [draft], effects: { [draft]: { apply: [0, null] } } })
    expect(lines[0]).not.toHaveProperty('mutations')
    const [only] = await getLines(
      `history/production/transactions/${id}?includeIdentifiedDocumentsOnly=true&fromTransaction=h-publish&limit=1`,
    )
    expect(only).toMatchObject({ id: 'h-publish', documentIDs: [id], author: 'local-editor' })
    expect(only).toHaveProperty('mutations')
  })

  it.each([
    ['revision=h-create', [{ _id: draft, _rev: 'h-create', text: 'one \u{1F642}' }]],
    ['revision=h-edit', [{ _id: draft, _rev: 'h-edit', text: 'two \u{1F643}' }]],
    ['revision=h-publish', [{ _id: id, _rev: 'h-publish', text: 'two \u{1F643}' }]],
    [
      'revision=h-draft',
      [
        { _id: id, _rev: 'h-publish' },
        { _id: draft, _rev: 'h-draft', text: 'three' },
      ],
    ],
    ['revision=h-delete', []],
    ['revision=unknown', []],
    [
      'lastRevision=true',
      [
        { _id: id, _rev: 'h-publish' },
        { _id: draft, _rev: 'h-unpublish' },
      ],
    ],
    ['time=2020-01-01T00:00:00Z', []],
  ])('shows the documents as they were: %s', async (query, expected) => {
    const { documents } = await (await get(`history/production/documents/${id},${draft}?${query}`)).json()
    expect(documents).toHaveLength(expected.length)
    expect(documents).toMatchObject(expected)
  })

  it('shows the documents as they were at a time', async () => {
    const [edit] = await getLines(`history/production/transactions/${draft}?fromTransaction=h-edit&limit=1`)
    const { documents } = await (await get(`history/production/documents/${draft}?time=${edit?.timestamp}`)).json()
    expect(documents).toMatchObject([{ _rev: 'h-edit' }])
  })

  it.each([
    `documents/${id}`,
    `documents/${id}?time=never`,
    `transactions/${id}?limit=none`,
    `transactions/${id}?fromTime=never`,
    `events/documents/${id}?limit=0`,
  ])('answers 400 to %s', async path => {
    expect((await get(`history/production/${path}`)).status).toBe(400)
  })

  it('is not for anonymous visitors', async () => {
    for (const path of [`transactions/${id}`, `documents/${id}?lastRevision=true`, `events/documents/${id}`]) {
      expect((await get(`history/production/${path}`, null)).status).toBe(401)
    }
  })
})
