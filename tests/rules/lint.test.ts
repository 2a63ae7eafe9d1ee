import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path/posix'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { programOf } from '../../scripts/programs.ts'

const FORBIDDEN: [file: string, source: string][] = [
  ['lib/pages.ts', '../content/values.ts'],
  ['components/ui/button.tsx', '@/content/values'],
  ['components/sections/hero/index.tsx', '@/components/sections/how'],
  ['components/sections/hero/index.tsx', './hero.schema.ts'],
  ['app/(site)/page.tsx', '@/studio/structure'],
  ['studio/structure.ts', '@/content/routes/redirects'],
  ['server/gate/body.ts', '../../content/values.ts'],
  ['local/mail/smtp.ts', '../form-service/index.ts'],
  ['packages/lake/src/patch/index.ts', '../store/index.ts'],
]

const ALLOWED: [file: string, source: string][] = [
  ['components/sections/hero/index.tsx', '@/components/sections/types'],
  ['content/documents/page.ts', '@/schemas/documents/page.query'],
  ['local/mail/smtp.ts', '../stand-in.ts'],
  ['app/(site)/page.tsx', '@/components/sections'],
]

const RELATIVE = /(?<=\bfrom |\bimport |\bimport\()(['"])(\.[^'"]*)\1/g
/** What a section, a local service or a part of the lake may always import. */
const HOME = /^(?:components\/sections|local|packages\/lake\/src)\/[^/]+\//

/** A file, its code, and what Biome says of it. */
const CASES: [file: string, code: string, said: string | null][] = [
  ...FORBIDDEN.map(([file, source]): [string, string, string] => [
    file,
    fromRoot(file, `import '${source}'`),
    'noRestrictedImports',
  ]),
  ...ALLOWED.map(([file, source]): [string, string, null] => [file, fromRoot(file, `import '${source}'`), null]),
  ['lib/cycle.ts', "export { a } from './other.ts'", 'noImportCycles'],
  ['components/chrome/a.client.tsx', "import type { A } from '@/content/a'", null],
  ['components/ui/a.tsx', "lazy(() => import('./a'))", 'Code that does not load'],
  ['lib/a.test.ts', "it('adds', () => { add() })", 'asserts nothing'],
  ['lib/a.test.ts', 'const began = performance.now()', 'measures elapsed time'],
  ['lib/a.test.ts', 'expect(Date.now() - began).toBeLessThan(2_000)', 'compares a duration'],
  ['tests/e2e/a.spec.ts', 'await page.waitForTimeout(100)', 'sleeps'],
  ['lib/a.test.ts', 'await new Promise<void>((done) => {\n  setTimeout(done, 20) })', 'sleeps'],
  ['tests/e2e/a.spec.ts', "await page.waitForLoadState('networkidle')", 'quiet network'],
  ['tests/e2e/a.spec.ts', 'await expect(link).toBeVisible({ timeout: 5_000 })', 'gives up'],
  ['lib/a.test.ts', 'await vi.waitFor(() => expect(a, b).toBe(1))', 'gives up'],
  ['lib/a.test.ts', 'await vi.waitFor(() => expect(a, b).toBe(1), { timeout: 20_000 })', null],
]

const SOURCES = [
  ...globSync(
    '{app,components,content,forms,lib,local,packages,pictures,schemas,scripts,seed,server,studio}/**/*.{ts,tsx}',
  ),
  ...globSync('*.ts'),
]
const EXEMPT = /\.(?:test|fixture|gen|d)\.tsx?$|node_modules/

const SAID = z.object({
  severity: z.string(),
  category: z.string(),
  message: z.string(),
  location: z.object({ path: z.string() }),
})

const nameOf = (place: number) =>
  join(dirname(CASES[place]?.[0] ?? ''), `case-${place}-${basename(CASES[place]?.[0] ?? '')}`)
const cycle = CASES.findIndex(([file]) => file === 'lib/cycle.ts')
const said = lint({
  ...Object.fromEntries(CASES.map(([, code], place) => [nameOf(place), code])),
  'lib/other.ts': `export { a } from './${basename(nameOf(cycle))}'`,
  ...Object.fromEntries(SOURCES.filter(file => !EXEMPT.test(file)).map(file => [file, relativeImports(file)])),
})

it.each(CASES.map((each, place) => [...each, place] as const))(
  'of %s, with %s, Biome says %s',
  (_, _code, sentence, place) => {
    const found = said.filter(({ path }) => path === nameOf(place)).map(({ text }) => text)
    expect(found).toEqual(sentence === null ? [] : [expect.stringContaining(sentence)])
  },
)

it('relative imports keep to the table of biome.imports.json too', () => {
  expect(SOURCES.length).toBeGreaterThan(500)
  expect(said.filter(({ path }) => SOURCES.includes(path))).toEqual([])
})

/** Biome compares imports as they are written, and the table names folders from the root. */
function fromRoot(file: string, code: string): string {
  const home = HOME.exec(file)?.[0]
  return code.replaceAll(RELATIVE, (written, quote, path) => {
    const target = join(dirname(file), path)
    return home && target.startsWith(home) ? written : `${quote}@/${target.replace(/\.tsx?$/, '')}${quote}`
  })
}

function relativeImports(file: string): string {
  const written = [...readFileSync(file, 'utf8').matchAll(RELATIVE)].map(([source]) => `import ${source}`)
  return fromRoot(file, written.join('\n'))
}

/** What Biome, with the settings of the project, says of these files. */
function lint(files: Record<string, string>): { path: string; text: string }[] {
  const root = mkdtempSync(join(tmpdir(), 'lint-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  try {
    for (const path of ['biome.imports.json', ...globSync('tests/rules/*.grit')])
      write(path, readFileSync(path, 'utf8'))
    write('biome.json', JSON.stringify({ ...JSON.parse(readFileSync('biome.json', 'utf8')), vcs: { enabled: false } }))
    for (const [path, code] of Object.entries(files)) write(path, code)
    const args = [programOf('biome'), 'lint', '--max-diagnostics=none', '--reporter=json']
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
    const { diagnostics } = z.object({ diagnostics: z.array(SAID) }).parse(JSON.parse(stdout))
    return diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ category, location, message }) => ({ path: location.path, text: `${category}: ${message}` }))
  } finally {
    rmSync(root, { recursive: true })
  }
}
