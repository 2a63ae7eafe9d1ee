import { expect, it } from 'vitest'
import { PAGE_LIST } from '@/lib/pages'
import { preview } from './presentation'

const { mainDocuments = [] } = preview.resolve ?? {}

it('opens the document of a page beside it, under each of its paths', () => {
  for (const { path, also, document } of PAGE_LIST) {
    expect(mainDocuments).toContainEqual({ route: [path, ...also], filter: `_id == "${document}"` })
  }
})

it('finds the document of a route by the slug in its path', () => {
  expect(mainDocuments).toContainEqual({
    route: ['/post/:slug'],
    filter: '_type == "post" && slug.current == $slug',
  })
  expect(mainDocuments).toContainEqual({
    route: ['/author/:author'],
    filter: '_type == "author" && slug.current == $author',
  })
  expect(mainDocuments).toContainEqual({
    route: ['/blog/category/:category/page/:page'],
    filter: '_type == "category" && slug.current == $category',
  })
})

it('finds a page that staff built by the whole of its address, after all other routes', () => {
  expect(mainDocuments.slice(-3)).toEqual([
    { route: '/:a', filter: '_type == "page" && slug.current == $a' },
    { route: '/:a/:b', filter: '_type == "page" && slug.current == $a + "/" + $b' },
    { route: '/:a/:b/:c', filter: '_type == "page" && slug.current == $a + "/" + $b + "/" + $c' },
  ])
})
