import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export const OWNER_ONLY = 0o600
export const OWNER_ONLY_FOLDER = 0o700

/** Writes a file that only its owner may read. A killed process leaves the previous one, never a part. */
export function writeOwnerOnly(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: OWNER_ONLY })
  renameSync(`${file}.new`, file)
}
