/** `npm run typegen`: generates files that are committed; content/generated.test.ts fails when they are stale. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { programOf } from './programs.ts'
import { writeDocumentReaders } from './typegen/document-readers.ts'
import { writeIcons } from './typegen/icons.ts'
import { listForgotten } from './typegen/pieces.ts'
import { writeRegistries } from './typegen/registries.ts'
import { writeSectionReaders } from './typegen/section-readers.ts'
import { writeShapes } from './typegen/shapes.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

write(writeRegistries(root))
write(await writeIcons())
run('schema', 'extract', '--force', '--path', 'schema.json')
run('typegen', 'generate')
const { schemaTypes } = await import('../schemas/index.ts')
write(writeShapes(schemaTypes))
const { PAGE_QUERY } = await import('../schemas/documents/page.query.ts')
const schema = JSON.parse(readFileSync(`${root}schema.json`, 'utf8'))
const sections = writeSectionReaders(root, schema, PAGE_QUERY)
const documents = await writeDocumentReaders(root, schema)
write({ ...sections.files, ...documents.files })
for (const sentence of [...listForgotten(root), ...sections.problems, ...documents.problems])
  console.log(`\nStill to do: ${sentence}`)

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) writeFileSync(`${root}${path}`, text)
}

function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, [programOf('sanity'), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DO_NOT_TRACK: '1' },
  })
  if (status !== 0) process.exit(1)
}
