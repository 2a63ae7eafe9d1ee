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

/** tests/conformance/cases/reading.ts holds the order, what is missing, versions and types. */
describe('data/doc', () => {
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
  it('shows anonymous visitors only published documents', async () => {
    const lines = await api.getLines('export/production', null)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter(({ _id }) => String(_id).includes('.'))).toEqual([])
  })
})
