/** `npm run typegen`: generates files that are committed; content/generated.test.ts fails when they are stale. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listForgotten } from './sections/pieces.ts'
import { READERS_FILE, writeReaders } from './sections/readers.ts'
import { writeRegistries } from './sections/registries.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

for (const [path, text] of Object.entries(writeRegistries(root))) writeFileSync(`${root}${path}`, text)
run('schema', 'extract', '--force', '--path', 'schema.json')
run('typegen', 'generate')
const { LANDING_PAGE_QUERY } = await import('../schemas/documents/landing-page.query.ts')
const readers = writeReaders(root, JSON.parse(readFileSync(`${root}schema.json`, 'utf8')), LANDING_PAGE_QUERY)
writeFileSync(`${root}${READERS_FILE}`, readers.text)
for (const sentence of [...listForgotten(root), ...readers.problems]) console.log(`\nStill to do: ${sentence}`)

function run(...args: string[]): void {
  const { status } = spawnSync('sanity', args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DO_NOT_TRACK: '1' },
  })
  if (status !== 0) process.exit(1)
}
