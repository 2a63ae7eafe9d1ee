import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Relative paths of the files in a folder and below, with `/`. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
}
