import { execFileSync } from 'node:child_process'

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
