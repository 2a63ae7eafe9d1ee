import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { SchemaType } from 'groq-js'
import { expect, it, onTestFinished } from 'vitest'
import { schemaTypes } from '@/schemas'
import { documentTypes } from '@/schemas/documents'
import { PAGE_QUERY } from '@/schemas/documents/page.query'
import { programOf } from '@/scripts/programs'
import { WRITERS } from '@/scripts/typegen'
import { checkQueries, writeDocumentReaders } from '@/scripts/typegen/document-readers'
import { writeSectionReaders } from '@/scripts/typegen/section-readers'
import { trimTypes } from '@/scripts/typegen/types'
import { CONTENT_TYPES } from './freshness/tags'

const root = fileURLToPath(new URL('..', import.meta.url))
const GENERATE_TIMEOUT_MS = 60_000

it.each(Object.entries(WRITERS))(
  'what was generated is up to date (else run: npm run generate): %s',
  async (_, write) => {
    for (const [path, text] of Object.entries(await write())) {
      expect(await readFile(`${root}${path}`, 'utf8'), path).toBe(text)
    }
  },
)

it(
  'the types of queries match schema.json and the queries (else run: npm run generate)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'typegen-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const output = join(folder, 'types.gen.ts')
    await promisify(execFile)(process.execPath, [programOf('sanity'), 'typegen', 'generate'], {
      cwd: root,
      env: { ...process.env, DO_NOT_TRACK: '1', TYPEGEN_OUTPUT: relative(root, output) },
    })
    expect(await readFile(`${root}content/types.gen.ts`, 'utf8')).toBe(trimTypes(await readFile(output, 'utf8')))
  },
  GENERATE_TIMEOUT_MS,
)

it('every document type has a cache tag', () => {
  expect([...CONTENT_TYPES].sort()).toEqual(Object.keys(documentTypes).sort())
})

it('queries ask for fields that exist, and the readers of sections and documents match them (else run: npm run generate)', async () => {
  const schema: SchemaType = JSON.parse(await readFile(`${root}schema.json`, 'utf8'))
  const sections = writeSectionReaders(root, schema, PAGE_QUERY, schemaTypes)
  const documents = await writeDocumentReaders(root, schema)
  expect([...(await checkQueries(root)), ...sections.problems, ...documents.problems]).toEqual([])
  for (const [path, text] of Object.entries({ ...sections.files, ...documents.files })) {
    expect(await readFile(`${root}${path}`, 'utf8'), path).toBe(text)
  }
})
