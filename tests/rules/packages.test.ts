import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMPILED } from '../../scripts/build-site.ts'

type Versions = Record<string, string>
type Manifest = { dependencies: Versions; devDependencies: Versions; peerDependencies?: Versions }

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?:[^'"`;]*?\sfrom\s+)?['"]([^'"./][^'"]*)['"]/g
const NAME = /^(?:@[^/]+\/)?[^/]+/
const PRODUCT = /minara|masjid|donat/i

const root = readManifest('package.json')
const lake = readManifest('packages/lake/package.json')
const files = globSync('packages/lake/{*,src/**/*}.{ts,json,md}').map(file => file.replaceAll('\\', '/'))
const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file)

it('production has every package that the site imports and Next does not bundle', () => {
  const external = readFileSync('node_modules/next/dist/lib/server-external-packages.jsonc', 'utf8')
  const compiled = COMPILED.flatMap(path => globSync([path, `${path}/**/*`]))
  const outside = importedBy(compiled.filter(file => /\.tsx?$/.test(file) && !isTest(file))).filter(name =>
    external.includes(`"${name}"`),
  )
  expect(outside).toContain('sharp')
  expect(outside.filter(name => !(name in root.dependencies))).toEqual([])
})

describe('the package of the content lake', () => {
  it('knows nothing of the product', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter(file => PRODUCT.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('lists what its sources import, and nothing else', () => {
    const listed = Object.keys({ ...lake.dependencies, ...lake.peerDependencies }).sort()
    expect(importedBy(files.filter(file => file.includes('/src/') && !isTest(file)))).toEqual(listed)
  })

  it('lists what its tests import', () => {
    const listed = { ...lake.dependencies, ...lake.devDependencies }
    expect(importedBy(files.filter(isTest)).filter(name => !(name in listed))).toEqual([])
  })

  it('uses the versions that the site uses', () => {
    const ours: Versions = { ...root.dependencies, ...root.devDependencies }
    const others = Object.entries({ ...lake.dependencies, ...lake.devDependencies }).filter(
      ([name, version]) => ours[name] !== undefined && ours[name] !== version,
    )
    expect(others).toEqual([])
  })
})

/** Names of packages, sorted, without those of Node. */
function importedBy(sources: string[]): string[] {
  const specifiers = sources.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(match => match[1] ?? ''),
  )
  const names = specifiers.filter(specifier => !specifier.startsWith('node:')).map(name => NAME.exec(name)?.[0] ?? '')
  return [...new Set(names)].sort()
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'))
}
