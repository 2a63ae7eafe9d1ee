/**
 * `node pack.ts to-dist` points package.json to the compiled files, `to-src` back to the sources. Node runs TypeScript in the repository,
 * but not below node_modules, so `npm pack` calls both (prepack and postpack).
 */
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('package.json', import.meta.url)
const CHANGES: Record<string, [RegExp, string]> = {
  'to-dist': [/"\.\/src\/([^"]+)\.ts"/g, '"./dist/$1.js"'],
  'to-src': [/"\.\/dist\/([^"]+)\.js"/g, '"./src/$1.ts"'],
}

const change = CHANGES[process.argv[2] ?? '']
if (!change) throw new Error(`Please write: node pack.ts ${Object.keys(CHANGES).join('|')}`)
writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(...change))
