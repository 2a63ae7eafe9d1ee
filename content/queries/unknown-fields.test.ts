import type { ObjectTypeNode, SchemaType, TypeNode } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { listQueryProblems } from './unknown-fields'

const text: TypeNode = { type: 'string' }
const list = (of: TypeNode): TypeNode => ({ type: 'array', of })
const object = (name: string, fields: Record<string, TypeNode>): ObjectTypeNode => ({
  type: 'object',
  attributes: attributes(name, fields),
})

const SCHEMA: SchemaType = [
  { type: 'type', name: 'slug', value: object('slug', { current: text }) },
  {
    type: 'type',
    name: 'author.reference',
    value: { ...object('reference', { _ref: text }), dereferencesTo: 'author' },
  },
  { type: 'document', name: 'author', attributes: attributes('author', { name: text }) },
  {
    type: 'document',
    name: 'post',
    attributes: attributes('post', {
      ...{ title: text, publishedAt: text, tags: list(text), meta: object('meta', { words: text }) },
      slug: { type: 'inline', name: 'slug' },
      author: { type: 'inline', name: 'author.reference' },
    }),
  },
  {
    type: 'document',
    name: 'page',
    attributes: attributes('page', {
      sections: list({
        type: 'union',
        of: [object('hero', { lead: text, words: list(text) }), object('quote', { text, speaker: text })],
      }),
    }),
  },
]

describe('a field that no document has', () => {
  it.each([
    ['in a projection', '*[_type == "post"]{titel}', 'titel', 'post'],
    ['in an argument', '*[_type == "post"]{"name": coalesce(titel, title)}', 'titel', 'post'],
    ['in a filter, though another type has it', '*[_type == "post" && name == "A"]', 'name', 'post'],
    ['in an order', '*[_type == "post"] | order(publishAt desc)[0...3]{title}', 'publishAt', 'post'],
    ['of an object', '*[_type == "post"][0]{meta{word}}', 'word', 'meta'],
    ['of an object, by its path', '*[_type == "post"][0]{"words": meta.word}', 'word', 'meta'],
    ['of a named type', '*[_type == "post"]{"slug": slug.curent}', 'curent', 'slug'],
    ['behind a reference', '*[_type == "post"]{author->{nam}}', 'nam', 'author'],
    ['behind a reference, by its path', '*[_type == "post"]{"by": author->nam}', 'nam', 'author'],
    ['of one kind of list item', '*[_type == "page"]{sections[]{_type == "hero" => {lede}}}', 'lede', 'hero'],
    ['in a choice', '*[_type == "page"]{sections[]{"t": select(_type == "quote" => txt)}}', 'txt', 'quote'],
    ['around a query', '*[_type == "author"]{"posts": *[_type == "post" && title == ^.nam]{title}}', 'nam', 'author'],
    ['of the only document', '*[_type == "post"][0].titel', 'titel', 'post'],
    ['in a condition', '*[_type == "post"]{defined(titel) => {title}}', 'titel', 'post'],
  ])('is found %s', (_, query, field, of) => {
    expect(listQueryProblems('A_QUERY', query, SCHEMA)).toEqual([
      expect.stringContaining(`A_QUERY asks for the unknown field “${field}” of ${of}: `),
    ])
  })

  it('comes with the nearest field, or with what the type has', () => {
    const adviceFor = (field: string) =>
      listQueryProblems('A_QUERY', `*[_type == "author"]{${field}, ${field}}`, SCHEMA).map(text => text.split(': ')[1])
    expect(adviceFor('nmae')).toEqual(['did you mean “name”?'])
    expect(adviceFor('portrait')).toEqual(['it has name.'])
  })
})

it.each([
  '*[_type == "post"]{_id, _rev, title, "slug": slug.current, author->{name}, tags[]}',
  ...['*[_type in ["post", "author"]]{title, name}', '*[_type == "post"]{title, ...}'],
  '*[_type == "page"]{sections[]{_key, _type == "hero" => {lead, words[]}, _type == "quote" => {text}}}',
  '*[_type == "author"]{"posts": *[_type == "post" && references(^._id)] | order(title){title, "by": ^.name}}',
  ...['*[defined(title)][0...9]{title}', '*[_type == "post" && tags[0] in ["a"]]{"all": tags[@ != "b"]}'],
  '{"posts": *[_type == "post"]{title}, "count": count(*[_type == "author"])}',
])('nothing is found in %s', query => {
  expect(listQueryProblems('A_QUERY', query, SCHEMA)).toEqual([])
})

it('a query that cannot be read is named', () => {
  const [problem] = listQueryProblems('A_QUERY', '*[_type == "author"]{name,,}', SCHEMA)
  expect(problem).toMatch(/^A_QUERY cannot be read: Syntax error in GROQ/)
})

function attributes(name: string, fields: Record<string, TypeNode>): ObjectTypeNode['attributes'] {
  const all: [string, TypeNode][] = [['_type', { type: 'string', value: name }], ...Object.entries(fields)]
  return Object.fromEntries(all.map(([field, value]) => [field, { type: 'objectAttribute', value }]))
}
