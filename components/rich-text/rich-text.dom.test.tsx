import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { makePicture } from '@/components/media/picture.fixture'
import { RichText } from '@/components/rich-text/rich-text'
import type { Labels, RichBlock, TextBlock } from '@/content/types'

const labels = { play: 'Play', pause: 'Pause', captions: 'Captions' } as Labels
const picture = makePicture('A lit doorway', 1600, 900)
const MARKUP = '<script>alert(1)</script><img src=x onerror=alert(1)>'

describe('text from the Studio', () => {
  test('becomes paragraphs, headings and quotations, with strong and emphasised text', () => {
    const page = render(
      { ...text([span('One', 'strong'), span(' two', 'em')]) },
      { ...text([span('Why')]), style: 'h2', id: 'why' },
      { ...text([span('Because')]), style: 'h3', id: 'because' },
      { ...text([span('So be it')]), style: 'blockquote' },
    )
    expect(page.querySelector('p')?.innerHTML).toBe('<strong>One</strong><em> two</em>')
    expect(page.querySelector('h2')?.textContent).toBe('Why')
    expect(page.querySelector('h3')?.textContent).toBe('Because')
    expect(page.querySelector('blockquote')?.textContent).toBe('So be it')
  })

  test('has lists, and lists inside lists', () => {
    const page = render(item('bullet', 1, 'a'), item('bullet', 2, 'b'), item('number', 3, 'c'), item('bullet', 1, 'd'))
    expect(page.querySelectorAll('.rich-text > ul')).toHaveLength(1)
    expect(page.querySelectorAll('.rich-text > ul > li')).toHaveLength(2)
    expect(page.querySelector('ul > li > ul > li > ol > li')?.textContent).toBe('c')
  })

  test('keeps every list item when levels are skipped', () => {
    const page = render(item('bullet', 3, 'a'), item('number', 1, 'b'), item('bullet', 10, 'c'), item('bullet', 2, 'd'))
    expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent).join('')).toContain('a')
    expect(page.body.textContent).toBe('abcd')
  })

  test('has links that keep the order of what is in them', () => {
    const link = { _type: 'link', _key: 'link', href: '/register?a=1&b=2' } as const
    const shown = render(text([span('this', 'strong', 'link')], [link])).querySelector('a')
    expect([shown?.getAttribute('href'), shown?.dir]).toEqual(['/register?a=1&b=2', 'auto'])
  })
})

describe('pictures and callouts', () => {
  test('a picture has its description, its caption and its reserved space', () => {
    const page = render({ _type: 'figure', _key: 'a', picture, caption: 'The door', isWide: false })
    const image = page.querySelector('figure img')
    expect(image?.getAttribute('alt')).toBe('A lit doorway')
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['720', '405'])
    expect(image?.getAttribute('loading')).toBe('lazy')
    expect(page.querySelector('figcaption')?.textContent).toBe('The door')
    expect(
      render({ _type: 'figure', _key: 'a', picture, caption: null, isWide: false }).querySelector('figcaption'),
    ).toBeNull()
  })

  test('a callout has the role of a note', () => {
    const page = render({ _type: 'callout', _key: 'a', title: 'In short', text: 'Ask your accountant.' })
    expect(page.querySelector('[role=note]')?.textContent).toBe('In shortAsk your accountant.')
  })
})

test('a table has headings for its columns, is named after them, and scrolls by keyboard', () => {
  const rows = [
    [[text([span('Month')])], [text([span('Raised')])]],
    [[text([span('May')])], [text([span('this', 'link')], [{ _type: 'link', _key: 'link', href: '/register' }])]],
  ]
  const page = render({ _type: 'table', _key: 'a', hasHeader: true, rows })
  expect([...page.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent)).toEqual(['Month', 'Raised'])
  expect(page.querySelector('td a')?.getAttribute('href')).toBe('/register')
  expect(page.querySelector('[aria-label="Month, Raised"]')?.getAttribute('tabindex')).toBe('0')
  expect(page.querySelector('table')?.dir).toBe('auto')
  const plain = render({ _type: 'table', _key: 'b', hasHeader: false, rows })
  expect([plain.querySelector('thead'), plain.querySelectorAll('tr').length]).toEqual([null, 2])
})

test('markup in content is escaped everywhere', () => {
  const source = { kind: 'embed', url: 'https://player.example/"><script>' } as const
  const page = render(
    text([span(MARKUP, 'strong')]),
    { ...text([span(MARKUP)]), style: 'h2', id: `"><script>${MARKUP}` },
    item('bullet', 1, MARKUP),
    { _type: 'callout', _key: 'a', title: MARKUP, text: MARKUP },
    { _type: 'figure', _key: 'b', picture: { ...picture, alt: `">${MARKUP}` }, caption: MARKUP, isWide: true },
    { _type: 'film', _key: 'c', film: { title: MARKUP, length: MARKUP, poster: picture, posterTall: null, source } },
  )
  expect(page.querySelectorAll('script, iframe, object, embed, style')).toHaveLength(0)
  const attributes = [...page.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes])
  expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
  expect(attributes.filter(({ value }) => /^\s*javascript:/i.test(value))).toEqual([])
  expect(page.querySelectorAll('img')).toHaveLength(2)
})

test('no content gives an empty element', () => {
  expect(render().querySelector('.rich-text')?.childElementCount).toBe(0)
})

function render(...blocks: RichBlock[]): Document {
  const html = renderToStaticMarkup(<RichText blocks={blocks} labels={labels} />)
  return new DOMParser().parseFromString(html, 'text/html')
}

let keys = 0

function text(children: TextBlock['children'], markDefs: TextBlock['markDefs'] = []): TextBlock {
  keys++
  return { _type: 'block', _key: `block-${keys}`, style: 'normal', level: 1, id: null, children, markDefs }
}

function item(listItem: 'bullet' | 'number', level: number, words: string): TextBlock {
  return { ...text([span(words)]), listItem, level }
}

function span(words: string, ...marks: string[]): TextBlock['children'][number] {
  return { _type: 'span', _key: words, text: words, marks }
}
