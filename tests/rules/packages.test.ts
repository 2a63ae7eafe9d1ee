import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COMPILED } from '../../scripts/build-site.ts'

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?:[^'"`;]*?\sfrom\s+)?['"]((?:@[^/'"]+\/)?[^'"./@][^'"/]*)/g
const PRODUCT = /minara|masjid|donat/i

const readManifest = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const root = readManifest('package.json')

it('production has every package that the site imports and Next does not bundle', () => {
  const external = readFileSync('node_modules/next/dist/lib/server-external-packages.jsonc', 'utf8')
  const imported = COMPILED.flatMap(path => globSync([path, `${path}/**/*`]))
    .filter(file => /(?<!\.test|\.fixture)\.tsx?$/.test(file))
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name))
  const outside = imported.filter(name => external.includes(`"${name}"`))
  expect(outside).toContain('sharp')
  expect(outside.filter(name => !(name in root.dependencies))).toEqual([])
})

// That it lists what it imports is a rule of Biome.
it('the content lake knows nothing of the product', () => {
  const files = globSync('packages/lake/{*,src/**/*}.{ts,json,md}')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(file => PRODUCT.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('the content lake uses the versions that the site uses', () => {
  const lake = readManifest('packages/lake/package.json')
  const [ours, theirs] = [root, lake].map(({ dependencies, devDependencies }) => ({
    ...dependencies,
    ...devDependencies,
  }))
  expect(ours).toMatchObject(Object.fromEntries(Object.entries(theirs).filter(([name]) => name in ours)))
})
