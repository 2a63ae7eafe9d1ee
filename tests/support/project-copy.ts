import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** All that schemas, queries, types and components need; routes and the local services stay behind. */
const COPIED = [
  ...['components', 'content', 'lib', 'schemas', 'scripts/sections', 'scripts/typegen.ts', 'seed', 'studio'],
  ...['next-env.d.ts', 'package.json', 'sanity.cli.ts', 'sanity.config.ts', 'schema.json', 'tsconfig.json'],
]

/** Tests of what was left behind, and what no compiler reads. */
const LEFT_OUT = /^(?!components\/).*\.test\.tsx?$|^seed\/(images|files)/

export type ProjectCopy = {
  root: string
  /** Replaces the first such text in a file. Throws when it is not there. */
  replace: (path: string, text: string, by: string) => void
  /** Runs a command of the project and returns all that it printed, whether it failed or not. */
  run: (command: string, ...args: string[]) => Promise<string>
  remove: () => void
}

/** A copy of the project's content model and components that a test may change. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'minara-copy-'))
  for (const path of COPIED) cpSync(path, join(root, path), { recursive: true, filter: path => !LEFT_OUT.test(path) })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  return {
    root,
    replace(path, text, by) {
      const before = readFileSync(join(root, path), 'utf8')
      if (!before.includes(text)) throw new Error(`${path} has no “${text}”`)
      writeFileSync(join(root, path), before.replace(text, by))
    },
    run: (command, ...args) =>
      new Promise(done => {
        execFile(join(root, 'node_modules/.bin', command), args, { cwd: root }, (_error, stdout, stderr) =>
          done(stdout + stderr),
        )
      }),
    remove: () => rmSync(root, { recursive: true }),
  }
}
