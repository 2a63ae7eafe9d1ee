import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DataApi, EDITOR, openDataApi, startTestLake, type TestLake } from './edge.fixture.ts'

let test: TestLake
let api: DataApi
let editor: SanityClient
let count = 0
const newId = () => `read-${++count}`

beforeAll(async () => {
  test = await startTestLake()
  api = openDataApi(test)
  editor = test.client(EDITOR)
})
afterAll(() => test.stop())

describe('data/doc', () => {
  it('returns documents in the requested order, and lists the missing ones', async () => {
    const [a, b] = [newId(), newId()]
    await editor.mutate([{ create: { _id: a, _type: 'x' } }, { create: { _id: b, _type: 'x' } }])
    const answer = await (await api.get(`doc/production/${b},gone,${a}`)).json()
    expect(answer).toMatchObject({
      documents: [{ _id: b }, { _id: a }],
      omitted: [{ id: 'gone', reason: 'existence' }],
    })
  })

  it('returns every version of a document, or only its system fields', async () => {
    const _id = newId()
    await editor.mutate(
      ['', 'drafts.', 'versions.r1.'].map(prefix => ({ create: { _id: prefix + _id, _type: 'x', n: 1 } })),
    )
    const versions = await (await api.get(`doc/production/${_id}?includeAllVersions=true`)).json()
    expect(versions.documents).toHaveLength(3)
    const { documents } = await (await api.get(`doc/production/${_id}?excludeContent=true`)).json()
    expect(documents).toEqual([{ _id, _type: 'x', _rev: expect.any(String) }])
  })

  it('gives anonymous visitors the same answer for a draft whether or not it exists', async () => {
    const _id = newId()
    await editor.mutate([{ create: { _id: `drafts.${_id}`, _type: 'x' } }, { create: { _id, _type: 'x' } }])
    const { documents, omitted } = await (await api.get(`doc/production/${_id},drafts.${_id},drafts.gone`, null)).json()
    expect(documents).toMatchObject([{ _id }])
    expect(omitted).toEqual([
      { id: `drafts.${_id}`, reason: 'permission' },
      { id: 'drafts.gone', reason: 'permission' },
    ])
  })
})

describe('data/export', () => {
  it('sends each document on a line of its own, optionally only those of some types', async () => {
    const [_type, other] = [newId(), newId()]
    await editor.mutate([_type, other].map(type => ({ create: { _id: `drafts.${type}`, _type: type } })))
    const all = await api.getLines('export/production')
    expect(all.length).toBe(test.lake.store.index.size)
    expect(await api.getLines(`export/production?types=${_type},none`)).toMatchObject([{ _id: `drafts.${_type}` }])
  })

  it('shows anonymous visitors only published documents', async () => {
    const lines = await api.getLines('export/production', null)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter(({ _id }) => String(_id).includes('.'))).toEqual([])
  })
})
