import type { Component } from './read.ts'

export type Licensed = Pick<Component, 'name' | 'version' | 'isOptional' | 'licence'>

/** These ask for no more than that their text and their authors' names are kept. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** In docs/licences.md. A package whose licence changes is reported again. */
export const EXPLAINED: { name: RegExp; licence: string | null }[] = [
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  { name: /^@img\/sharp-win32-/, licence: 'Apache-2.0 AND LGPL-3.0-or-later' },
  { name: /^@img\/sharp-wasm32$/, licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT' },
  { name: /^@vercel\/stega$/, licence: 'MPL-2.0' },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0' },
  { name: /^jsonify$/, licence: null },
  { name: /^lightningcss(-|$)/, licence: 'MPL-2.0' },
  { name: /^md5-o-matic$/, licence: null },
]

export function findUnexplained(components: Licensed[]): string[] {
  return components
    .filter(component => !isAllowed(component.licence) && !isExplained(component) && !isOtherPlatform(component))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} has ${licence ? `the licence ${licence}` : 'no licence that npm knows'}; expected one of ${[...ALLOWED].join(', ')}, or an explanation in docs/licences.md.`,
    )
}

/** Understands `A OR B` and `A AND B`, with or without parentheses around the whole. */
function isAllowed(licence: string | null): boolean {
  if (licence === null) return false
  const expression = licence.replace(/^\((.*)\)$/, '$1')
  if (expression.includes(' OR ')) return expression.split(' OR ').some(isAllowed)
  if (expression.includes(' AND ')) return expression.split(' AND ').every(isAllowed)
  return ALLOWED.has(expression)
}

function isExplained({ name, licence }: Licensed): boolean {
  return EXPLAINED.some(known => known.name.test(name) && known.licence === licence)
}

/** Binaries of other platforms, which `npm run lockfile` adds, have the licence of the package that needs them. */
function isOtherPlatform({ isOptional, licence }: Licensed): boolean {
  return isOptional && licence === null
}
