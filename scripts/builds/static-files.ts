import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../../lib/process/list-files.ts'

const STATIC = join('.next', 'static')
/** A build never passes on what another lent to it. */
const OWN_FILES = 'own-static-files'

/** Call it before anything is lent to the build. */
export function listOwnFiles(build: string): void {
  writeFileSync(join(build, OWN_FILES), listFiles(join(build, STATIC)).join('\n'))
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
  return existsSync(list)
    ? readFileSync(list, 'utf8')
        .split('\n')
        .filter(line => line !== '')
    : listFiles(join(build, STATIC))
}
