import { describe, expect, it } from 'vitest'
import { DIALOGS } from '@/lib/dialogs'
import { headingsOf, plainText, richText } from './rich-text'
import { heading, ids, link, paragraph, read, span, texts } from './rich-text.fixture'

const PICTURE = {
  ...{ alt: 'A lit doorway', crop: null, hotspot: null, placeholder: null },
  assetId: `image-${'a'.repeat(40)}-1600x900-webp`,
}
const FILM = {
  ...{ title: 'The first night', length: '0:10', source: 'file', embedUrl: null, poster: PICTURE, posterTall: null },
  ...{ fileId: `file-${'b'.repeat(40)}-mp4`, mimeType: 'video/mp4', captionsId: null },
}

describe('a rich text from a later version of the site, or from another writer', () => {
  it('loses blocks of unknown types, and unknown marks, but keeps their text', () => {
    const block = paragraph([span('H', 'strong', 'em', 'blink', 'constructor')])
    expect(read({ _type: 'html', _key: 'a', html: '<script>alert(1)</script>' }, block)).toMatchObject([
      { children: [{ text: 'H', marks: ['strong', 'em'] }] },
    ])
  })

  it('keeps a space between words that have marks', () => {
    const [block] = texts(paragraph([span('One', 'strong'), span(' '), span('two', 'em')]))
    expect(block?.children.map(({ text }) => text)).toEqual(['One', ' ', 'two'])
  })

  it('gets plain paragraphs for unknown styles and kinds of list', () => {
    for (const style of ['h1', 'script', null]) {
      const [block] = texts({ ...paragraph([span('a')]), style, listItem: 'dash', level: null })
      expect(block).toMatchObject({ style: 'normal', level: 1, id: null })
      expect(block).not.toHaveProperty('listItem')
    }
  })

  it.each([
    [1, 1],
    [3, 3],
    [-1, 1],
    [1.5, 1],
    [1_000_000, 10],
  ])('has list levels within bounds: %d becomes %d', (level, shown) => {
    expect(texts({ ...paragraph([span('a')]), listItem: 'bullet', level })).toMatchObject([{ level: shown }])
  })

  it('may lack every value', () => {
    expect(richText(null)).toEqual([])
    expect(read(null, undefined)).toEqual([])
    const empty = { ...paragraph([]), style: null, children: null, markDefs: null }
    const span = { _type: 'span', _key: 'b', text: null, marks: null }
    expect(texts(empty, { ...empty, children: [span] })).toMatchObject([
      { children: [], markDefs: [] },
      { children: [{ text: '', marks: [] }] },
    ])
  })
})

describe('pictures, films and callouts in a rich text', () => {
  it('are ready to render', () => {
    expect(
      read(
        { _type: 'figure', _key: 'a', picture: PICTURE, caption: 'The door', wide: true },
        { _type: 'video', _key: 'b', film: FILM },
        { _type: 'callout', _key: 'c', title: 'Note', text: 'Ask your accountant.' },
      ),
    ).toMatchObject([
      {
        _type: 'figure',
        picture: { alt: 'A lit doorway', width: 1600, height: 900 },
        caption: 'The door',
        isWide: true,
      },
      { _type: 'film', film: { title: 'The first night', source: { kind: 'file', mimeType: 'video/mp4' } } },
      { _type: 'callout', title: 'Note', text: 'Ask your accountant.' },
    ])
  })

  it.each([
    ['a picture without its file', { _type: 'figure', picture: { ...PICTURE, assetId: null } }],
    ['a picture of no known kind', { _type: 'figure', picture: { ...PICTURE, assetId: 'image-x' } }],
    ['no picture', { _type: 'figure', picture: null }],
    ['a film without its file', { _type: 'video', film: { ...FILM, fileId: null } }],
    ['no film', { _type: 'video', film: null }],
    [
      'a film from an address that runs',
      { _type: 'video', film: { ...FILM, source: 'embed', embedUrl: 'javascript:a' } },
    ],
    ['a film from a page of the site', { _type: 'video', film: { ...FILM, source: 'embed', embedUrl: '/studio' } }],
  ])('are dropped when there is %s', (_, block) => {
    expect(read({ _key: 'a', ...block })).toEqual([])
  })

  it('may lack their texts', () => {
    expect(
      read(
        { _type: 'figure', _key: 'a', picture: PICTURE, caption: ' ' },
        { _type: 'video', _key: 'film', film: { ...FILM, title: null, poster: null } },
        { _type: 'callout', _key: 'b', title: null, text: null },
      ),
    ).toMatchObject([{ caption: null, isWide: false }, { film: { title: '', poster: null } }, { title: '', text: '' }])
  })
})

describe('a table', () => {
  const link = { _type: 'link', _key: 'link', href: '/register' }
  const cell = (...text: object[]) => ({ text })

  it('has as many cells in every row, and plain paragraphs with their links in each', () => {
    const linked = paragraph([span('May', 'link')], [link])
    const rows = [{ cells: [cell(heading('Month')), cell(paragraph([span('Raised')]))] }, { cells: [cell(linked)] }]
    const [table] = read({ _type: 'table', _key: 'a', hasHeader: true, rows })
    expect(table).toMatchObject({
      hasHeader: true,
      rows: [
        [[{ style: 'normal', id: null }], [{ style: 'normal' }]],
        [[{ markDefs: [{ href: '/register' }] }], []],
      ],
    })
    expect(plainText(table ? [table] : [])).toBe('Month\nRaised\nMay\n')
  })

  it.each([
    ['rows', null],
    ['cells', [{ cells: null }]],
    ['words', [{ cells: [cell(paragraph([span(' ')])), { text: null }] }]],
  ])('is left out without %s', (_, rows) => {
    expect(read({ _type: 'table', _key: 'a', hasHeader: null, rows })).toEqual([])
  })
})

