import { describe, expect, it } from 'vitest'
import { authorPath, blogPath, coverPath, POSTS_AT_HOME, pageCountOf, readPageNumber } from './blog.ts'
import { cardUrl, pageCard, sharedPictureUrl, versionOf } from './card-url.ts'
import { isPage, markdownPath, pageOfMarkdown } from './markdown-pages.ts'

describe('blog pagination', () => {
  it('splits posts into pages of nine, and on the landing page of three', () => {
    expect([0, 1, 9, 10, 18, 19].map(total => pageCountOf(total))).toEqual([1, 1, 1, 2, 2, 3])
    expect([0, 3, 4, 12].map(total => pageCountOf(total, POSTS_AT_HOME))).toEqual([1, 1, 2, 4])
  })

  it('reads the page number from its address', () => {
    expect(['1', '42', '999999'].map(readPageNumber)).toEqual([1, 42, 999_999])
  })

  it.each(['', '0', '01', '-1', '1.0', ' 1', '1\n', '١', '1000000', '"] | *'])('rejects %j as a page number', text => {
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

it.each([
  ['/', '/index.md'],
  ['/blog', '/blog.md'],
  ['/post/thirty-nights', '/post/thirty-nights.md'],
  ['/stories/masjid-as-salam', '/stories/masjid-as-salam.md'],
  ['/blog/category/finance/page/2', '/blog/category/finance/page/2.md'],
])('the Markdown of %s is at %s', (page, markdown) => {
  expect(markdownPath(page)).toBe(markdown)
  expect(pageOfMarkdown(markdown)).toBe(page)
})

it.each(['/post/x', '/post/x.mdx', '/.md', '/post/.md', '/og/post/x.md', '/icons/48.md', '/fee-calculator.md', 'x.md'])(
  '%s is the address of no Markdown',
  path => expect(pageOfMarkdown(path)).toBeNull(),
)

it.each(['/og/post/x', '/icons/48', '/fee-calculator', '/received'])('%s is no page', path => {
  expect(isPage(path)).toBe(false)
})

describe('the URL of a card', () => {
  const post = { kind: 'post', name: 'thirty-nights' } as const

  it('names the subject of the card and a version', () => {
    expect(cardUrl({ ...post, version: ['Thirty nights', null] })).toMatch(/^\/og\/post\/thirty-nights\?v=[\w-]{10}$/)
    expect(cardUrl({ kind: 'page', name: 'blog', version: [] })).toMatch(/^\/og\/page\/blog\?v=/)
  })

  it('changes with anything that the card shows, and with nothing else', () => {
    const urls = [['a', 'b'], ['b', 'a'], ['ab'], ['a', null], ['a', ''], []].map(version =>
      cardUrl({ ...post, version }),
    )
    expect(new Set(urls).size).toBe(urls.length)
    expect(cardUrl({ ...post, version: ['a', 'b'] })).toBe(urls[0])
  })

  it('stays under /og, whatever the slug', () => {
    const { pathname, search } = new URL(
      cardUrl({ kind: 'post', name: '../a?b=#c d', version: [] }),
      'https://a.example',
    )
    expect(pathname).toBe('/og/post/..%2Fa%3Fb%3D%23c%20d')
    expect(search).toBe(`?v=${versionOf([])}`)
  })
})

it('names the card of a page after its path; the landing page has none', () => {
  expect(pageCard('/request-trial', 'Trial')).toEqual({ kind: 'page', name: 'request-trial', version: ['Trial'] })
  expect(pageCard('/', 'Minara')).toBeUndefined()
})

describe('the URL of a picture that staff chose for sharing', () => {
  const picture = { assetId: 'image-a-1200x630-jpg', crop: null, hotspot: null }
  const crop = { top: 0, right: 0.1, bottom: 0, left: 0 }

  it('changes with the picture, its crop and its focal point, and with nothing else', () => {
    const others = [{ assetId: 'image-b-1200x630-jpg' }, { crop }, { hotspot: { x: 0.5, y: 0.2 } }]
    const urls = [picture, ...others.map(change => ({ ...picture, ...change }))].map(sharedPictureUrl)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls[0]).toMatch(/^\/og\/shared\/[\w-]{10}$/)
    expect(sharedPictureUrl({ ...picture, ...{ alt: 'A door' } })).toBe(urls[0])
  })
})
