import { describe, expect, it } from 'vitest'
import { link, paragraph, span, texts } from './rich-text.fixture'

/** lib/addresses/links.test.ts holds which links are taken. */
describe('links in a rich text', () => {
  it.each(['JaVa\tscript:alert(1)', 'https://good.example@evil.example', '', null])(
    'to %j are dropped, but their text stays',
    href => {
      const [block] = texts(paragraph([span('read this', 'strong', 'link')], [link(href)]))
      expect(block).toMatchObject({ children: [{ text: 'read this', marks: ['strong'] }], markDefs: [] })
    },
  )

  it.each(['/register', '#lists', 'https://example.org/x', 'tel:+14195550142;ext=101'])('to %s are kept', href => {
    const [block] = texts(paragraph([span('read this', 'link')], [link(href)]))
    expect(block).toMatchObject({
      children: [{ marks: ['link'] }],
      markDefs: [{ _type: 'link', _key: 'link', href }],
    })
  })

  it.each([
    [' https://example.org/\u00a0', 'https://example.org/'],
    ['\u200f/register', '/register'],
    ['tel:(419) 555-0142 ext. 7', 'tel:+14195550142;ext=7'],
  ])('to %j are cleaned', (typed, href) => {
    const [block] = texts(paragraph([span('read this', 'link')], [link(typed)]))
    expect(block?.markDefs.map(mark => mark.href)).toEqual([href])
  })

  it.each([
    ['#زكاة-المال', 'زكاة المال', '#زكاة-المال'],
    ['#%D8%B2%D9%83%D8%A7%D8%A9', 'زكاة', '#زكاة'],
    ['#الأموال', 'الأموال', '#الاموال'],
    ['#Événements', 'Événements', '#evenements'],
    ['#six-weeks', 'Six weeks', '#six-weeks'],
    ['#elsewhere', 'Six weeks', '#elsewhere'],
  ])('to %s lead to the heading of that name', (typed, title, href) => {
    const [block, heading] = texts(paragraph([span('read this', 'link')], [link(typed)]), {
      ...paragraph([span(title)]),
      style: 'h2',
    })
    expect(block?.markDefs.map(mark => mark.href)).toEqual([href])
    expect(`#${heading?.id}` === href).toBe(typed !== '#elsewhere')
  })

  it('without a definition are dropped', () => {
    const [block] = texts({ ...paragraph([span('read this', 'link')]), markDefs: null })
    expect(block).toMatchObject({ children: [{ text: 'read this', marks: [] }], markDefs: [] })
  })
})
