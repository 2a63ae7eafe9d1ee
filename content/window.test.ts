import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { expect, it } from 'vitest'
import { isOpenAt } from '@/lib/time/show-window'
import { windowOf } from './window'

const STORED = { showFrom: '2025-12-01', showFromTime: '9:30', showUntil: '2025-12-24', timeZone: 'America/Denver' }

it('returns the same window in draft mode, where texts carry marks', () => {
  const marked = mark(STORED)
  for (const [name, text] of Object.entries(STORED)) expect(Reflect.get(marked, name)).not.toBe(text)
  expect(windowOf(marked)).toEqual(windowOf(STORED))
  expect(isOpenAt(windowOf(marked), Date.parse('2025-12-01T09:30:00-07:00'))).toBe(true)
})

it('returns null for every field that is not stored', () => {
  expect(Object.values(windowOf({ show: true }))).toEqual(Array(9).fill(null))
})

/** Fields of a milestone as Sanity's client returns them in draft mode. */
function mark<Fields extends Record<string, string>>(fields: Fields): Fields {
  const paths = Object.keys(fields).map(name => `$['${name}']`)
  const source = (path: number) => ({ type: 'documentValue' as const, document: 0, path })
  const mappings = paths.map((path, index) => [path, { type: 'value' as const, source: source(index) }])
  const map = {
    documents: [{ _id: 'drafts.milestone', _type: 'milestone' }],
    paths,
    mappings: Object.fromEntries(mappings),
  }
  return stegaEncodeSourceMap(fields, map, { enabled: true, studioUrl: '/studio', filter: () => true })
}
