import { createSchema } from 'sanity'
import { expect, it } from 'vitest'
import { schemaTypes } from '@/schemas'
import { walkTexts } from './walk-texts'

const schema = createSchema({ name: 'site', types: schemaTypes })

function walk(document: { _type: string; [name: string]: unknown }) {
  const type = schema.get(document._type)
  if (!type) throw new Error(`The schema has no type "${document._type}"`)
  return [...walkTexts(type, document)]
}

it('names the field of a text as the form does', () => {
  expect(
    walk({
      _type: 'testimonial',
      _id: 'one',
      quote: 'We counted the box.',
      image: { alt: 'A man', asset: { _ref: 'image-1' } },
    }),
  ).toEqual([
    { path: 'quote', title: 'Quote', within: null, richText: null, text: 'We counted the box.' },
    { path: 'image.alt', title: expect.any(String), within: null, richText: null, text: 'A man' },
  ])
})

it('reaches list members by key, and names the section that holds a text', () => {
  const sections = [{ _type: 'hero', _key: 'h1', words: ['Support', 'Build'], lead: 'Free tools.' }]
  expect(walk({ _type: 'landingPage', sections })).toEqual([
    expect.objectContaining({ path: 'sections[_key=="h1"].words[0]', within: 'Hero', text: 'Support' }),
    expect.objectContaining({ path: 'sections[_key=="h1"].words[1]', within: 'Hero', text: 'Build' }),
    expect.objectContaining({ path: 'sections[_key=="h1"].lead', within: 'Hero', text: 'Free tools.' }),
  ])
})

it('takes a paragraph of rich text as one text', () => {
  const block = {
    _type: 'block',
    _key: 'b1',
    children: [
      { _type: 'span', text: 'Nobody counts ' },
      { _type: 'span', text: 'the box.' },
    ],
  }
  expect(walk({ _type: 'post', body: [block] })).toEqual([
    { path: 'body[_key=="b1"]', title: 'Text', within: null, richText: 'body', text: 'Nobody counts the box.' },
  ])
})

it('leads to the table that holds a text, as to a paragraph', () => {
  const value = [{ _type: 'block', _key: 'b1', children: [{ _type: 'span', text: 'May' }] }]
  const rows = [{ _type: 'row', _key: 'r1', cells: [{ _type: 'cell', _key: 'c1', value }] }]
  const [found] = walk({ _type: 'post', body: [{ _type: 'table', _key: 't1', rows }] })
  expect(found?.path).toMatch(/^body\[_key=="t1"\]\.rows/)
  expect(found).toMatchObject({ richText: 'body', text: 'May' })
})

it('leaves out what visitors do not read: days, addresses, choices', () => {
  expect(walk({ _type: 'milestone', showFrom: '2026-11-01', timeZone: 'America/Chicago' })).toEqual([])
  expect(
    walk({ _type: 'post', slug: { current: 'a-post' }, publishedAt: '2026-11-01T00:00:00Z', author: { _ref: 'a' } }),
  ).toEqual([])
})
