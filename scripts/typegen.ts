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

const root = fileURLToPath(new URL('..', import.meta.url))
const TYPES_FILE = 'content/types.gen.ts'

write(writeRegistries(root))
write(writeLights())
write(writeColors(root))
write(await writeIcons())
const { schemaTypes } = await import('../schemas/index.ts')
write(writeSchema(schemaTypes))
write(writeSectionQueries(schemaTypes, Object.keys(SECTIONS)))
const unknownFields = await checkQueries(root)
tell(unknownFields)
if (unknownFields.length > 0) process.exit(1)
generateTypes()
write({ [TYPES_FILE]: trimTypes(readFileSync(`${root}${TYPES_FILE}`, 'utf8')) })
write(writeShapes(schemaTypes))
const { PAGE_QUERY } = await import('../schemas/documents/page.query.ts')
const schema = JSON.parse(readFileSync(`${root}schema.json`, 'utf8'))
const sections = writeSectionReaders(root, schema, PAGE_QUERY)
const documents = await writeDocumentReaders(root, schema)
write({ ...sections.files, ...documents.files })
tell([...listForgotten(root), ...sections.problems, ...documents.problems])

function tell(sentences: string[]): void {
  for (const sentence of sentences) console.log(`\nStill to do: ${sentence}`)
}

/** Does not touch unchanged files, so that no watcher compiles them again. */
function write(files: Record<string, string>): void {
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
