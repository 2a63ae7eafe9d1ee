import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { SetupError } from '../settings.ts'

/** A folder for each build and two links: sites start from `current`, and a rollback makes `previous` current again. */
export const BUILDS = 'builds'
const STATIC = join('.next', 'static')
/** A build never passes on what another lent to it. */
const OWN_FILES = 'own-static-files'

type Link = 'current' | 'previous'

export function linkedBuild(link: Link, builds = BUILDS): string | null {
  const path = join(builds, link)
  return existsSync(path) ? realpathSync(path) : null
}

/** The current build, or the project, where `npm start` builds in place. */
export function siteFolder({ NEXT_DIST_DIR }: NodeJS.ProcessEnv): string {
  return (NEXT_DIST_DIR ? null : linkedBuild('current')) ?? resolve('.')
}

/** Sites that run go on with their build. Each of both builds gets the files of the other for tabs that are open. */
export function makeCurrent(build: string, builds = BUILDS): void {
  const before = linkedBuild('current', builds)
  if (before === realpathSync(build)) return
  if (before) {
    lendFiles(before, build)
    pointLink('previous', before, builds)
  }
  pointLink('current', build, builds)
}

/** Throws SetupError if there is no build to go back to. */
export function rollBack(builds = BUILDS): string {
  const previous = linkedBuild('previous', builds)
  if (!previous) throw new SetupError('There is no build before the current one.')
  makeCurrent(previous, builds)
  return previous
}

/** Keeps the current build, the previous one, and those that a process runs. Returns the names of what it removed. */
export function removeOldBuilds(builds = BUILDS, isRunning = createIsRunning()): string[] {
  const kept = [linkedBuild('current', builds), linkedBuild('previous', builds)]
  const old = readdirSync(builds, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => join(realpathSync(builds), name))
    .filter(build => !kept.includes(build) && !isRunning(build))
  for (const build of old) rmSync(build, { recursive: true })
  return old.map(build => basename(build))
}

/** Replaces a link at once, so that it always leads to a whole build. */
function pointLink(link: Link, build: string, builds: string): void {
  const aside = join(builds, `.${link}`)
  mkdirSync(builds, { recursive: true })
  rmSync(aside, { force: true })
  // Windows allows everybody a junction, but not a symbolic link.
  symlinkSync(basename(build), aside, 'junction')
  renameSync(aside, join(builds, link))
}

/** The command of a site has the path of its build, and everybody may read commands. Without /proc, each build counts as running. */
function createIsRunning(): (build: string) => boolean {
  if (!existsSync('/proc/self/cmdline')) return () => true
  const commands = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(readCommand)
  return build => commands.some(command => command.includes(`${build}${sep}`))
}

function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Call it before anything is lent to the build. */
export function listOwnFiles(build: string): void {
  writeFileSync(join(build, OWN_FILES), staticFiles(build).join('\n'))
}

/** Static files are named by their content, so both builds can keep them. A site knows the files that were there when it started. */
export function lendFiles(from: string, to: string): void {
  for (const file of ownFiles(from)) {
    const target = join(to, STATIC, file)
    if (existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    // A crash never leaves half a file.
    copyFileSync(join(from, STATIC, file), `${target}.part`)
    renameSync(`${target}.part`, target)
  }
}

function ownFiles(build: string): string[] {
  const list = join(build, OWN_FILES)
  return existsSync(list) ? (readFileSync(list, 'utf8').match(/.+/g) ?? []) : staticFiles(build)
}

function staticFiles(build: string): string[] {
  const folder = join(build, STATIC)
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter(entry => entry.isFile())
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
}
