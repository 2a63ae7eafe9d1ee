import { expect, it } from 'vitest'
import { fieldNamesIn } from './document-readers.ts'

it.each([
  ['in a projection', '*[_type == "post"]{title, author->{name}}', ['title', 'author', 'name']],
  ['in an argument', '*[_type == "post"]{"name": coalesce(lead, title)}', ['lead', 'title']],
  [
    'in filters and orders',
    '*[_type == "post" && isLive] | order(publishedAt desc)[0...$count]',
    ['isLive', 'publishedAt'],
  ],
  [
    'by their path',
    '*[_type == "post"][0]{"at": slug.current, "by": author->name}',
    ['slug', 'current', 'author', 'name'],
  ],
  ['around a query', '*[_type == "author"]{"posts": *[_type == "post" && title == ^.email]}', ['title', 'email']],
  [
    'in a condition',
    '*[_type == "page"]{sections[]{_type == "hero" => {lead}, defined(text) => {text}}}',
    ['sections', 'lead', 'text'],
  ],
])('finds the fields that a query reads %s', (_, query, names) => {
  expect(fieldNamesIn(query).sort()).toEqual(names.sort())
})

it('leaves out a name that the query defines itself', () => {
  expect(fieldNamesIn('{"posts": *[_type == "post"]{"when": publishedAt} | order(when)}')).toEqual(['publishedAt'])
})
