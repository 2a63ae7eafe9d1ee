import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMPILED } from '../../scripts/build-site.ts'
import { createSbom } from '../../scripts/sbom.ts'

const NPM_TIMEOUT_MS = 600_000
/** Beside tests, which may import more. */
const SOURCE = /^(?!.*\.(?:test|fixture)\.).*\.tsx?$/

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const lock: { packages: Record<string, { version: string; dev?: boolean; link?: boolean }> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)

describe('the bill of materials', { timeout: NPM_TIMEOUT_MS }, () => {
  it('of production names every package that is installed where the site runs, and no other', async () => {
    const { bom, components } = await read('production')
    expect(bom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'minara', type: 'application' } },
    })
    const installed = Object.entries(lock.packages).flatMap(([path, { version, dev, link }]) => {
      // npm installs Playwright beside Next, which may use it for tests. A build leaves it out.
      if (!path.startsWith('node_modules/') || dev || link || /playwright/.test(path)) return []
      return `${path.split('node_modules/').at(-1)}@${version}`
    })
    expect(installed).toEqual(expect.arrayContaining([`next@${dependencies.next}`, `sharp@${dependencies.sharp}`]))
    expect(new Set(components)).toEqual(new Set(installed))
  })

  it('of the build names every package that its code imports, and no tools', async () => {
    const { components } = await read('bundled')
    const code = COMPILED.flatMap(path => globSync([path, `${path}/**/*`]))
      .filter(path => SOURCE.test(path))
      .map(path => readFileSync(path, 'utf8'))
      .join('\n')
    const imported = Object.keys(devDependencies).filter(name =>
      new RegExp(`(from|import\\(?) ?'${name}['/]`).test(code),
    )
    expect(imported).toEqual(expect.arrayContaining(['swiper', 'sanity', 'canvas-confetti', 'qrcode.react']))
    const wanted = imported.filter(name => !devDependencies[name].startsWith('file:'))
    expect(components).toEqual(expect.arrayContaining(wanted.map(name => `${name}@${devDependencies[name]}`)))
    expect(components.filter(name => /^(vitest|@playwright\/test|lighthouse)@/.test(name))).toEqual([])
  })
})

async function read(part: 'production' | 'bundled'): Promise<{ bom: object; components: string[] }> {
  const bom = JSON.parse(await createSbom(part))
  return { bom, components: bom.components.map((component: Record<string, string>) => component['bom-ref']) }
}
