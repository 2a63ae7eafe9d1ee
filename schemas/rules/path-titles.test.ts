import { createSchema } from 'sanity'
import { expect, it } from 'vitest'
import { schemaTypes } from '@/schemas'
import { titlesOfPath } from './path-titles'

const schema = createSchema({ name: 'default', types: schemaTypes })

it('returns the titles that the form shows', () => {
  const page = { sections: [{ _type: 'hero', _key: 'h', trialLink: { href: '/x' } }] }
  expect(titles('landingPage', page, ['sections', { _key: 'h' }, 'trialLink', 'href'])).toEqual([
    'Sections',
    'Hero',
    'Trial button',
    'Leads to',
  ])
  const settings = { footerGroups: [{ _key: 'g', links: [{ _key: 'l', href: '/x' }] }] }
  expect(titles('siteSettings', settings, ['footerGroups', { _key: 'g' }, 'links', { _key: 'l' }, 'href'])).toEqual([
    'Groups of links',
    'Links',
    'Leads to',
  ])
})

it('tells the members of a list apart, by their titles or by their numbers', () => {
  const items = [{ _type: 'stage', _key: 'a' }, { _type: 'stage', _key: 'b', title: 'Count the rows' }, { _key: 'c' }]
  const section = { _type: 'steps', _key: 's', items }
  const ways = (page: object) =>
    ['a', 'b', 'c'].map(_key =>
      titles('page', page, ['sections', { _key: 's' }, 'items', { _key }, 'title']).join(' › '),
    )
  expect(ways({ sections: [section] })).toEqual([
    'Sections › Steps › Steps › Step 1 › Title',
    'Sections › Steps › Steps › Count the rows › Title',
    'Sections › Steps › Steps › Step 3 › Title',
  ])
  const others = [
    { _type: 'steps', _key: 'first', title: 'Before' },
    { _type: 'cover', _key: 'c' },
  ]
  expect(ways({ sections: [...others, section] })[0]).toBe('Sections › Steps 2 › Steps › Step 1 › Title')
  expect(titles('page', { sections: [...others, section] }, ['sections', { _key: 'first' }, 'title'])).toEqual([
    'Sections',
    'Before',
    'Title',
  ])
})

it('does not number what a list refers to', () => {
  const donors = ['a', 'b'].map(_key => ({ _type: 'reference', _key, _ref: `feature-${_key}` }))
  const page = { sections: [{ _type: 'features', _key: 'f', donors }] }
  const way = titles('landingPage', page, ['sections', { _key: 'f' }, 'donors', { _key: 'b' }])
  expect(way.slice(0, 2)).toEqual(['Sections', 'Features'])
  expect(way).toHaveLength(3)
})

it('ends where the form shows no title, as inside a rich text', () => {
  const post = { body: [{ _type: 'block', _key: 'b', markDefs: [{ _key: 'l', href: '/x' }] }] }
  expect(titles('post', post, ['body', { _key: 'b' }, 'markDefs', { _key: 'l' }, 'href'])).toEqual(['Text'])
  expect(titles('post', post, [])).toEqual([])
})

function titles(name: string, value: object, path: Parameters<typeof titlesOfPath>[2]): string[] {
  const type = schema.get(name)
  if (!type) throw new Error(`There is no type "${name}"`)
  return titlesOfPath(type, value, path)
}
