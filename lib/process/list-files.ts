import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Relative paths of the files in a folder and below, with `/`. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return paths.filter(path => lstatSync(join(folder, path)).isFile()).map(path => path.replaceAll('\\', '/'))
}
