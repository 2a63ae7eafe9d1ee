import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stack } from './stack.ts'

const CACHE = join(stack.buildFolder, 'server', 'app')

/** Number of cached pages and parts of pages that the site keeps on disk. */
export function countCachedFiles(): number {
  return readdirSync(CACHE, { recursive: true }).length
}

/** Files of the build whose path contains the name. */
export function findBuiltFiles(name: string): string[] {
  const files = readdirSync(join(stack.buildFolder, 'server'), { recursive: true, encoding: 'utf8' })
  return files.filter(file => file.includes(name))
}
