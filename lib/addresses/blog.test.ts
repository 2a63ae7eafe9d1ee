import { describe, expect, it } from 'vitest'
import { authorPath, blogPath, coverPath, POSTS_AT_HOME, pageCountOf, readPageNumber } from './blog.ts'

describe('blog pagination', () => {
  it.each([
    [0, 1],
    [1, 1],
    [9, 1],
    [10, 2],
    [18, 2],
    [19, 3],
  ])('splits %i posts into %i pages', (total, pages) => {
    expect(pageCountOf(total)).toBe(pages)
  })

  it('splits the landing page’s list into pages of three', () => {
    expect([0, 3, 4, 12].map(total => pageCountOf(total, POSTS_AT_HOME))).toEqual([1, 1, 2, 4])
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
    expect(authorPath('maryam-raza')).toBe('/author/maryam-raza')
    expect(authorPath('maryam-raza', 2)).toBe('/author/maryam-raza/page/2')
    expect(blogPath(2, '50% off?')).toBe('/blog/category/50%25%20off%3F/page/2')
    expect(authorPath('a/b')).toBe('/author/a%2Fb')
    expect(coverPath('a/b c')).toBe('/og/cover/a%2Fb%20c')
  })
})
