/** `node pack.ts to-dist` or `to-src`: `npm pack` calls both, because Node runs no TypeScript below node_modules. */
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('package.json', import.meta.url)
const CHANGES: Record<string, [RegExp, string]> = {
  'to-dist': [/"\.\/src\/([^"]+)\.ts"/g, '"./dist/$1.js"'],
  'to-src': [/"\.\/dist\/([^"]+)\.js"/g, '"./src/$1.ts"'],
}

const change = CHANGES[process.argv[2] ?? '']
if (!change) throw new Error(`Please write: node pack.ts ${Object.keys(CHANGES).join('|')}`)
writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(...change))
