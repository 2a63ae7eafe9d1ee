import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { stack } from './stack.ts'

/** Copies to a folder what a clone would hold, and the files that Git does not know yet. */
export function copyCheckout(folder: string, isCopied: (file: string) => boolean = () => true): void {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  for (const file of execFileSync('git', args, { encoding: 'utf8' }).split('\0')) {
    // Git also lists what was deleted and not committed.
    if (file === '' || !isCopied(file) || !existsSync(file)) continue
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
}

/** Replaces the first occurrence in a file. Throws if there is none. */
export function replaceIn(file: string, text: string, by: string): void {
  const before = readFileSync(file, 'utf8')
  if (!before.includes(text)) throw new Error(`${file} has no “${text}”`)
  writeFileSync(file, before.replace(text, by))
}

/**
 * Lets `npm run build` in this folder begin with what Next has built and kept in its cache for the tests, if there is any. Next would discard a
 * cache in a folder of another name, so the build uses this one.
 */
export function lendBuild(folder: string): void {
  if (!existsSync(stack.buildFolder)) return
  cpSync(stack.buildFolder, join(folder, stack.buildFolder), { recursive: true, verbatimSymlinks: true })
  replaceIn(join(folder, 'scripts/build.ts'), "'.next-build'", `'${stack.buildFolder}'`)
}

/** With the stamp of an installation by the project's own scripts, without which scripts/bootstrap.mjs installs. */
export function linkPackages(folder: string): void {
  linkFolder('node_modules', join(folder, 'node_modules'))
  const stamp = join(folder, 'node_modules/.installed-lockfile')
  rmSync(stamp, { force: true })
  writeFileSync(stamp, createHash('sha256').update(readFileSync('package-lock.json')).digest('hex'))
}

/** The files are the same on disk where both folders are on one disk, so nothing may write to them. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    // Caches, which are written to.
    if (/^\.(cache|vite)/.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkFile(source, target)
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Tests of what is not copied, their fixtures, and files that no compiler reads. */
const LEFT_OUT = /^(?!components\/).*\.(test|fixture)\.tsx?$|^seed\/(images|files)/

export type ProjectCopy = ReturnType<typeof projectAt>

/** Copies parts of the project to a temporary folder that a test may change. */
export function copyProject(parts: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'minara-copy-'))
  for (const path of parts)
    cpSync(path, join(root, path), { recursive: true, filter: path => !LEFT_OUT.test(path.replaceAll('\\', '/')) })
  // Windows allows everybody a junction, but not a symbolic link.
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  return projectAt(root)
}

/** A fresh clone with packages installed. Next and Biome take nothing from outside of a project, so these are not behind a link. */
export function cloneProject() {
  const root = mkdtempSync(join(tmpdir(), 'minara-clone-'))
  copyCheckout(root)
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@minara.example']
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '--all'],
    [...author, 'commit', '--quiet', '--message=All'],
  ])
    execFileSync('git', args, { cwd: root })
  linkPackages(root)
  return projectAt(root)
}

function projectAt(root: string) {
  return {
    root,
    replace: (path: string, text: string, by: string) => replaceIn(join(root, path), text, by),
    /** Runs a script with Node. Returns its whole output, whether it failed or not. */
    run: (script: string, ...args: string[]) =>
      new Promise<string>(done => {
        const options = { cwd: root }
        execFile(process.execPath, [script, ...args], options, (_error, stdout, stderr) => done(stdout + stderr))
      }),
    remove: () => rmSync(root, { recursive: true }),
  }
}
