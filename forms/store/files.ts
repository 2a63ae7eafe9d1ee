import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const RIGHTS = 0o777
const STICKY = 0o1000

/** Lets nobody but the owner in, whatever the umask. */
export function closeFolder(folder: string): void {
  const parent = dirname(folder)
  if (!existsSync(folder)) {
    if (!existsSync(parent)) closeFolder(parent)
    mkdirSync(folder, { mode: FOLDER_MODE })
    giveToOwnerOf(parent, folder)
  }
  if (!(statSync(folder).mode & STICKY)) close(folder, FOLDER_MODE)
}

/** Only the owner may read the file and what SQLite keeps beside it. Root leaves new files to the owner of the folder. Throws if this user may not write. */
export function closeFile(file: string): void {
  const isNew = !existsSync(file)
  closeSync(openSync(file, 'a', FILE_MODE))
  if (isNew) giveToOwnerOf(dirname(file), file)
  for (const path of filesOf(file)) close(path, FILE_MODE)
}

export function filesOf(file: string): string[] {
  const names = ['', '-wal', '-shm'].map(end => basename(file) + end)
  return readdirSync(dirname(file))
    .filter(name => names.includes(name))
    .map(name => join(dirname(file), name))
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

function giveToOwnerOf(folder: string, path: string): void {
  const { uid, gid } = statSync(folder)
  if (isRoot()) chownSync(path, uid, gid)
}

function close(path: string, mode: number): void {
  if ((statSync(path).mode & RIGHTS) === mode) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    // The file belongs to another user, who lets this one use it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}

/** The number where the system knows no name, as in a container. */
export function userName(uid: number): string {
  try {
    return execFileSync('id', ['-nu', String(uid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return String(uid)
  }
}

export function ownName(): string {
  return process.getuid ? userName(process.getuid()) : 'this user'
}
