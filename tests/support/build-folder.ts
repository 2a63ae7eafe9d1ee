import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stack } from './stack.ts'

const CACHE = join(stack.buildFolder, 'server', 'app')

/** Number of cached pages and parts of pages that the site keeps on disk. */
export function countCachedFiles(): number {
  return readdirSync(CACHE, { recursive: true }).length
}

/** The HTML or XML of a page as it is cached on disk, without a request for it; empty if it is not cached. */
export function readCached(path: string): string {
  const name = path === '/' ? 'index' : path.slice(1)
  const file = [`${name}.html`, `${name}.body`].map(file => join(CACHE, file)).find(existsSync)
  return file ? readFileSync(file, 'utf8') : ''
}

/** Files of the build whose path contains the name. */
export function findBuiltFiles(name: string): string[] {
  const files = readdirSync(join(stack.buildFolder, 'server'), { recursive: true, encoding: 'utf8' })
  return files.filter(file => file.includes(name))
}
