import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressBuild } from '../server/build-files.ts'
import { SetupError } from './settings.ts'

export const COMPILED = [
  'app',
  'components',
  'content',
  'forms',
  'lib',
  'packages/lake/src/client',
  'pictures',
  'schemas',
  'studio',
  'instrumentation.ts',
  'proxy.ts',
  'sanity.config.ts',
]

/** Next adds the folder of each build to it. */
export const SITE_CONFIG = 'tsconfig.site.json'

/** Everything that the build depends on, except content. */
export const SOURCES = [
  ...COMPILED,
  'public',
  'server',
  '.browserslistrc',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
  SITE_CONFIG,
]

const DATASET_FILE = 'built-for'
/** Holds the fingerprint of what a build depends on. */
export const STAMP = 'built-from'

/** Does nothing if neither sources nor the dataset changed. After a build that throws, the next call builds again. */
export async function buildSite(
  buildFolder: string,
  env: NodeJS.ProcessEnv,
  build: () => Promise<void>,
  report: (line: string) => void,
): Promise<void> {
  const stampFile = join(buildFolder, STAMP)
  const wanted = fingerprint(env)
  if (readStamp(buildFolder) === wanted) return
  rmSync(stampFile, { force: true })
  report('Building the site (about a minute, only when something changed) …')
  const started = Date.now()
  await keepFile(SITE_CONFIG, build)
  compressBuild(buildFolder)
  writeFileSync(join(buildFolder, DATASET_FILE), datasetOf(env))
  writeFileSync(stampFile, wanted)
  report(`Site built in ${Math.round((Date.now() - started) / 1000)} s`)
}

export function readStamp(buildFolder: string): string | null {
  const file = join(buildFolder, STAMP)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Throws SetupError. */
export function requireBuild(buildFolder: string, env: NodeJS.ProcessEnv, expectedIn = buildFolder): void {
  const file = join(buildFolder, DATASET_FILE)
  if (!existsSync(file)) throw new SetupError(`There is no build in ${expectedIn}: please run npm run build.`)
  const built = readFileSync(file, 'utf8')
  if (built === datasetOf(env)) return
  throw new SetupError(`The site was built for ${built}, but is to serve ${datasetOf(env)}: please build it again.`)
}

/** Pages are prerendered with its content. Addresses may differ between build and start. */
function datasetOf({ NEXT_PUBLIC_SANITY_PROJECT_ID, NEXT_PUBLIC_SANITY_DATASET }: NodeJS.ProcessEnv): string {
  const place = NEXT_PUBLIC_SANITY_PROJECT_ID
    ? `the project ${NEXT_PUBLIC_SANITY_PROJECT_ID}`
    : 'the local content lake'
  return `the dataset ${NEXT_PUBLIC_SANITY_DATASET || 'production'} of ${place}`
}

export async function keepFile(file: string, build: () => Promise<void>): Promise<void> {
  const text = readFileSync(file, 'utf8')
  try {
    await build()
  } finally {
    if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}

export function fingerprint(env: NodeJS.ProcessEnv, sources = SOURCES): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(listFiles)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.update(datasetOf(env)).digest('hex')
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => listFiles(join(path, name)))
}
