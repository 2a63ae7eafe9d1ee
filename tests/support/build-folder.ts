import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { stack } from './stack.ts'

const FOLDERS = [join(stack.buildFolder, 'server'), join(stack.dataFolder, 'cache', 'pages')]

export function countCachedFiles(): number {
  return FOLDERS.flatMap(list).length
}

export function findBuiltFiles(name: string): string[] {
  return FOLDERS.flatMap(list).filter(file => file.includes(name))
}

export function listBuild(): string[] {
  return list(stack.buildFolder)
    .map(file => `${file} ${statSync(join(stack.buildFolder, file)).mtimeMs}`)
    .sort()
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
}
