import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { explainImport, FILES, FOLDERS, LAKE_PACKAGE, MAY_IMPORT, roomBySuffix, roomOf } from './import-table.ts'

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

type Import = { file: string; target: string; typeOnly: boolean }

const sources = [...FOLDERS.flatMap(listSources), ...FILES.filter(existsSync)]
const imports = sources.flatMap(readImports)

describe('import rules', () => {
  it('finds the sources and their imports', () => {
    expect(sources.length).toBeGreaterThan(50)
    expect(imports.length).toBeGreaterThan(100)
  })

  it('has a rule for every folder', () => {
    expect(sources.filter(file => roomOf(file) === null)).toEqual([])
  })

  it('lets each folder import only what the table allows', () => {
    const forbidden = imports.filter(isForbidden).map(({ file, target }) => {
      return `${file} imports ${target}, but ${explainImport(roomOf(file) ?? '')}`
    })
    expect(forbidden).toEqual([])
  })

  it('says what a folder may import instead, and why', () => {
    expect(isForbidden({ file: 'components/ui/button.tsx', target: 'content/values', typeOnly: false })).toBe(true)
    expect(explainImport('components/ui')).toBe(
      'components/ui may import itself, lib, and packages: these parts know no content, so that every page can use them. The table is tests/rules/import-table.ts.',
    )
  })

  it('keeps sections apart from each other', () => {
    const section = (path: string) => /^components\/sections\/([^/]+)\//.exec(path)?.[1]
    const crossing = imports.filter(({ file, target }) => {
      const [from, to] = [section(file), section(target)]
      return from && to && from !== to
    })
    expect(crossing).toEqual([])
  })

  it('lets client components import types of content only', () => {
    const values = imports.filter(
      ({ file, target, typeOnly }) =>
        !typeOnly && roomOf(target) === 'content' && /^components\/.*\.client\.tsx$/.test(file),
    )
    expect(values).toEqual([])
  })

  it('lets nothing but the registry, which is generated, import the schema of a section', () => {
    expect(sources.some(file => /^components\/.*\.schema\.ts$/.test(file))).toBe(true)
    expect(imports.filter(({ target }) => /^components\/.*\.schema(\.ts)?$/.test(target))).toEqual([])
  })

  it.each([
    ['components/sections/hero/hero.schema.ts', 'content/values'],
    ['components/sections/hero/hero.query.ts', 'schemas/fields'],
    ['components/sections/hero/hero.read.ts', 'components/ui/icon'],
    ['components/sections/hero/index.tsx', 'schemas/fields'],
    ['components/chrome/header.tsx', 'components/sections/hero/hero.schema'],
    ['content/values.ts', 'components/sections/hero/hero.schema'],
  ])('knows the room of a file of a section by its suffix: %s may not import %s', (file, target) => {
    expect(isForbidden({ file, target, typeOnly: false })).toBe(true)
  })

  it('lets query files import nothing but query files', () => {
    const others = imports.filter(({ file, target }) => isQueryFile(file) && !isQueryFile(target) && target !== 'groq')
    expect(others).toEqual([])
  })

  it('keeps lib free of packages, because it runs in browser, server and Studio, but for the table of the environment', () => {
    const packages = imports.filter(
      ({ file, target }) => file.startsWith('lib/') && isPackage(target) && !target.startsWith('node:'),
    )
    const elsewhere = packages.filter(({ file, target }) => !file.startsWith('lib/environment/') || target !== 'zod')
    expect(elsewhere).toEqual([])
  })

  it('lets nothing import tests or scripts', () => {
    const crossing = imports.filter(
      ({ file, target }) => /^(tests|scripts)\//.test(target) && !file.startsWith('scripts/'),
    )
    expect(crossing).toEqual([])
  })
})

function isForbidden({ file, target }: Import): boolean {
  if (isPackage(target)) return false
  const from = roomOf(file)
  if (from === null) return true
  const to = roomBySuffix(target) ?? target.replace(/\.(ts|tsx)$/, '')
  const within = (folder: string) => to === folder || to.startsWith(`${folder}/`)
  return !within(from) && !(MAY_IMPORT[from] ?? []).some(within)
}

function isQueryFile(path: string): boolean {
  return roomOf(path) === 'schemas/queries'
}

function isPackage(target: string): boolean {
  const isFile = FILES.some(file => target === file || `${target}.ts` === file)
  return (
    !isFile && ![...FOLDERS, 'tests', LAKE_PACKAGE].some(folder => target === folder || target.startsWith(`${folder}/`))
  )
}

function readImports(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, typeOnly, statically, lazily]) => {
    const specifier = statically ?? lazily ?? ''
    const target = specifier.startsWith('@/')
      ? specifier.slice(2)
      : specifier.startsWith('.')
        ? relative('.', normalize(join(dirname(file), specifier)))
        : specifier
    return { file, target, typeOnly: Boolean(typeOnly) }
  })
}

function listSources(path: string): string[] {
  if (!existsSync(path) || /\/(node_modules|dist)$/.test(path)) return []
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap(name => listSources(join(path, name)))
  return /\.(ts|tsx)$/.test(path) && !/\.(test|fixture|gen)\.tsx?$/.test(path) ? [path] : []
}
