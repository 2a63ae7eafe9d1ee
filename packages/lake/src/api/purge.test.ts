import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DataApi, EDITOR, openDataApi, startTestLake, type TestLake } from './edge.fixture.ts'

const SECRET = 'Bilal gave 4,711 for the roof'
/** Long enough to lie on overflow pages of the database. */
const LONG = SECRET.repeat(1_000)

let test: TestLake
let api: DataApi

beforeAll(async () => {
  test = await startTestLake()
  api = openDataApi(test)
})
afterAll(() => test.stop())

function filesWith(bytes: string | Buffer): string[] {
  const { folder } = test.lake.config
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return files
    .filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(bytes))
    .map(({ name }) => name)
}

describe('purge', () => {
  it('of the delete mutation, by id and by query, leaves no byte of the texts in the folder', async () => {
    for (const target of [{ id: 'gift' }, { query: '*[_type == "gift"]' }]) {
      await api.post('mutate/production', { mutations: [{ create: { _id: 'gift', _type: 'gift', text: LONG } }] })
      await api.post('mutate/production', { mutations: [{ patch: { id: 'gift', set: { text: `${LONG}!` } } }] })
      await api.get('query/production?query=*[_type == "gift"]')
      expect(filesWith(SECRET)).toContain('lake.sqlite-wal')
      const { status } = await api.post('mutate/production', { mutations: [{ delete: { ...target, purge: true } }] })
      expect([status, filesWith(SECRET)]).toEqual([200, []])
      expect(await (await api.get('query/production?query=*[_type == "gift"]')).json()).toMatchObject({ result: [] })
      const [transaction, ...older] = await api.getLines('history/production/transactions/gift')
      expect([transaction?.documentIDs, older]).toEqual([['gift'], []])
    }
  })

  it('of the delete action leaves nothing of the published document and its draft', async () => {
    const ids = { publishedId: 'a', draftId: 'drafts.a' }
    const act = (type: string, fields: object) =>
      api.post('actions/production', { actions: [{ actionType: `sanity.action.document.${type}`, ...fields }] })
    await act('create', { ...ids, attributes: { _id: 'drafts.a', _type: 'x', text: SECRET }, ifExists: 'fail' })
    await act('publish', ids)
    await act('edit', { ...ids, patch: { set: { text: `${SECRET}!` } } })
    const { status } = await act('delete', { publishedId: 'a', includeDrafts: ['drafts.a'], purge: true })
    expect([status, filesWith(SECRET)]).toEqual([200, []])
  })

  it('refuses a flag that is neither true nor false', async () => {
    const { status } = await api.post('mutate/production', { mutations: [{ delete: { id: 'a', purge: 'yes' } }] })
    expect(status).toBe(400)
  })
})

describe('deleting', () => {
  it('a document leaves its picture, and deleting the picture removes its file and its renderings', async () => {
    const editor = test.client(EDITOR)
    const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const { _id, url } = await editor.assets.upload('image', bytes)
    await editor.create({ _id: 'b', _type: 'x', picture: { asset: { _ref: _id } } })
    const rendered = Buffer.from(await (await fetch(`${url}?w=5`)).arrayBuffer())
    await api.post('mutate/production', { mutations: [{ delete: { id: 'b', purge: true } }] })
    expect([filesWith(bytes).length, filesWith(rendered).length]).toEqual([1, 1])
    await editor.delete(_id)
    expect([filesWith(bytes), filesWith(rendered)]).toEqual([[], []])
    expect((await fetch(`${url}?w=5`)).status).toBe(404)
  })
})
