import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programOf } from '../../scripts/programs.ts'
import { explainImport, roomOf } from './import-table.ts'
import { LINT_FILE, writeLint } from './lint-overrides.ts'

const FORBIDDEN = [
  ['components/ui/button.tsx', '@/content/values'],
  ['components/ui/button.tsx', '../../content/values'],
  ['components/ui/carousel/track.ts', '../../media/film'],
  ['components/sections/hero/index.tsx', '@/components/forms/field'],
  ['components/sections/hero/hero.schema.ts', '../../../content/values'],
  ['components/sections/hero/hero.query.ts', '../../../schemas/fields.ts'],
  ['components/sections/hero/hero.read.ts', '@/components/ui/icon'],
  ['components/chrome/header.tsx', '@/schemas/documents/page.query'],
  ['content/documents/page.ts', '@/schemas/documents/page'],
  ['content/documents/page.ts', '../../components/ui/icon'],
  ['content/types.ts', '@/components/sections/how/how.schema'],
  ['lib/pages.ts', '../content/values.ts'],
  ['studio/structure.ts', '@/components/ui/button'],
  ['studio/structure.ts', '@/content/routes/redirects'],
  ['forms/accept.ts', '../app/public-env.tsx'],
  ['scripts/check.ts', '../tests/support/stack.ts'],
  ['app/studio/layout.tsx', '@/content/fetch'],
] as const

const ALLOWED = [
  ['components/ui/button.tsx', '@/lib/icons'],
  ['components/ui/button.tsx', './icon'],
  ['components/ui/button.test.tsx', '@/content/values'],
  ['components/sections/hero/index.tsx', '@/components/ui/button'],
  ['components/sections/hero/hero.schema.ts', '../../../schemas/fields.ts'],
  ['components/sections/hero/hero.query.ts', '../../../schemas/objects/fields.query.ts'],
  ['components/sections/hero/hero.read.ts', '@/content/values'],
  ['content/documents/page.ts', '@/schemas/documents/page.query'],
  ['content/types.ts', '@/components/sections/how/how.read'],
  ['lib/requests/requests.ts', '../forms/forms.ts'],
  ['studio/structure.ts', '@/content/routes/links'],
  ['studio/structure.ts', '@/components/ui/icon'],
  ['server/gate/body.ts', '../../forms/decode.ts'],
  ['app/(site)/page.tsx', '@/components/sections'],
  ['app/(site)/page.tsx', 'next'],
] as const

const ALL = [...FORBIDDEN, ...ALLOWED]

describe('the import rules in an editor', () => {
  let root: string
  let said: { path: string; message: string }[]
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'lint-'))
    writeFileSync(join(root, 'biome.json'), writeLint().replace('"root": false', '"root": true'))
    for (const [place, [file, source]] of ALL.entries()) write(pathOf(place, file), `import {} from '${source}'\n`)
    const args = [
      programOf('biome'),
      'lint',
      '--only=style/noRestrictedImports',
      '--max-diagnostics=none',
      '--reporter=json',
    ]
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    said = readDiagnostics(stdout)
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it.each(FORBIDDEN)('forbid %s to import %s, and say what it may', (file, source) => {
    const path = pathOf(placeOf(file, source), file)
    expect(said.filter(each => each.path === path).map(({ message }) => message)).toEqual([
      explainImport(roomOf(file) ?? ''),
    ])
  })

  it.each(ALLOWED)('let %s import %s', (file, source) => {
    const path = pathOf(placeOf(file, source), file)
    expect(said.filter(each => each.path === path)).toEqual([])
  })

  it('are written down (else run: node tests/rules/lint-overrides.ts)', () => {
    expect(readFileSync(LINT_FILE, 'utf8')).toBe(writeLint())
  })

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
})

/** Several cases are about one file, so each has its own name. */
function pathOf(place: number, file: string): string {
  return join(dirname(file), `case-${place}-${file.split('/').at(-1)}`)
}

function placeOf(file: string, source: string): number {
  return ALL.findIndex(([otherFile, otherSource]) => otherFile === file && otherSource === source)
}

function readDiagnostics(report: string): { path: string; message: string }[] {
  const { diagnostics } = JSON.parse(report)
  return Object.values<{ location: { path: string }; message: string }>(diagnostics).map(({ location, message }) => ({
    path: location.path,
    message,
  }))
}
