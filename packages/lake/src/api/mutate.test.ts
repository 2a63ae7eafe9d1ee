import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { draw } from '../images/draw.fixture.ts'
import { EDITOR, newId, openDataApi, openTestLake, VIEWER } from './edge.fixture.ts'

const test = await openTestLake()

const api = openDataApi(test)

const editor = test.client(EDITOR)

/** tests/conformance/cases holds what the official client is promised of mutations and actions. */
describe('data/mutate', () => {
  it('writes nothing on a dry run that the body asks for, and takes the other parameters from there too', async () => {
    const { _id } = await editor.create({ _id: newId(), _type: 'x' })
    const parameters = { dryRun: true, returnIds: true }
    const answer = await api.post('mutate/production', { mutations: [{ delete: { id: _id } }], ...parameters })
    expect(await answer.json()).toMatchObject({ results: [{ id: _id, operation: 'delete' }] })
    expect(await editor.getDocument(_id)).toMatchObject({ _id })
    const create = { create: { _id: newId(), _type: 'x', list: [{ n: 1 }] } }
    const made = await api.post('mutate/production', {
      mutations: [create],
      ...{ returnDocuments: true, autoGenerateArrayKeys: true },
    })
    expect(await made.json()).toMatchObject({ results: [{ document: { list: [{ _key: expect.any(String) }] } }] })
  })

  it('says of each mutation of a viewer what is missing, and refuses their actions and other datasets', async () => {
    const body = { mutations: [{ create: { _type: 'x' } }] }
    const refused = await api.post('mutate/production', body, VIEWER)
    const description = 'Insufficient permissions; permission "create" required'
    expect(await refused.json()).toMatchObject({
      error: { type: 'mutationError', items: [{ error: { type: 'insufficientPermissionsError', description } }] },
    })
    const action = await api.post('actions/production', { actions: [] }, VIEWER)
    expect([action.status, await action.json()]).toMatchObject([403, { error: { type: 'actionError' } }])
    expect((await api.post('mutate/other', body)).status).toBe(404)
  })

  it.each([
    ['no JSON', '{'],
    ['a list', []],
    ['a number as transaction id', { transactionId: 1, mutations: [] }],
    ['a text as dry run', { dryRun: 'true', mutations: [] }],
    ['a prototype', '{"mutations":[{"create":{"_type":"x","__proto__":{"a":1}}}]}'],
    ['10,000 levels', `{"mutations":[{"create":{"_type":"x","a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}]}`],
    ['a query that selects no documents', { mutations: [{ delete: { query: '1' } }] }],
    ['a query that is none', { mutations: [{ delete: { query: '*[' } }] }],
    ['more than 100 queries', { mutations: Array(101).fill({ patch: { query: '*', set: { seen: true } } }) }],
  ])('answers 400 to a body with %s', async (_name, body) => {
    const response = await api.post('mutate/production', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toHaveProperty('error')
  })
})

function filesWith(bytes: string | Buffer): string[] {
  const { folder } = test.lake.config
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return files
    .filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(bytes))
    .map(({ name }) => name)
}

describe('deleting', () => {
  it('a document leaves its picture, and deleting the picture removes its file and its renderings', async () => {
    const bytes = await draw(20, 10, 'red').png().toBuffer()
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

const WORKSPACE = { name: 'my studio', title: 'Mine' }

const TYPES = [{ name: 'post', type: 'document' }]

const { projectId, dataset } = test.lake.config

const url = `/projects/${projectId}/datasets/${dataset}/schemas`

const deploy = (schemas: unknown, token = EDITOR) =>
  test.client(token).request({ method: 'PUT', url, body: { schemas } })

it('stores the schema of each workspace and tag as a document, and deletes it', async () => {
  const [stored] = await deploy([{ schema: TYPES, version: '1', workspace: WORKSPACE }])
  expect(stored).toMatchObject({ _id: '_.schemas.my_studio', workspace: WORKSPACE, schema: JSON.stringify(TYPES) })
  await deploy([{ schema: [], version: '1', workspace: WORKSPACE, tag: 'old' }])
  const list: { _id: string }[] = await editor.request({ url })
  expect(list.map(({ _id }) => _id).sort()).toEqual(['_.schemas.my_studio', '_.schemas.my_studio.old'])
  expect(await editor.request({ url: `${url}/_.schemas.my_studio` })).toHaveLength(1)
  const remove = () => editor.request({ method: 'DELETE', url: `${url}/_.schemas.my_studio` })
  expect([await remove(), await remove()]).toEqual([{ deleted: true }, { deleted: false }])
})

it('refuses what is no schema, and whoever may not write', async () => {
  await expect(deploy([{ schema: 'post' }])).rejects.toThrow('A schema must have "schema", a list of types')
  await expect(deploy([{ schema: TYPES, workspace: WORKSPACE }], VIEWER)).rejects.toMatchObject({ statusCode: 403 })
})
