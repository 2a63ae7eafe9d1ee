/** Generates files that are committed; content/generated.test.ts fails when they are stale. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SECTIONS } from '../lib/sections.ts'
import { programOf } from './programs.ts'
import { writeColors } from './typegen/colors.ts'
import { checkQueries, writeDocumentReaders } from './typegen/document-readers.ts'
import { writeIcons } from './typegen/icons.ts'
import { writeLights } from './typegen/lights.ts'
import { listForgotten } from './typegen/pieces.ts'
import { writeRegistries } from './typegen/registries.ts'
import { writeSectionQueries } from './typegen/section-queries.ts'
import { writeSectionReaders } from './typegen/section-readers.ts'
import { writeSchema, writeShapes } from './typegen/shapes.ts'
import { trimTypes } from './typegen/types.ts'

type Files = Record<string, string>

const root = fileURLToPath(new URL('..', import.meta.url))
const TYPES_FILE = 'content/types.gen.ts'
const readTypes = async () => (await import('../schemas/index.ts')).schemaTypes

/** Each reads what those before it have written. */
export const WRITERS: Record<string, () => Files | Promise<Files>> = {
  'the registries of sections': () => writeRegistries(root),
  'the lights of forms': writeLights,
  'the colors of code': () => writeColors(root),
  'the icons': writeIcons,
  'schema.json': async () => writeSchema(await readTypes()),
  'what is asked for of sections': async () => writeSectionQueries(await readTypes(), Object.keys(SECTIONS)),
  'the shapes of documents': async () => writeShapes(await readTypes()),
}

if (import.meta.main) {
  for (const writer of Object.values(WRITERS)) write(await writer())
  const unknownFields = await checkQueries(root)
  tell(unknownFields)
  if (unknownFields.length > 0) process.exit(1)
  generateTypes()
  write({ [TYPES_FILE]: trimTypes(readFileSync(`${root}${TYPES_FILE}`, 'utf8')) })
  const { PAGE_QUERY } = await import('../schemas/documents/page.query.ts')
  const schema = JSON.parse(readFileSync(`${root}schema.json`, 'utf8'))
  const sections = writeSectionReaders(root, schema, PAGE_QUERY, await readTypes())
  const documents = await writeDocumentReaders(root, schema)
  write({ ...sections.files, ...documents.files })
  tell([...listForgotten(root), ...sections.problems, ...documents.problems])
}

function tell(sentences: string[]): void {
  for (const sentence of sentences) console.log(`\nStill to do: ${sentence}`)
}

/** Does not touch unchanged files, so that no watcher compiles them again. */
function write(files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const file = `${root}${path}`
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}

function generateTypes(): void {
  const { status } = spawnSync(process.execPath, [programOf('sanity'), 'typegen', 'generate'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DO_NOT_TRACK: '1' },
  })
  if (status !== 0) process.exit(1)
}
