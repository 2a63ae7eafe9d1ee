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

/** Tests of what is not copied, their fixtures, and files that no compiler reads. */
const LEFT_OUT = /^(?!components\/).*\.(test|fixture)\.tsx?$|^seed\/(images|files)/

const STAMP_FILE = 'node_modules/.installed-lockfile'

export type ProjectCopy = {
  root: string
  /** Replaces the first occurrence in a file. Throws when there is none. */
  replace: (path: string, text: string, by: string) => void
  /** Runs a script with Node. Returns its whole output, whether it failed or not. */
  run: (script: string, ...args: string[]) => Promise<string>
  remove: () => void
}

/** Copies parts of the project to a temporary folder that a test may change. */
export function copyProject(parts: string[]): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'minara-copy-'))
  for (const path of parts)
    cpSync(path, join(root, path), { recursive: true, filter: path => !LEFT_OUT.test(path.replaceAll('\\', '/')) })
  // Windows allows everybody a junction, but not a symbolic link.
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  return projectAt(root)
}

/**
 * Copies all files that git knows or would add, as a fresh clone has them, with packages installed. Next and Biome take nothing from
 * outside of a project, so its packages are not behind a link.
 */
export function cloneProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'minara-clone-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  for (const path of listed
    .toString()
    .split('\0')
    .filter(path => path && existsSync(path))) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    copyFileSync(path, join(root, path))
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  linkFolder('node_modules', join(root, 'node_modules'))
  // scripts/bootstrap.mjs installs where this is missing.
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  rmSync(join(root, STAMP_FILE), { force: true })
  writeFileSync(join(root, STAMP_FILE), lockfile)
  return projectAt(root)
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

function projectAt(root: string): ProjectCopy {
  return {
    root,
    replace(path, text, by) {
      const before = readFileSync(join(root, path), 'utf8')
      if (!before.includes(text)) throw new Error(`${path} has no “${text}”`)
      writeFileSync(join(root, path), before.replace(text, by))
    },
    run: (...args) =>
      new Promise(done => {
        execFile(process.execPath, args, { cwd: root }, (_error, stdout, stderr) => done(stdout + stderr))
      }),
    remove: () => rmSync(root, { recursive: true }),
  }
}
