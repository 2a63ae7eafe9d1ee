import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { expect, it } from 'vitest'
import { mayBeMarked, splitMark, withoutMark } from './marks'

/** Fields of a document as Sanity's client returns them in draft mode. */
function mark(type: string, fields: Record<string, unknown>) {
  const paths = Object.keys(fields)
  const map = {
    documents: [{ _id: `drafts.${type}`, _type: type }],
    paths: paths.map(
      path =>
        `$${path
          .split('.')
          .map(name => `['${name}']`)
          .join('')}`,
    ),
    mappings: Object.fromEntries(
      paths.map((path, index) => [
        `$['${path}']`,
        { type: 'value' as const, source: { type: 'documentValue' as const, document: 0, path: index } },
      ]),
    ),
  }
  return stegaEncodeSourceMap(fields, map, { enabled: true, studioUrl: '/studio', filter: mayBeMarked })
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
  expect(Object.values(mark('siteSettings', { email: 'salam@minara.example' })).join()).toMatch(/[\u200b-\u200d]/)
  expect(mark('masjid', { email: 'office@assalam.example' })).toEqual({ email: 'office@assalam.example' })
})

it('splits a marked text into the text and its mark', () => {
  const [marked = ''] = Object.values(mark('hero', { rest: 'Masjid' })).map(String)
  const { text, mark: end } = splitMark(marked)
  expect(text).toBe('Masjid')
  expect(end.length).toBeGreaterThan(10)
  expect(text + end).toBe(marked)
  expect(withoutMark(marked)).toBe('Masjid')
  expect(splitMark('Masjid')).toEqual({ text: 'Masjid', mark: '' })
})
