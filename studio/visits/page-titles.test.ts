import { expect, it } from 'vitest'
import { slugsOf, titleOfPage, toTitles } from './page-titles'

const titles = toTitles([
  { _type: 'post', slug: 'thirty-nights', title: 'Thirty nights' },
  { _type: 'author', slug: 'maryam-raza', title: 'Maryam Raza' },
  { _type: 'category', slug: 'finance', title: 'Finance' },
  { _type: 'post', slug: 'untitled', title: null },
])

it.each([
  ['/', 'Landing page'],
  ['/info', 'Landing page'],
  ['/karima', 'Trial, short'],
  ['/scranton', 'Trial, short'],
  ['*', 'Addresses that do not exist'],
  ['/blog', 'Blog'],
  ['/blog/page/1', 'Blog'],
  ['/blog/page/3', 'Blog, page 3'],
  ['/post/thirty-nights', 'Thirty nights'],
  ['/author/maryam-raza', 'Maryam Raza'],
  ['/author/maryam-raza/page/2', 'Maryam Raza, page 2'],
  ['/blog/category/finance', 'Finance'],
  ['/post/deleted', '/post/deleted'],
  ['/post/untitled', '/post/untitled'],
])('calls %s “%s”', (path, title) => {
  expect(titleOfPage(path, titles)).toBe(title)
})

it('asks for the slugs of the pages that have one', () => {
  expect(slugsOf(['/', '*', '/post/a', '/author/b/page/2', '/blog/category/c', '/blog/page/2'])).toEqual([
    'a',
    'b',
    'c',
  ])
})
