import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError } from './settings.ts'

/** Everything that the built site is made of; content comes from the content service while building. */
const SOURCES = [
  'app',
  'components',
  'content',
  'forms',
  'lib',
  'public',
  'schemas',
  'studio',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'sanity.config.ts',
  'tsconfig.json',
]

/** Builds the site when its sources or the public environment changed since the last build. Throws SetupError. */
export async function buildSite(
  buildFolder: string,
  env: NodeJS.ProcessEnv,
  report: (line: string) => void,
): Promise<void> {
  const stampFile = join(buildFolder, 'built-from')
  const wanted = fingerprint(env)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  report('Building the site (about a minute, only when something changed) …')
  const started = Date.now()
  const { exitCode, output } = await nextBuild(env)
  if (exitCode !== 0) throw new SetupError(`The site could not be built:\n${output}`)
  writeFileSync(stampFile, wanted)
  report(`Site built in ${Math.round((Date.now() - started) / 1000)} s`)
}

function nextBuild(env: NodeJS.ProcessEnv): Promise<{ exitCode: number | null; output: string }> {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => chunks.push(chunk))
  return new Promise(resolve =>
    child.once('close', exitCode => resolve({ exitCode, output: Buffer.concat(chunks).toString() })),
  )
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
  return readdirSync(path)
    .sort()
    .flatMap(name => listFiles(join(path, name)))
}
