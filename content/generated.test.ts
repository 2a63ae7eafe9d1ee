import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { extractSchema } from '@sanity/schema/_internal'
import { createSchema } from 'sanity'
import { expect, it, onTestFinished } from 'vitest'
import { schemaTypes } from '@/schemas'
import { documentTypes } from '@/schemas/documents'
import { sectionTypes } from '@/schemas/sections'
import { CONTENT_TYPES } from './tags'
import type { Section } from './types'

const root = fileURLToPath(new URL('..', import.meta.url))
const GENERATED = `${root}content/types.gen.ts`
const GENERATE_TIMEOUT_MS = 60_000

it('has schema.json as the schemas have it (else run: npm run typegen)', async () => {
  const schema = createSchema({ name: 'default', types: schemaTypes })
  expect(JSON.parse(await readFile(`${root}schema.json`, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(extractSchema(schema, {}))),
  )
})

it(
  'has the types of queries as schema.json and the queries make them (else run: npm run typegen)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'typegen-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const output = join(folder, 'types.gen.ts')
    await promisify(execFile)(`${root}node_modules/.bin/sanity`, ['typegen', 'generate'], {
      cwd: root,
      env: { ...process.env, DO_NOT_TRACK: '1', TYPEGEN_OUTPUT: relative(root, output) },
    })
    expect(await readFile(GENERATED, 'utf8')).toBe(await readFile(output, 'utf8'))
  },
  GENERATE_TIMEOUT_MS,
)

it('tells of changes of every type of document', () => {
  expect([...CONTENT_TYPES].sort()).toEqual(Object.keys(documentTypes).sort())
})

it('has the sections that the Studio has, and no other', () => {
  const sections: Record<Section['_type'], { name: string }> = sectionTypes
  const inStudioOnly: Exclude<keyof typeof sectionTypes, Section['_type']>[] = []
  expect(Object.values(sections)).toHaveLength(9)
  expect(inStudioOnly).toEqual([])
})
