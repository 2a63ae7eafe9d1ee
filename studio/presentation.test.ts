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
