import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { makePicture } from '@/components/media/picture.fixture'
import { RichText } from '@/components/rich-text/rich-text'
import { fillContacts } from '@/content/posts/contacts'
import { read as readBlocks } from '@/content/rich-text.fixture'
import type { Labels, RichBlock } from '@/content/types'

type Span = [text: string, ...marks: string[]]

const labels = { play: 'Play', pause: 'Pause', captions: 'Captions' } as Labels
const contact = { email: 'a@b.example', emailHref: 'mailto:a@b.example', phone: '1', phoneHref: 'tel:+14195550142' }
const picture = makePicture('A lit doorway', 1600, 900)
const FIGURE = {
  ...{ _type: 'figure' as const, _key: 'figure', caption: 'The door' },
  picture: { ...picture, crop: null, hotspot: null },
}
const CALLOUT: object = { _type: 'callout', _key: 'callout', title: 'In short', text: 'One\nTwo' }
const QUOTE: object = { _type: 'quote', _key: 'quote', quote: 'So it is', name: 'Ali', role: null, picture: null }
const MARKUP = '<script>alert(1)</script><img src=x onerror=alert(1)>'

describe('text from the Studio', () => {
  test('becomes paragraphs, headings and quotations, with strong and emphasised text', () => {
    const page = render(
      text({}, ['One', 'strong'], [' two', 'em']),
      ...['h2', 'h3', 'blockquote'].map(style => text({ style }, [`As ${style}`])),
    )
    expect(page.querySelector('p')?.innerHTML).toBe('<strong>One</strong><em> two</em>')
    for (const tag of ['h2', 'h3', 'blockquote']) expect(page.querySelector(tag)?.textContent).toBe(`As ${tag}`)
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
    const shown = render(text({}, ['this', 'strong', 'terms'])).querySelector('a')
    expect([shown?.getAttribute('href'), shown?.dir]).toEqual(['/terms', 'auto'])
  })
})

describe('what staff can nest', () => {
  test.each<[name: string, block: object, links: string[]]>([
    ['a heading alone', text({ style: 'h2' }, ['Why']), ['#why']],
    ['an Arabic heading', text({ style: 'h3' }, ['ليلة']), ['#ليلة']],
    ['a link in a heading', text({ style: 'h2' }, ['See '], ['the terms', 'terms']), ['/terms']],
    ['a smaller heading that is all link', text({ style: 'h3' }, ['The terms', 'terms']), ['/terms']],
    ['an address of the settings in a heading', text({ style: 'h2' }, ['Write to {email}']), ['mailto:a@b.example']],
    ['an address of the settings in a link', text({}, ['Write to {email}', 'terms']), ['/terms']],
    ['a link in a link', text({}, ['See ', 'terms'], ['this', 'terms', 'blog'], [' and', 'blog']), ['/terms', '/blog']],
    ['a strong link in a heading', text({ style: 'h2' }, ['See', 'strong', 'em', 'terms']), ['/terms']],
    ['a link in a quotation', text({ style: 'blockquote' }, ['See', 'terms']), ['/terms']],
    ['a link in a pull quote', text({ style: 'pullQuote' }, ['See', 'em', 'terms']), ['/terms']],
    ['a link in what is still to be written', text({ style: 'unfinished' }, ['See', 'terms']), ['/terms']],
    ['a link in an item', text({ listItem: 'number' }, ['See', 'terms']), ['/terms']],
    ['a heading in an item', text({ listItem: 'bullet', style: 'h2' }, ['See', 'terms']), ['/terms']],
    ['a quotation in an item', text({ listItem: 'bullet', style: 'blockquote', level: 3 }, ['See']), []],
    ['a link called strong', text({}, ['See', 'strong', 'terms']), ['/terms']],
    ['markup in words', text({ style: 'h2' }, ['<a href="/x">x</a><p>', 'terms']), ['/terms']],
  ])('%s is valid HTML', (_, block, links) => {
    const html = markupOf(read(block))
    const { body } = render(block)
    expect(tagsOf(body.innerHTML)).toEqual(tagsOf(html))
    expect(body.querySelectorAll('a a, a button, button a, button button, p :is(p, div, ul, h2, h3)')).toHaveLength(0)
    const shown = Array.from(body.querySelectorAll('a'), link => link.getAttribute('href'))
    expect([...new Set(shown)]).toEqual(links)
  })
})

