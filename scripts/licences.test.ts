import { describe, expect, it } from 'vitest'
import { EXPLAINED, findUnexplained, readPackages } from './licences.ts'

describe('licences', () => {
  it('of all packages in the lockfile are allowed or explained', () => {
    expect(readPackages().length).toBeGreaterThan(1000)
    expect(findUnexplained(readPackages())).toEqual([])
  })

  it('are explained only as long as a package has them', () => {
    const all = readPackages().map(({ name, licence }) => `${name} ${licence}`)
    expect(EXPLAINED.filter(known => !all.some(one => known.test(one)))).toEqual([])
  })

  it.each([
    { entry: { license: 'MIT' }, licence: null },
    { entry: { license: '(MIT OR GPL-3.0-only)' }, licence: null },
    { entry: { license: 'MIT AND ISC' }, licence: null },
    { entry: { license: 'GPL-3.0-only' }, licence: 'GPL-3.0-only' },
    { entry: { license: 'MIT AND GPL-3.0-only' }, licence: 'MIT AND GPL-3.0-only' },
    { entry: { license: '(GPL-2.0-only OR GPL-3.0-only)' }, licence: '(GPL-2.0-only OR GPL-3.0-only)' },
    { entry: { license: 'SEE LICENSE IN README' }, licence: 'SEE LICENSE IN README' },
    { entry: {}, licence: 'unknown' },
    { entry: { optional: true }, licence: null },
  ])('of $entry are named if they are neither: $licence', ({ entry, licence }) => {
    const sentence = `@a/b 1.2.3: docs/licences.md does not explain the licence ${licence}`
    expect(judge('node_modules/a/node_modules/@a/b', entry)).toEqual(licence ? [sentence] : [])
  })

  it('that change are named although the former ones are explained', () => {
    expect(judge('node_modules/caniuse-lite', { license: 'CC-BY-4.0' })).toEqual([])
    expect(judge('node_modules/caniuse-lite', { license: 'CC-BY-NC-4.0' })).toHaveLength(1)
  })
})

function judge(path: string, entry: object): string[] {
  return findUnexplained(readPackages(JSON.stringify({ packages: { [path]: { version: '1.2.3', ...entry } } })))
}
