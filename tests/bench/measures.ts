import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type FolderSize = { files: number; bytes: number }

/** Number and total size of the files in a folder, at any depth. */
export function sizeOf(...folders: string[]): FolderSize {
  const sizes = folders
    .flatMap(folder => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** Resident memory of a process in bytes. */
export function residentMemory(pid: number | undefined): number {
  const status = `/proc/${pid}/status`
  const text = existsSync(status)
    ? /VmRSS:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(text) * 1024
}
