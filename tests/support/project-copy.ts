import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { copyCheckout, linkPackages, replaceIn } from './checkout.ts'

/** Tests of what is not copied, their fixtures, and files that no compiler reads. */
const LEFT_OUT = /^(?!components\/).*\.(test|fixture)\.tsx?$|^seed\/(images|files)/

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

/** A fresh clone with packages installed. Next and Biome take nothing from outside of a project, so these are not behind a link. */
export function cloneProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'minara-clone-'))
  copyCheckout(root)
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  linkPackages(root)
  return projectAt(root)
}

function projectAt(root: string): ProjectCopy {
  return {
    root,
    replace: (path, text, by) => replaceIn(join(root, path), text, by),
    run: (...args) =>
      new Promise(done => {
        execFile(process.execPath, args, { cwd: root }, (_error, stdout, stderr) => done(stdout + stderr))
      }),
    remove: () => rmSync(root, { recursive: true }),
  }
}
