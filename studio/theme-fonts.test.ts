import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('replaces each typeface that Sanity’s kit would load from another host, and keeps its sizes but for three', () => {
  const sheet = readFileSync('node_modules/ui5/dist/styles.css', 'utf8')
  const theirs = new Map(
    Array.from(sheet.matchAll(/(--[\w-]+):([^;}]*\bInter\b)/g), ([, name, value]) => [name, value]),
  )
  const ours = new Map(
    Array.from(readFileSync('app/studio/fonts.css', 'utf8').matchAll(/(--[\w-]+): (.*);/g), ([, name, value]) => [
      name,
      value,
    ]),
  )
  expect(theirs.size).toBeGreaterThan(10)
  expect([...ours.keys()].toSorted()).toEqual([...theirs.keys()].toSorted())
  const sizeOf = (font = '') => /[\d.]+px\s*\/\s*[\d.]+/.exec(font)?.[0].replaceAll(' ', '')
  const changed = [...theirs.keys()].filter(name => sizeOf(ours.get(name)) !== sizeOf(theirs.get(name)))
  expect(changed.toSorted()).toEqual(['--body-0', '--body-1', '--body-2'])
})
