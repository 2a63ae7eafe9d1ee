import { describe, expect, it } from 'vitest'
import { blogPath, pageCountOf, readPageNumber } from './blog.ts'

describe('blog pagination', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 1],
    [4, 2],
    [12, 4],
    [13, 5],
  ])('splits %i posts into %i pages', (total, pages) => {
    expect(pageCountOf(total)).toBe(pages)
  })

  it.each([
    ['1', 1],
    ['42', 42],
    ['999999', 999_999],
  ])('reads the page number from its address: %s', (text, page) => {
    expect(readPageNumber(text)).toBe(page)
  })

  it.each([
    '',
    '0',
    '01',
    '-1',
    '+1',
    '1.0',
    '1e3',
    '0x1',
    ' 1',
    '1 ',
    '1\n',
    '١',
    '1000000',
    '9'.repeat(400),
    '"] | *',
  ])('rejects %j as a page number', text => {
    expect(readPageNumber(text)).toBeNull()
  })

  it('builds addresses, with the list’s own address for page 1', () => {
    expect(blogPath(1)).toBe('/blog')
    expect(blogPath(2)).toBe('/blog/page/2')
    expect(blogPath(1, 'ramadan')).toBe('/blog/category/ramadan')
    expect(blogPath(3, 'ramadan')).toBe('/blog/category/ramadan/page/3')
  })
})
