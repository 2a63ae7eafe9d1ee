import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { extractSchema } from '@sanity/schema/_internal'
import { createSchema } from 'sanity'
import { expect, it } from 'vitest'
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
    const committed = await readFile(GENERATED, 'utf8')
    const sanity = `${root}node_modules/.bin/sanity`
    // It writes where sanity.cli.ts says; afterwards the file is as it was.
    await promisify(execFile)(sanity, ['typegen', 'generate'], {
      cwd: root,
      env: { ...process.env, DO_NOT_TRACK: '1' },
    })
    const fresh = await readFile(GENERATED, 'utf8')
    await writeFile(GENERATED, committed)
    expect(committed).toBe(fresh)
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
