import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSbom, findBundled, type Part } from '../../scripts/sbom/create.ts'
import { EXPLAINED, findUnexplained } from '../../scripts/sbom/judge-licences.ts'
import { readComponents } from '../../scripts/sbom/read.ts'

const NPM_TIMEOUT_MS = 600_000
const PARTS = ['production', 'bundled'] as const
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const documents: Record<Part, string> = { production: '', bundled: '' }

beforeAll(async () => {
  for (const part of PARTS) documents[part] = await createSbom(part)
}, NPM_TIMEOUT_MS)

describe('the bill of materials', () => {
  it('is a CycloneDX document of this project', () => {
    for (const part of PARTS) {
      expect(JSON.parse(documents[part])).toMatchObject({
        bomFormat: 'CycloneDX',
        metadata: { component: { name: 'minara', type: 'application' } },
      })
    }
  })

  it('names every package that runs in production in the version that is installed', () => {
    const wanted = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)
    expect(namesOf('production')).toEqual(expect.arrayContaining(wanted))
  })

  it('leaves what only builds and tests the site out of production', () => {
    const production = readComponents(documents.production).map(({ name }) => name)
    for (const name of ['sanity', 'swiper', 'typescript', 'vitest', '@biomejs/biome']) {
      expect(production).not.toContain(name)
    }
  })

  it('names what is bundled into pages and the Studio, but no tools', () => {
    const bundled = readComponents(documents.bundled).map(({ name }) => name)
    expect(bundled).toEqual(expect.arrayContaining(['swiper', 'canvas-confetti', 'sanity', 'styled-components']))
    for (const name of ['vitest', '@playwright/test', 'lighthouse']) expect(bundled).not.toContain(name)
  })

  it('counts every package that Next does not bundle on the server among those of production', () => {
    const external = readExternalPackages()
    expect(external).toContain('sharp')
    expect(findBundled(external).filter(name => !(name in dependencies))).toEqual([])
  })

  it('counts packages whose types alone are imported as not bundled', () => {
    const candidates = Object.keys(devDependencies)
    expect(candidates).toContain('@sanity/schema')
    expect(findBundled(candidates)).toContain('canvas-confetti')
    expect(findBundled(['typescript', '@types/react', 'vitest'])).toEqual([])
  })
})

describe('licences', () => {
  it('of all packages in production and in the build are allowed or explained', () => {
    expect(PARTS.flatMap(part => findUnexplained(readComponents(documents[part])))).toEqual([])
  })

  it('are explained only as long as a package has them', () => {
    const all = PARTS.flatMap(part => readComponents(documents[part]))
    const unused = EXPLAINED.filter(
      ({ name, licence }) => !all.some(component => name.test(component.name) && component.licence === licence),
    )
    expect(unused).toEqual([])
  })

  it('that are unknown are reported in a sentence', () => {
    const [sentence] = findUnexplained([example('GPL-3.0-only')])
    expect(sentence).toMatch(/^example 1\.2\.3 has the licence GPL-3\.0-only; expected one of .*MIT/)
    expect(findUnexplained([example(null)])[0]).toMatch(/^example 1\.2\.3 has no licence that npm knows; expected/)
  })

  it.each([
    { licence: 'MIT', isFine: true },
    { licence: '(MIT OR GPL-3.0-only)', isFine: true },
    { licence: 'MIT AND GPL-3.0-only', isFine: false },
    { licence: '(GPL-2.0-only OR GPL-3.0-only)', isFine: false },
    { licence: 'MIT AND ISC', isFine: true },
    { licence: 'SEE LICENSE IN README', isFine: false },
  ])('read $licence as allowed: $isFine', ({ licence, isFine }) => {
    expect(findUnexplained([example(licence)])).toHaveLength(isFine ? 0 : 1)
  })

  it('that change are reported although the former ones are explained', () => {
    expect(findUnexplained([{ ...example('CC-BY-4.0'), name: 'caniuse-lite' }])).toEqual([])
    expect(findUnexplained([{ ...example('CC-BY-NC-4.0'), name: 'caniuse-lite' }])).toHaveLength(1)
  })
})

function namesOf(part: Part): string[] {
  return readComponents(documents[part]).map(({ name, version }) => `${name}@${version}`)
}

function example(licence: string | null) {
  return { name: 'example', version: '1.2.3', isOptional: false, licence }
}

/** Next's own list of packages that stay outside the server's bundle. */
function readExternalPackages(): string[] {
  const file = 'node_modules/next/dist/lib/server-external-packages.jsonc'
  if (!existsSync(file)) throw new Error(`There is no ${file}; expected Next's list of external packages`)
  return [...readFileSync(file, 'utf8').matchAll(/^\s*"([^"]+)"/gm)].map(([, name]) => name ?? '')
}
