import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
