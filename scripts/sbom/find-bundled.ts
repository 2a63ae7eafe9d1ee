import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPILED } from '../build-site.ts'

const CODE = /\.tsx?$/
const TESTS = /\.(?:test|fixture)\.tsx?$/
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/

/** Returns the candidates that the site or the Studio imports by name. Type-only imports do not count. */
export function findBundled(candidates: string[]): string[] {
  const imported = new Set(COMPILED.flatMap(listFiles).flatMap(readImports))
  return candidates.filter(name => imported.has(name))
}

function readImports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, statically, lazily]) => {
    return PACKAGE.exec(statically ?? lazily ?? '')?.[0] ?? []
  })
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) throw new Error(`There is no ${path}; expected a folder or file that Next compiles`)
  if (CODE.test(path)) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(name => CODE.test(name) && !TESTS.test(name))
    .map(name => join(path, name))
}
