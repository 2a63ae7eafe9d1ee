/** Writes the import rules for Biome, with which an editor shows them: node tests/rules/lint-overrides.ts */
import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { explainImport, FOLDERS, MAY_IMPORT, ROOMS } from './import-table.ts'

export const LINT_FILE = 'biome.imports.json'
const QUERIES = 'schemas/queries'
/** Tests may import anything, and generated files follow what they are generated from. */
const EXEMPT = ['!**/*.test.ts', '!**/*.test.tsx', '!**/*.fixture.ts', '!**/*.gen.ts']
const COMPONENTS = Object.keys(MAY_IMPORT).filter(folder => folder.startsWith('components/'))
/** What can be told apart by the path that is written in an import. */
const TARGETS = [...FOLDERS.filter(folder => !['components', 'packages'].includes(folder)), ...COMPONENTS, 'tests']

if (import.meta.main) writeFileSync(LINT_FILE, writeLint())

/** The table of imports as Biome's overrides, a line for each folder. The test knows more: single files, and folders inside of others. */
export function writeLint(): string {
  const overrides = Object.keys(MAY_IMPORT).flatMap(folder => {
    const isFolder = TARGETS.includes(folder) || ['app/studio', 'packages/lake', QUERIES].includes(folder)
    return isFolder ? [JSON.stringify(overrideOf(folder))] : []
  })
  return `{\n  "root": false,\n  "overrides": [\n    ${overrides.join(',\n    ')}\n  ]\n}\n`
}

function overrideOf(folder: string): object {
  const inner = Object.keys(MAY_IMPORT).filter(other => other.startsWith(`${folder}/`) && other !== QUERIES)
  const suffixes = Object.keys(ROOMS)
  const [suffix] = suffixes.filter(name => ROOMS[name] === folder)
  const includes = [
    ...(suffix ? [`components/**/*.${suffix}.ts`] : []),
    ...(folder === QUERIES ? ['schemas/**/*.query.ts'] : [`${folder}/**`, ...inner.map(other => `!${other}/**`)]),
    ...suffixes.filter(name => name !== suffix).map(name => `!**/*.${name}.ts`),
  ]
  const options = { patterns: [{ group: patternsOf(folder), message: explainImport(folder) }] }
  return {
    includes: [...includes, ...EXEMPT],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  }
}

function patternsOf(folder: string): string[] {
  const allowed = MAY_IMPORT[folder] ?? []
  const isOwn = (target: string) => folder !== QUERIES && isWithin(folder, target)
  const forbidden = TARGETS.filter(target => !isOwn(target) && !allowed.some(name => isWithin(target, name)))
  const exceptions = [
    ...allowed.filter(name => name !== QUERIES && forbidden.some(target => isWithin(name, target))),
    ...Object.keys(ROOMS)
      .filter(suffix => [folder, ...allowed].includes(ROOMS[suffix] ?? ''))
      .map(suffix => `components/**/*.${suffix}`),
    ...([folder, ...allowed].includes(QUERIES) ? ['schemas/**/*.query'] : []),
  ]
  return [
    ...forbidden.flatMap(target => {
      const relative = target.split('/').at(-1) ?? ''
      const isSibling = target !== relative && dirname(folder) === dirname(target)
      // A folder inside, such as lib/forms, has the same relative path.
      const paths = [target, ...(isSibling ? [relative] : [])].filter(path => !existsSync(join(folder, path)))
      return [`@/${target}`, `@/${target}/**`, ...paths.map(path => `../**/${path}/**`)]
    }),
    ...exceptions.flatMap(name =>
      [`@/${name}`, `../**/${name}`].flatMap(path => [`!${path}`, `!${path}.*`, `!${path}/**`]),
    ),
  ]
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}
