import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import ownTypefaces from '@/app/studio/own-typefaces.mjs'

const kit = readFileSync('node_modules/ui5/dist/styles.css', 'utf8')

it('each text for which Sanity’s kit would load a typeface from another host has that of the site, in its size', () => {
  const { Declaration } = ownTypefaces()
  const typefaces = Array.from(kit.matchAll(/--[\w-]+:([^;}]*\bInter\b[^;}]*)/g), ([, value = '']) => value)
  expect(typefaces.length).toBeGreaterThan(10)
  for (const value of typefaces) {
    const declaration = { value }
    Declaration(declaration)
    expect(declaration.value).toBe(
      value.replace('Inter', 'var(--font-hanken), var(--font-hanken-western), var(--font-hanken-extended)'),
    )
  }
})

it('has other sizes for three texts, which the kit names, too', () => {
  const ours = readFileSync('app/studio/fonts.css', 'utf8').match(/--[\w-]+(?=:)/g)
  expect(ours).toEqual(['--body-0', '--body-1', '--body-2'])
  for (const name of ours ?? []) expect(kit).toContain(`${name}:`)
})
