import { expect, it } from 'vitest'
import { schema } from '../validation.fixture'
import { titlesOfPath } from './path-titles'

type Way = Parameters<typeof titlesOfPath>[2]

const hero = { sections: [{ _type: 'hero', _key: 'h', trialLink: { href: '/x' } }] }
const footer = { footerGroups: [{ _key: 'g', links: [{ _key: 'l', href: '/x' }] }] }
const post = { body: [{ _type: 'block', _key: 'b', markDefs: [{ _key: 'l', href: '/x' }] }] }
const items = [{ _type: 'stage', _key: 'a' }, { _type: 'stage', _key: 'b', title: 'Count the rows' }, { _key: 'c' }]
const steps = { _type: 'steps', _key: 's', items }
const alone = { sections: [steps] }
const amid = { sections: [{ _type: 'steps', _key: 'first', title: 'Before' }, { _type: 'cover', _key: 'c' }, steps] }
const wayTo = (_key: string): Way => ['sections', { _key: 's' }, 'items', { _key }, 'title']

it.each<[titles: string, type: string, document: object, way: Way]>([
  ['Sections › Hero › Trial button › Leads to', 'landingPage', hero, ['sections', { _key: 'h' }, 'trialLink', 'href']],
  [
    'Groups of links › Links › Leads to',
    'siteSettings',
    footer,
    ['footerGroups', { _key: 'g' }, 'links', { _key: 'l' }, 'href'],
  ],
  // Members of a list are told apart by their titles or by their numbers.
  ['Sections › Steps › Steps › Step 1 › Title', 'page', alone, wayTo('a')],
  ['Sections › Steps › Steps › Count the rows › Title', 'page', alone, wayTo('b')],
  ['Sections › Steps › Steps › Step 3 › Title', 'page', alone, wayTo('c')],
  ['Sections › Steps 2 › Steps › Step 1 › Title', 'page', amid, wayTo('a')],
  ['Sections › Before › Title', 'page', amid, ['sections', { _key: 'first' }, 'title']],
  // The form shows no titles inside a rich text.
  ['Text', 'post', post, ['body', { _key: 'b' }, 'markDefs', { _key: 'l' }, 'href']],
  ['', 'post', post, []],
])('leads to a field by the titles that the form shows: %s', (titles, type, document, way) => {
  expect(titlesOf(type, document, way).join(' › ')).toBe(titles)
})

it('does not number what a list refers to', () => {
  const donors = ['a', 'b'].map(_key => ({ _type: 'reference', _key, _ref: `feature-${_key}` }))
  const page = { sections: [{ _type: 'features', _key: 'f', donors }] }
  const way = titlesOf('landingPage', page, ['sections', { _key: 'f' }, 'donors', { _key: 'b' }])
  expect(way.slice(0, 2)).toEqual(['Sections', 'Features'])
  expect(way).toHaveLength(3)
})

function titlesOf(name: string, value: object, way: Way): string[] {
  const type = schema.get(name)
  if (!type) throw new Error(`There is no type "${name}"`)
  return titlesOfPath(type, value, way)
}
