import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { heading, paragraph, read, span } from '../rich-text.fixture'
import { richTextNodes } from './rich-text'
import { writeMarkdown } from './write'

const ASSET = `image-${'a'.repeat(40)}-800x600-jpg`
const PICTURE = { alt: 'A [full] *hall*', assetId: ASSET, crop: null, hotspot: null, placeholder: null }

/** Texts that would be something else in Markdown, GitHub's included. */
const HOSTILE = [
  ...['*stars*', '__init__', '# Not a heading', '#hashtag', '> not a quote', '- not a list', '+ plus', '* star'],
  ...[
    ...['1. first', '2) second', '- [ ] task', '---', '***', '===', '    four spaces', '\tindented', '```', '`code`'],
    '~~~',
  ],
  ...[
    '[a](https://evil.example)',
    '![a](https://evil.example/x.png)',
    '[a]: https://evil.example',
    '[^1]',
    '[^1]: note',
  ],
  ...['<script>alert(1)</script>', '<!-- comment -->', '<https://evil.example>', '&lt;b&gt; &amp; &copy;', '~~gone~~'],
  ...['| a | b |', '|---|---|', 'a | b', '\\', '\\*', 'a\\', 'snake_case_name', '5 * 3 * 2', '$5 < $6 > $4', '(c) [x]'],
  ...[
    ...['https://evil.example/a_b_c', 'www.evil.example', 'someone@evil.example', 'Heading\n=======', 'Row\n---'],
    '| a | b |\n|---|---|\n| c | d |',
  ],
  ...['زكاة *الفطر* 100%', '“Quoted” – dashes — and …', '😀*😀*', '!', '!important', '…#', 'a  \nb'],
]

describe('text that looks like Markdown', () => {
  it.each(HOSTILE)('stays text: %j', text => {
    const root = roundTrip([paragraph([span(text)])])
    expect(kinds(root)).toEqual(['root', 'paragraph', 'text'])
    expect(textOf(root)).toBe(plain(text))
  })

  it.each(HOSTILE)('stays text in a heading, a list, a link and in bold: %j', text => {
    const link = { _type: 'link', _key: 'link', href: 'https://good.example/' }
    const blocks = [
      { ...heading(text), _key: 'a' },
      { ...paragraph([span(text)]), _key: 'b', listItem: 'bullet', level: 1 },
      { ...paragraph([span(text, 'link')], [link]), _key: 'c' },
      { ...paragraph([span('so '), span(text, 'strong'), span('!')]), _key: 'd' },
    ]
    const root = roundTrip(blocks)
    expect(root.children.map(({ type }) => type)).toEqual(['heading', 'list', 'paragraph', 'paragraph'])
    for (const child of root.children.slice(0, 3)) expect(textOf(child)).toBe(plain(text))
    expect(urlsOf(root)).toEqual(['https://good.example/'])
  })
})

