import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Everything that schemas, queries, types and components need, and what a new page needs. Other routes and local services are left out. */
const COPIED = [
  'app/(site)/describe-page.ts',
  ...[
    'components',
    'content',
    'lib',
    // tsconfig.json resolves the lake's client to it.
    'packages/lake/src/client',
    'packages/lake/src/json.ts',
    'schemas',
    'scripts/programs.ts',
    'scripts/typegen',
    'scripts/typegen.ts',
    'seed',
    'studio',
  ],
  ...['next-env.d.ts', 'package.json', 'sanity.cli.ts', 'sanity.config.ts', 'schema.json', 'tsconfig.json'],
  'tests/support/jsdom.d.ts',
]

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

/** Copies the project's content model and components, or other parts, to a temporary folder that a test may change. */
export function copyProject(parts: string[] = COPIED): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'minara-copy-'))
  for (const path of parts)
    cpSync(path, join(root, path), { recursive: true, filter: path => !LEFT_OUT.test(path.replaceAll('\\', '/')) })
  // Windows allows everybody a junction, but not a symbolic link.
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
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
