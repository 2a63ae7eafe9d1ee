import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError } from './settings.ts'

/** Everything that the built site is made of; content comes from the content service while building. */
const SOURCES = [
  'app', 'components', 'content', 'forms', 'lib', 'public', 'schemas', 'studio',
  'instrumentation.ts', 'next.config.ts', 'package-lock.json', 'postcss.config.mjs', 'proxy.ts', 'sanity.config.ts', 'tsconfig.json',
]

/** Builds the site when its sources or the public environment changed since the last build. Throws SetupError. */
export function buildSite(buildFolder: string, env: NodeJS.ProcessEnv, report: (line: string) => void): void {
  const stampFile = join(buildFolder, 'built-from')
  const wanted = fingerprint(env)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  report('Building the site (about a minute, only when something changed) …')
  const started = Date.now()
  const result = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { env, encoding: 'utf8' })
  if (result.status !== 0) {
    throw new SetupError(`The site could not be built:\n${result.stdout}\n${result.stderr}`)
  }
  writeFileSync(stampFile, wanted)
  report(`Site built in ${Math.round((Date.now() - started) / 1000)} s`)
}

function fingerprint(env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(listFiles)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${env[name]}\0`)
  }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(path).sort().flatMap(name => listFiles(join(path, name)))
}