describe('rich text as Markdown', () => {
  it('keeps headings, emphasis and the words around it', () => {
    const blocks = [
      heading('Before Ramadan'),
      paragraph([span('Give '), span('soon ', 'strong'), span('and'), span(' often', 'em'), span('.')]),
    ]
    const root = roundTrip(blocks)
    expect(kinds(root)).toEqual(['root', 'heading', 'text', 'paragraph', 'strong', 'emphasis'])
    expect(textOf(root)).toBe('Before RamadanGive soon and often.')
    expect(all(root).flatMap(node => (node.type === 'strong' ? textOf(node) : []))).toEqual(['soon'])
  })

  it('makes links absolute, anchors on the page included', () => {
    const hrefs = [
      '/register',
      '#before-ramadan',
      'https://example.org/x?a=(b)',
      'mailto:a@b.example',
      'tel:+14195550142',
    ]
    const blocks = hrefs.map((href, place) => ({
      ...paragraph([span('read this', 'link')], [{ _type: 'link', _key: 'link', href }]),
      _key: String(place),
    }))
    expect(urlsOf(roundTrip(blocks, '/post/x'))).toEqual([
      expect.stringMatching(/^https?:\/\/[^/]+\/register$/),
      expect.stringMatching(/^https?:\/\/[^/]+\/post\/x#before-ramadan$/),
      ...hrefs.slice(2),
    ])
  })

  it('nests lists, and goes on counting after a picture', () => {
    const item = (text: string, listItem: string, level: number) => ({
      ...paragraph([span(text)]),
      ...{ _key: text, listItem, level },
    })
    const written = write([
      item('One', 'number', 1),
      item('Inner', 'bullet', 2),
      { _type: 'figure', _key: 'figure', picture: PICTURE, caption: 'Eid', wide: false },
      item('Two', 'number', 1),
      item('Deep', 'bullet', 4),
    ])
    expect(written.replace(/http\S+(?=\))/, 'URL')).toBe(
      '1. One\n   - Inner\n\n![A \\[full\\] \\*hall\\*](URL)\n\nEid\n\n2. Two\n   - Deep\n',
    )
  })

  it('shows callouts and quotes as quotations, and films as links', () => {
    const film = {
      ...{ title: 'A tour', length: '0:12', source: 'embed', embedUrl: 'https://vimeo.com/76979871' },
      ...{ poster: PICTURE, posterTall: null, fileId: null, mimeType: null, captionsId: null },
    }
    const written = write([
      { _type: 'callout', _key: 'a', title: 'Note', text: 'First.\n\nSecond.' },
      { _type: 'quote', _key: 'b', quote: 'We gave.', name: 'Maryam', role: 'Treasurer', picture: null },
      { _type: 'video', _key: 'c', film },
    ])
    expect(written).toBe(
      '> **Note**\n>\n> First.\n>\n> Second.\n\n> We gave.\n>\n> — Maryam, Treasurer\n\n' +
        '[A tour (0:12)](https://player.vimeo.com/video/76979871?dnt=1)\n',
    )
  })

  it.each([
    [true, '| Month | Raised *so far* |\n| - | - |\n| May | 1 \\| 2 |\n'],
    [false, '| | |\n| - | - |\n| Month | Raised *so far* |\n| May | 1 \\| 2 |\n'],
  ])('shows tables, which always have a row of headings: %s', (hasHeader, written) => {
    const cell = (...spans: object[]) => ({ text: [paragraph(spans)] })
    const rows = [
      { cells: [cell(span('Month')), cell(span('Raised '), span('so far', 'em'))] },
      { cells: [cell(span('May')), cell(span('1 | 2'))] },
    ]
    expect(write([{ _type: 'table', _key: 'a', hasHeader, rows }])).toBe(written)
  })

  it('leaves out what is empty', () => {
    expect(write([paragraph([span(' ')]), heading(''), { ...paragraph([]), listItem: 'bullet', level: 1 }])).toBe('')
  })
})

function write(blocks: unknown[], page = '/'): string {
  return writeMarkdown(richTextNodes(read(...blocks), page))
}

/** What a reader of Markdown sees who does not make links of bare addresses, which GitHub does even with those that are escaped. */
function roundTrip(blocks: unknown[], page?: string): Root {
  const mdastExtensions = gfmFromMarkdown().map(extension => ({ ...extension, transforms: [] }))
  return fromMarkdown(write(blocks, page), { extensions: [gfm()], mdastExtensions })
}

function all(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(all) : [])]
}

/** Each kind once. A break between lines counts as text. */
function kinds(root: Root): string[] {
  return [...new Set(all(root).map(({ type }) => (type === 'break' ? 'text' : type)))]
}

function textOf(node: Nodes): string {
  return plain(
    all(node)
      .map(each => (each.type === 'break' ? '\n' : 'value' in each ? each.value : ''))
      .join(''),
  )
}

/** Spaces around lines mean nothing in Markdown. */
function plain(text: string): string {
  return text
    .split('\n')
    .map(line => line.trim())
    .join('\n')
}

function urlsOf(root: Root): string[] {
  return all(root).flatMap(each => (each.type === 'link' || each.type === 'image' ? [each.url] : []))
}
