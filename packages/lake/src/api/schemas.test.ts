import { afterAll, beforeAll, expect, it } from 'vitest'
import { EDITOR, startTestLake, type TestLake, VIEWER } from './edge.fixture.ts'

const WORKSPACE = { name: 'my studio', title: 'Mine' }
const TYPES = [{ name: 'post', type: 'document' }]

let lake: TestLake
let url: string
beforeAll(async () => {
  lake = await startTestLake()
  const { projectId, dataset } = lake.lake.config
  url = `/projects/${projectId}/datasets/${dataset}/schemas`
})
afterAll(() => lake.stop())

const deploy = (schemas: unknown, token = EDITOR) =>
  lake.client(token).request({ method: 'PUT', url, body: { schemas } })

it('stores the schema of each workspace and tag as a document, and deletes it', async () => {
  const editor = lake.client(EDITOR)
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
