import { describe, expect, it } from 'vitest'
import { cardUrl, pageCard, sharedPictureUrl, versionOf } from './card-url.ts'

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
