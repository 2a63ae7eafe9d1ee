import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { expect, it } from 'vitest'
import { isOpenAt } from '@/lib/time/show-window'
import { mayBeMarked, splitMark, withoutMark } from './marks'
import { windowOf } from './window'

/** Fields of a document, by their paths, as Sanity's client returns them in draft mode. */
function mark<Fields extends Record<string, string>>(type: string, fields: Fields, filter = mayBeMarked): Fields {
  const names = Object.keys(fields)
  const source = (path: number) => ({ type: 'documentValue' as const, document: 0, path })
  const map = {
    documents: [{ _id: `drafts.${type}`, _type: type }],
    paths: names.map(name => `$['${name.replaceAll('.', "']['")}']`),
    mappings: Object.fromEntries(
      names.map((name, place) => [`$['${name}']`, { type: 'value' as const, source: source(place) }]),
    ),
  }
  return stegaEncodeSourceMap(fields, map, { enabled: true, studioUrl: '/studio', filter })
}

it('marks texts that visitors read, and no values that code uses', () => {
  const fields = {
    ...{ title: 'Build', tagline: 'For masjids', 'labels.page': 'Page {page}', 'labels.email': 'E-mail' },
    ...{ icon: 'heart', href: '/register', phoneHref: 'tel:+14195550142', linkHrefSmall: '/trial', id: 'give' },
    ...{ scene: 'tap' },
    ...{ 'slug.current': 'ramadan', publishedAt: '2026-01-12T08:00:00Z', 'seo.title': 'Minara', path: '/albayan' },
  }
  const marked = mark('siteSettings', fields)
  const names = Object.entries(fields).flatMap(([name, text]) => (Reflect.get(marked, name) === text ? [] : name))
  expect(names).toEqual(['title', 'tagline', 'labels.page', 'labels.email'])
})

it('marks the site’s own e-mail address, but not those of masjids', () => {
  expect(mark('siteSettings', { email: 'salam@minara.example' }).email).toMatch(/[\u200b-\u200d]/)
  expect(mark('masjid', { email: 'office@assalam.example' })).toEqual({ email: 'office@assalam.example' })
})

it('splits a marked text into the text and its mark', () => {
  const marked = mark('hero', { rest: 'Masjid' }).rest
  const { text, mark: end } = splitMark(marked)
  expect(text).toBe('Masjid')
  expect(end.length).toBeGreaterThan(10)
  expect(text + end).toBe(marked)
  expect(withoutMark(marked)).toBe('Masjid')
  expect(splitMark('Masjid')).toEqual({ text: 'Masjid', mark: '' })
})

it('reads the same show window from marked texts, with null for every field that is not stored', () => {
  const stored = { showFrom: '2025-12-01', showFromTime: '9:30', showUntil: '2025-12-24', timeZone: 'America/Denver' }
  const marked = mark('milestone', stored, () => true)
  for (const [name, text] of Object.entries(stored)) expect(Reflect.get(marked, name)).not.toBe(text)
  expect(windowOf(marked)).toEqual(windowOf(stored))
  expect(isOpenAt(windowOf(marked), Date.parse('2025-12-01T09:30:00-07:00'))).toBe(true)
  expect(Object.values(windowOf({ show: true }))).toEqual(Array(9).fill(null))
})
