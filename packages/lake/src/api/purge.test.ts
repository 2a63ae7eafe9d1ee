import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DataApi, EDITOR, openDataApi, startTestLake, type TestLake } from './edge.fixture.ts'

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
