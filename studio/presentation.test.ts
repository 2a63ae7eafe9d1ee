import { expect, it } from 'vitest'
import { PAGE_LIST } from '@/lib/pages'
import { preview } from './presentation'

const { mainDocuments = [] } = preview.resolve ?? {}

it('opens the document of a page beside it, under each of its paths', () => {
  for (const { path, also, document } of PAGE_LIST) {
    expect(mainDocuments).toContainEqual({ route: [path, ...also], filter: `_id == "${document}"` })
  }
})

it.each([
  ['/post/:slug', '_type == "post" && slug.current == $slug'],
  ['/author/:author', '_type == "author" && slug.current == $author'],
  ['/blog/category/:category/page/:page', '_type == "category" && slug.current == $category'],
])('finds the document of %s by the slug in its path', (route, filter) => {
  expect(mainDocuments).toContainEqual({ route: [route], filter })
})

it('finds a page that staff built by the whole of its address, after all other routes', () => {
  expect(mainDocuments.slice(-3)).toEqual([
    { route: '/:a', filter: '_type == "page" && slug.current == $a' },
    { route: '/:a/:b', filter: '_type == "page" && slug.current == $a + "/" + $b' },
    { route: '/:a/:b/:c', filter: '_type == "page" && slug.current == $a + "/" + $b + "/" + $c' },
  ])
})
