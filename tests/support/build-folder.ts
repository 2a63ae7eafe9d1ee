import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stack } from './stack.ts'

/** How many pages and parts of pages the site keeps on the disk. */
export function countCachedFiles(): number {
  return readdirSync(join(stack.buildFolder, 'server', 'app'), { recursive: true }).length
}
