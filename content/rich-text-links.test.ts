import { describe, expect, it } from 'vitest'
import { link, paragraph, span, texts } from './rich-text.fixture'

describe('links in a rich text', () => {
  it.each([
    'javascript:alert(1)',
    'JaVa\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:alert(1)',
    'blob:https://evil.example/1',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://good.example@evil.example',
    'http://plain.example',
    '',
    null,
  ])('to %j are dropped, but their text stays', href => {
    const [block] = texts(paragraph([span('read this', 'strong', 'link')], [link(href)]))
    expect(block).toMatchObject({ children: [{ text: 'read this', marks: ['strong'] }], markDefs: [] })
  })

  it.each([
    '/register',
    '#lists',
    '/blog/page/2?a=b#c',
    'https://example.org/x',
    'mailto:a@b.example',
    'tel:+14195550142',
    'tel:+14195550142;ext=101',
    'mailto:a@b.example,c@d.example',
  ])('to %s are kept', href => {
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
