import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Entry = { name?: string; version: string; license?: string; optional?: boolean; link?: boolean }

/** These ask for no more than that their text and their authors' names are kept. */
const ALLOWED = /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|MIT-0|Python-2\.0|Unlicense|Zlib)$/
/** In docs/licences.md. A package whose licence changes is reported again. */
const EXPLAINED = [
  /^@img\/sharp-\S+ (Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/,
  /^(axe-core|@axe-core\/playwright|lightningcss(-\S+)?|@vercel\/stega) MPL-2\.0$/,
  /^caniuse-lite CC-BY-4\.0$/,
  /^jsonify Public Domain$/,
  /^md5-o-matic unknown$/,
]

it('licences of all packages in the lockfile are allowed or explained', () => {
  expect(readPackages().length).toBeGreaterThan(1000)
  expect(findUnexplained(readPackages())).toEqual([])
})

it('licences are explained only as long as a package has them', () => {
  const all = readPackages().map(({ name, licence }) => `${name} ${licence}`)
  expect(EXPLAINED.filter(known => !all.some(one => known.test(one)))).toEqual([])
})

/** All of the lockfile but binaries of other platforms, which `npm run generate -- lockfile` adds without their licences. */
function readPackages() {
  const entries: [string, Entry][] = Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
  return entries.flatMap(([path, { name, version, license, optional, link }]) => {
    if (!path.includes('node_modules/') || link || (optional && !license)) return []
    return { name: name ?? path.split('node_modules/').at(-1), version, licence: license ?? 'unknown' }
  })
}

function findUnexplained(packages: ReturnType<typeof readPackages>): string[] {
  return packages
    .filter(({ name, licence }) => !isAllowed(licence) && !EXPLAINED.some(known => known.test(`${name} ${licence}`)))
    .map(({ name, version, licence }) => `${name} ${version}: docs/licences.md does not explain the licence ${licence}`)
}

/** Understands `A OR B` and `A AND B`, with or without parentheses around the whole. */
function isAllowed(licence: string): boolean {
  const expression = licence.replace(/^\((.*)\)$/, '$1')
  if (expression.includes(' OR ')) return expression.split(' OR ').some(isAllowed)
  return expression.split(' AND ').every(part => ALLOWED.test(part))
}
