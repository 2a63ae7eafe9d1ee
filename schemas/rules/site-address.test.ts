import { expect, it } from 'vitest'
import { readSiteAddress } from './site-address'

it.each([
  ['/', { kind: 'page' }],
  ['/register?utm_source=letter', { kind: 'page' }],
  ['/blog/', { kind: 'page' }],
  ['/scranton', { kind: 'page' }],
  ['/info', { kind: 'page' }],
  ['/feed.xml', { kind: 'page' }],
  ['/#impact', { kind: 'section', anchor: 'impact' }],
  ['/post/three-funds', { kind: 'post', slug: 'three-funds' }],
  ['/post/three-funds/#a-heading', { kind: 'post', slug: 'three-funds' }],
  ['/post/three%2Dfunds', { kind: 'post', slug: 'three-funds' }],
  ['/blog/category/finance', { kind: 'list', of: 'category', slug: 'finance', page: 1 }],
  ['/blog/category/finance/page/2', { kind: 'list', of: 'category', slug: 'finance', page: 2 }],
  ['/author/maryam-raza', { kind: 'list', of: 'author', slug: 'maryam-raza', page: 1 }],
  ['/author/maryam-raza/page/2', { kind: 'list', of: 'author', slug: 'maryam-raza', page: 2 }],
  ['/blog/page/4', { kind: 'blogPage', page: 4 }],
  ['/ISRI', { kind: 'redirect', key: '/isri' }],
  ['/albayan/terminal1', { kind: 'redirect', key: '/albayan/terminal1' }],
])('reads what a link refers to: %s', (href, address) => {
  expect(readSiteAddress(href)).toEqual(address)
})

it.each([
  ...['/post', '/post/a/b', '/blog/x', '/blog/page/0', '/blog/page', '/blog/category', '/blog/category/a/b'],
  ...['/author', '/author/a/b', '/author/a/page/0', '/author/page/2/x', '/a.pdf', '/post/%ff'],
])('reports that no page can exist at an address: %s', href => {
  expect(readSiteAddress(href)).toEqual({ kind: 'missing' })
})

it.each([
  ...['https://elsewhere.example/post/x', 'mailto:a@b.example', 'tel:+14195550142', '#a-heading'],
  ...['javascript:alert(1)', ''],
])('ignores a link that does not lead to a page of the site: %s', href => {
  expect(readSiteAddress(href)).toBeNull()
})
