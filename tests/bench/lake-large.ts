import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { atMost, type Figure, megabytes, milliseconds, toCompare } from './figure.ts'
import { benchDocuments } from './lake-documents.ts'
import { fill } from './lake-fill.ts'
import type { LargeLake } from './lake-large-process.ts'

const POSTS = 100_000
const START_TARGET_MS = 5_000
const MEMORY_TARGET_BYTES = 800_000_000

/** Opens a store of 100,000 posts in a process of its own, and asks for whole lists and searches. */
export async function benchLargeLake(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-large-lake-'))
  const file = join(folder, 'lake.sqlite')
  fill(file, benchDocuments(POSTS))
  const script = fileURLToPath(new URL('./lake-large-process.ts', import.meta.url))
  const output = execFileSync(process.execPath, [script, file], { encoding: 'utf8' })
  const { startMs, bytesAfterStart, bytes, queries }: LargeLake = JSON.parse(output)
  rmSync(folder, { recursive: true })
  const refused = queries.filter(({ isRefused }) => isRefused)
  return [
    atMost('100,000 posts: start until the first answer', START_TARGET_MS, startMs, milliseconds),
    atMost('  memory of the process then', MEMORY_TARGET_BYTES, bytesAfterStart, megabytes),
    atMost('  memory after all queries', MEMORY_TARGET_BYTES, bytes, megabytes),
    atMost('  queries refused', 0, refused.length, String),
    ...queries.map(({ name, ms, isRefused }) =>
      toCompare(`  ${name}`, isRefused ? 'refused' : `${milliseconds(ms)}, first time`),
    ),
  ]
}