describe('the numbers of a list', () => {
  const one = item('number', 1, 'One')
  const inner = item('number', 2, 'Inner')
  const bullet = item('bullet', 1, 'Bullet')
  const innerBullet = item('bullet', 2, 'Inner bullet')
  const heading = text({ style: 'h2' }, ['Next'])

  test.each<[name: string, blocks: object[], starts: number[]]>([
    ['begin with 1', [one, one], [1]],
    ['go on after a picture', [one, one, FIGURE, one], [1, 3]],
    ['go on after a picture and a callout', [one, FIGURE, CALLOUT, one, one, QUOTE, one], [1, 2, 4]],
    ['begin again after a heading, even beside a picture', [one, FIGURE, heading, one], [1, 1]],
    ['begin again after bullets', [one, bullet, one], [1, 1]],
    ['go on after bullets of a lower level', [one, innerBullet, FIGURE, innerBullet, one], [1, 2]],
    ['begin again in every item', [one, inner, inner, one, inner], [1, 1, 1]],
    ['go on at a lower level after a picture', [one, inner, FIGURE, inner, one], [1, 1, 2, 2]],
  ])('%s', (_, blocks, starts) => {
    expect(Array.from(render(...blocks).querySelectorAll('ol'), list => list.start)).toEqual(starts)
  })
})

describe('pictures and callouts', () => {
  test('a picture has its description, its caption and its reserved space', () => {
    const page = render(FIGURE)
    const image = page.querySelector('figure img')
    const attributes = ['alt', 'width', 'height', 'loading'].map(name => image?.getAttribute(name))
    expect(attributes).toEqual(['A lit doorway', '720', '405', 'lazy'])
    expect(page.querySelector('figcaption')?.textContent).toBe('The door')
    expect(render({ ...FIGURE, caption: null }).querySelector('figcaption')).toBeNull()
  })

  test('a callout has the role of a note', () => {
    expect(render(CALLOUT).querySelector('[role=note]')?.textContent).toBe('In shortOne\nTwo')
  })
})

test('a table has headings for its columns, is named after them, and scrolls by keyboard', () => {
  const cell = (...spans: Span[]) => read(text({}, ...spans)).filter(block => block._type === 'block')
  const rows = [
    [cell(['Month']), cell(['Raised'])],
    [cell(['May']), cell(['this', 'terms'])],
  ]
  const page = parse([{ _type: 'table', _key: 'a', hasHeader: true, rows }])
  expect([...page.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent)).toEqual(['Month', 'Raised'])
  expect(page.querySelector('td a')?.getAttribute('href')).toBe('/terms')
  expect(page.querySelector('[aria-label="Month, Raised"]')?.getAttribute('tabindex')).toBe('0')
  expect(page.querySelector('table')?.dir).toBe('auto')
  const plain = parse([{ _type: 'table', _key: 'b', hasHeader: false, rows }])
  expect([plain.querySelector('thead'), plain.querySelectorAll('tr').length]).toEqual([null, 2])
})

test('markup in content is escaped everywhere', () => {
  const source = { kind: 'embed', url: 'https://player.example/"><script>' } as const
  const texts = read(text({}, [MARKUP, 'strong']), text({ style: 'h2' }, [MARKUP]), item('bullet', 1, MARKUP))
  const id = `"><script>${MARKUP}`
  const page = parse([
    ...texts.map(block => (block._type === 'block' && block.id ? { ...block, id } : block)),
    { _type: 'callout', _key: 'a', title: MARKUP, text: MARKUP },
    { _type: 'figure', _key: 'b', picture: { ...picture, alt: `">${MARKUP}` }, caption: MARKUP, isWide: true },
    { _type: 'film', _key: 'c', film: { title: MARKUP, length: MARKUP, poster: picture, posterTall: null, source } },
  ])
  expect(page.querySelectorAll('script, iframe, object, embed, style')).toHaveLength(0)
  const attributes = [...page.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes])
  expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
  expect(attributes.filter(({ value }) => /^\s*javascript:/i.test(value))).toEqual([])
  expect(page.querySelectorAll('img')).toHaveLength(2)
})

function render(...blocks: object[]): Document {
  return parse(read(...blocks))
}

/** As the content of a post. */
function read(...blocks: object[]): RichBlock[] {
  return fillContacts(readBlocks(...blocks.map((block, place) => ({ ...block, _key: `${place}` }))), contact)
}

function parse(blocks: RichBlock[]): Document {
  return new DOMParser().parseFromString(markupOf(blocks), 'text/html')
}

function markupOf(blocks: RichBlock[]): string {
  return renderToStaticMarkup(<RichText blocks={blocks} labels={labels} />)
}

/** A browser moves elements that may not be where they are. */
function tagsOf(html: string): string[] {
  return html.match(/<\/?[a-z]\w*/g) ?? []
}

function item(listItem: 'bullet' | 'number', level: number, words: string): object {
  return text({ listItem, level }, [words])
}

function text(fields: { style?: string; listItem?: string; level?: number }, ...spans: Span[]): object {
  return {
    ...{ _type: 'block', _key: '', style: 'normal', listItem: null, level: 1, ...fields },
    children: spans.map(([text, ...marks], place) => ({ _key: `${place}`, _type: 'span', text, marks })),
    markDefs: ['terms', 'blog', 'strong'].map(name => ({ _key: name, _type: 'link', href: `/${name}` })),
  }
}
