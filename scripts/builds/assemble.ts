import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import { SetupError } from '../settings.ts'
import { BUILDS, listOwnFiles } from './folder.ts'

export const PARTS = [
  'forms',
  'lib',
  'next.config.ts',
  'package.json',
  'pictures',
  'public',
  'scripts',
  'server',
  'server.ts',
]

const PACKAGES = 'node_modules'
const INSTALLED = join(PACKAGES, '.package-lock.json')
const LOCKFILE = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), link: z.boolean().optional() })),
})
const ACTIONS = z.object({ encryptionKey: z.string() })
/** Runtime packages by npm's rules that serve nothing: Next's compiler, and the browsers that Next's tests may use. */
const UNUSED = /^node_modules\/(?:@next\/swc-|@playwright\/|playwright)/
const LEFT_OUT = ['cache', 'diagnostics', 'trace', 'trace-build', 'types']
const TEST_FILE = /\.(?:test|fixture)\.tsx?$/

/** Returns the path of the build. `nextFolder` keeps its cache; `id` is the folder's name. */
export function assembleBuild(nextFolder: string, id: string, builds = BUILDS): string {
  const build = join(builds, id)
  mkdirSync(build, { recursive: true })
  for (const part of PARTS) cpSync(part, join(build, part), { recursive: true, filter: path => !TEST_FILE.test(path) })
  for (const path of runtimePackages()) {
    // Packages inside of packages are listed, too.
    const isOwn = (file: string) => !relative(path, file).startsWith(PACKAGES) && !file.endsWith('.map')
    cpSync(path, join(build, path), { recursive: true, verbatimSymlinks: true, filter: isOwn })
  }
  moveNext(nextFolder, join(build, '.next'))
  listOwnFiles(build)
  return build
}

/** 20261125-190339, which sorts by time. */
export function buildIdOf(date: Date): string {
  return date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
}

function moveNext(from: string, to: string): void {
  renameSync(from, to)
  mkdirSync(from)
  if (existsSync(join(to, 'cache'))) renameSync(join(to, 'cache'), join(from, 'cache'))
  for (const name of LEFT_OUT) rmSync(join(to, name), { recursive: true, force: true })
}

function runtimePackages(): string[] {
  if (!existsSync(INSTALLED))
    throw new SetupError('The packages were not installed by npm: please run npm ci --include=dev.')
  const { packages } = LOCKFILE.parse(JSON.parse(readFileSync(INSTALLED, 'utf8')))
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith(`${PACKAGES}/`) && !dev && !link && !UNUSED.test(path))
    .map(([path]) => path.replaceAll('/', sep))
}

/** With the same key, a form of a page from before the deployment is accepted without JavaScript, too. */
export function readActionKey(build: string): string | undefined {
  const file = join(build, '.next/server/server-reference-manifest.json')
  return existsSync(file) ? ACTIONS.parse(JSON.parse(readFileSync(file, 'utf8'))).encryptionKey : undefined
}

/** Whether the settings name another key than that of the build, which needs a build even if no source has changed. */
export function hasNewActionKey(
  build: string,
  { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key }: NodeJS.ProcessEnv,
): boolean {
  return Boolean(key) && key !== readActionKey(build)
}