describe('a numbered list', () => {
  const item = (text: string) => ({ ...paragraph([span(text)]), listItem: 'number' })
  const callout = { _type: 'callout', _key: 'c', title: 'Note', text: 'Ask.' }

  it.each([
    ['an empty paragraph', [paragraph([span('')])]],
    ['a paragraph without spans', [paragraph([])]],
    ['a space that does not break', [paragraph([span('\u00a0')])]],
    ['a callout and an empty paragraph', [callout, paragraph([span('')])]],
    ['a quotation', [{ ...paragraph([span('So he said')]), style: 'blockquote' }]],
    ['a pull quote', [{ ...paragraph([span('So he said')]), style: 'pullQuote' }]],
  ])('goes on after %s', (_, between) => {
    const items = texts(item('a'), ...between, item('b')).filter(({ listItem }) => listItem)
    expect(items.map(({ number }) => number)).toEqual([1, 2])
  })

  it('begins again after other text', () => {
    expect(texts(item('a'), paragraph([span('So')]), item('b')).at(-1)?.number).toBe(1)
  })
})

describe('the id of a heading', () => {
  it.each([
    ['Six weeks before: decide', 'six-weeks-before-decide'],
    ['  Don’t   stop — “now”! ', 'dont-stop-now'],
    ['Ramaḍān & Zakāt', 'ramadan-zakat'],
    ['ثلاثون ليلة', 'ثلاثون-ليلة'],
    ['1% of $5,000', '1-of-5-000'],
    ['"><script>alert(1)</script>', 'script-alert-1-script'],
    ['…', 'section'],
  ])('for %j is %s', (title, id) => {
    expect(ids(heading(title))).toEqual([id])
  })

  it.each(['', ' ', '\u200f'])('is none for %j, which is an empty paragraph', title => {
    const blocks = read(heading(title), { ...heading(title), style: 'h3' })
    expect(blocks).toMatchObject(Array(2).fill({ style: 'normal', id: null }))
    expect(headingsOf(blocks)).toEqual([])
  })

  it('is unique, even when headings have the same text', () => {
    const found = ids(...['Why', 'why?', 'Why 2', 'Why', 'WHY'].map(title => heading(title)))
    expect(found).toEqual(['why', 'why-2', 'why-2-2', 'why-3', 'why-4'])
  })

  it.each([...Object.values(DIALOGS).flatMap(id => [id, `${id} title`]), ...['content', 'menu', 'more posts']])(
    'is never one that the page already uses: %s',
    title => {
      expect(ids(heading(title))).toEqual([`${title.replaceAll(' ', '-')}-2`])
    },
  )

  it('is made from all spans of the heading, and only headings have one', () => {
    expect(ids({ ...paragraph([span('Two '), span('parts', 'em')]), style: 'h3' })).toEqual(['two-parts'])
    expect(ids(paragraph([span('Why')]), { ...paragraph([span('Why')]), style: 'blockquote' })).toEqual([null, null])
  })
})

/** lib/addresses/links.test.ts holds which links are taken. */
describe('links in a rich text', () => {
  it.each<[unknown, object[] | null]>([
    ...['JaVa\tscript:alert(1)', 'https://good.example@evil.example', '', null].map((href): [unknown, object[]] => [
      href,
      [link(href)],
    ]),
    ['nothing', null],
  ])('to %j are dropped, but their text stays', (_, markDefs) => {
    const [block] = texts({ ...paragraph([span('read this', 'strong', 'link')]), markDefs })
    expect(block).toMatchObject({ children: [{ text: 'read this', marks: ['strong'] }], markDefs: [] })
  })

  it.each([
    ...['/register', '#lists', 'https://example.org/x', 'tel:+14195550142;ext=101'].map(href => [href, href]),
    [' https://example.org/\u00a0', 'https://example.org/'],
    ['\u200f/register', '/register'],
    ['tel:(419) 555-0142 ext. 7', 'tel:+14195550142;ext=7'],
  ])('to %j are kept as %j', (typed, href) => {
    const [block] = texts(paragraph([span('read this', 'link')], [link(typed)]))
    const markDefs = [{ _type: 'link', _key: 'link', href }]
    expect(block).toMatchObject({ children: [{ marks: ['link'] }], markDefs })
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
})

it('plainText joins the texts of paragraphs, headings and callouts', () => {
  const blocks = read(
    heading('Why'),
    paragraph([span('Thirty '), span('nights', 'strong')]),
    { _type: 'figure', _key: 'a', picture: PICTURE, caption: 'not this' },
    { _type: 'callout', _key: 'b', title: 'Note', text: 'Ask.' },
    paragraph([span('')]),
  )
  expect(plainText(blocks)).toBe('Why\nThirty nights\nNote\nAsk.')
  expect(plainText([])).toBe('')
})
