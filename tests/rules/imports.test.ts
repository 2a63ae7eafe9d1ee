import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path/posix'
import { describe, expect, it } from 'vitest'

/** What all parts of the lake share: documents, their ids and their references. */
const LAKE_WORDS = ['ids', 'json', 'references', 'release-ids', 'slug', 'types'].map(
  name => `packages/lake/src/${name}`,
)

/** Others reach the lake by its package's name, as anybody would, and never its files. */
const LAKE_PACKAGE = 'offline-content-lake'

/**
 * Who may import whom. The longest matching prefix decides, and whatever is not listed for it is forbidden. Every folder may import from
 * itself.
 */
const MAY_IMPORT: Record<string, string[]> = {
  app: ['components', 'content', 'forms', 'pictures', 'lib'],
  'app/studio': ['app/fonts', 'app/public-env', 'sanity.config', 'lib'],
  'components/sections': [
    'components/ui',
    'components/media',
    'components/posts',
    'components/rich-text',
    'content',
    'lib',
  ],
  'components/forms': ['components/ui', 'components/media', 'content', 'lib'],
  'components/chrome': ['components/ui', 'components/media', 'components/dialogs', 'content', 'lib'],
  'components/dialogs': ['components/ui', 'components/media', 'components/forms', 'content', 'lib'],
  'components/ui': ['lib'],
  'components/media': ['components/ui', 'content', 'lib'],
  'components/rich-text': ['components/ui', 'components/media', 'content', 'lib'],
  'components/posts': ['components/ui', 'components/media', 'components/rich-text', 'content', 'lib'],
  content: ['schemas/queries', 'lib'],
  'schemas/queries': [],
  schemas: ['lib'],
  studio: ['schemas', 'content/routes/links', 'components/ui/icon', 'lib'],
  'sanity.config': ['schemas', 'studio', 'lib', `${LAKE_PACKAGE}/client`],
  'sanity.cli': ['lib'],
  instrumentation: ['content/freshness', 'forms', 'lib'],
  'next.config': ['lib', 'server/tricks'],
  server: ['forms/decode', 'lib'],
  // Everything that is kept in the database shares connections, locks and health.
  'server/visits': ['forms/outbox/health', 'forms/outbox/postgres/database', 'forms/outbox/postgres/locks', 'lib'],
  proxy: ['content', 'forms', 'lib'],
  forms: ['lib'],
  pictures: ['lib'],
  lib: [],
  'local/serve': ['local', LAKE_PACKAGE],
  'local/settings': [],
  'local/page': [`${LAKE_PACKAGE}/http`],
  'local/form-service': ['local/page', `${LAKE_PACKAGE}/http`],
  'local/mail': ['local/page', `${LAKE_PACKAGE}/http`],
  'local/stats': [`${LAKE_PACKAGE}/http`],
  'local/donation-site': ['local/page', `${LAKE_PACKAGE}/http`],
  'packages/lake': ['packages/lake'],
  'packages/lake/src/http': [],
  'packages/lake/src/client': ['packages/lake/src/json'],
  'packages/lake/src/api': ['packages/lake/src'],
  'packages/lake/src/groq': ['packages/lake/src/http/errors', ...LAKE_WORDS],
  'packages/lake/src/patch': LAKE_WORDS,
  'packages/lake/src/store': LAKE_WORDS,
  'packages/lake/src/images': ['packages/lake/src/http', ...LAKE_WORDS],
  ...Object.fromEntries(LAKE_WORDS.map(word => [word, LAKE_WORDS])),
  seed: ['schemas/queries'],
  scripts: [
    'seed',
    'schemas',
    'schemas/queries',
    'content/queries',
    `${LAKE_PACKAGE}/tokens`,
    'server/build-files',
    'server/compile-hints',
    'forms',
    'lib',
  ],
}

const FOLDERS = [
  'app',
  'components',
  'content',
  'schemas',
  'studio',
  'forms',
  'pictures',
  'lib',
  'local',
  'packages',
  'server',
  'seed',
  'scripts',
]
const FILES = ['sanity.config.ts', 'sanity.cli.ts', 'instrumentation.ts', 'server.ts', 'next.config.ts', 'proxy.ts']
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
    expect(sources.filter(file => ruleOf(file) === null)).toEqual([])
  })

  it('lets each folder import only what the table allows', () => {
    expect(imports.filter(isForbidden).map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
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
        !typeOnly && target.startsWith('content') && /^components\/.*\.client\.tsx$/.test(file),
    )
    expect(values).toEqual([])
  })

  it('lets query files import nothing but query files', () => {
    const others = imports.filter(({ file, target }) => isQueryFile(file) && !isQueryFile(target) && target !== 'groq')
    expect(others).toEqual([])
  })

  it('keeps lib free of packages, because it runs in browser, server and Studio', () => {
    const packages = imports.filter(
      ({ file, target }) => file.startsWith('lib/') && isPackage(target) && !target.startsWith('node:'),
    )
    expect(packages).toEqual([])
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
  const from = ruleOf(file)
  if (from === null) return true
  const to = isQueryFile(target) ? 'schemas/queries' : target.replace(/\.(ts|tsx)$/, '')
  const within = (folder: string) => to === folder || to.startsWith(`${folder}/`)
  return !within(from) && !(MAY_IMPORT[from] ?? []).some(within)
}

function ruleOf(file: string): string | null {
  if (isQueryFile(file)) return 'schemas/queries'
  const path = file.replace(/\.(ts|tsx)$/, '')
  const matches = Object.keys(MAY_IMPORT).filter(folder => path === folder || path.startsWith(`${folder}/`))
  return matches.sort((a, b) => b.length - a.length)[0] ?? null
}

function isQueryFile(path: string): boolean {
  return path.startsWith('schemas/') && /\.query(\.gen)?(\.ts)?$/.test(path)
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
