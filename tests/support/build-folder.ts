import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { stack } from './stack.ts'

/** The pages that the build prerendered, and those that the site renders. */
const FOLDERS = [join(stack.buildFolder, 'server'), join(stack.dataFolder, 'cache', 'pages')]

/** Number of cached pages and parts of pages that the site keeps on disk. */
export function countCachedFiles(): number {
  return FOLDERS.flatMap(list).length
}

/** Files of the build and of the cache whose path contains the name. */
export function findBuiltFiles(name: string): string[] {
  return FOLDERS.flatMap(list).filter(file => file.includes(name))
}

/** Every file of the build with the time of its last change. */
export function listBuild(): string[] {
  return list(stack.buildFolder)
    .map(file => `${file} ${statSync(join(stack.buildFolder, file)).mtimeMs}`)
    .sort()
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
}
