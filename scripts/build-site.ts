import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hintCompile } from '../server/compile-hints.ts'

/** Everything that the build depends on, except content. */
const SOURCES = [
  'app',
  'components',
  'content',
  'forms',
  'lib',
  'pictures',
  'public',
  'schemas',
  'server',
  'studio',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'sanity.config.ts',
  'tsconfig.json',
]

/** Pages are prerendered with the content of this dataset. Addresses may differ between build and start. */
const CONTENT_VARIABLES = ['NEXT_PUBLIC_SANITY_PROJECT_ID', 'NEXT_PUBLIC_SANITY_DATASET']

/** Builds only if sources or the dataset changed. After a build that throws, the next call builds again. */
export async function buildSite(
  buildFolder: string,
  env: NodeJS.ProcessEnv,
  build: () => Promise<void>,
  report: (line: string) => void,
): Promise<void> {
  const stampFile = join(buildFolder, 'built-from')
  const wanted = fingerprint(env)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  rmSync(stampFile, { force: true })
  report('Building the site (about a minute, only when something changed) …')
  const started = Date.now()
  await build()
  hintCompile(buildFolder)
  writeFileSync(stampFile, wanted)
  report(`Site built in ${Math.round((Date.now() - started) / 1000)} s`)
}

function fingerprint(env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(listFiles)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  for (const name of CONTENT_VARIABLES) hash.update(`${name}=${env[name]}\0`)
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => listFiles(join(path, name)))
}
