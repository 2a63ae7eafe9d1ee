import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { validateDocument } from '@sanity/validation'
import { createSchema } from 'sanity'
import { describe, expect, it } from 'vitest'
import { richText } from '@/content/rich-text'
import { schemaTypes } from '@/schemas'
import { readClipboard } from '.'

const CORPUS = join(import.meta.dirname, 'corpus')
const CASES = readdirSync(CORPUS)
  .filter(name => !name.endsWith('.expected.txt'))
  .map(name => ({ name, source: read(name), expected: read(name.replace(/\.\w+$/, '.expected.txt')).trimEnd() }))

/** Whether links lead somewhere is a warning, which schemas/rules/notices.test.ts holds. */
const NO_SERVICE = { apiHost: 'http://127.0.0.1:9', useProjectHostname: false, useCdn: false, maxRetries: 0 }
const WRITTEN = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'test' }

describe('text pasted from', () => {
  it.each(CASES)('$name becomes the expected rich text', async ({ name, source, expected }) => {
    expect(await pasteInWords(clipboardOf(name, source))).toBe(expected)
  })

  it('paragraphs of addresses has the same links in HTML', async () => {
    const html = read('addresses.txt').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n\n', '<p>')
    expect(await pasteInWords({ html, text: 'As text' })).toBe(read('addresses.expected.txt').trimEnd())
  })

  it.each(CASES)('$name is valid in the Studio, and the site shows all of it', async ({ name, source }) => {
    const body = (await paste(clipboardOf(name, source)))?.blocks ?? []
    expect(await problemsOf(body)).toEqual([])
    const texts = body.filter(({ _type }) => _type === 'block').map(withKnownMarks)
    const shown = richText(texts as Parameters<typeof richText>[0])
    expect(
      shown.map(block => block._type === 'block' && block.children.map(({ text, marks }) => [text, marks])),
    ).toEqual(texts.map(({ children }) => children?.map(({ text, marks }) => [text, marks])))
    expect(new Set(body.map(({ _key }) => _key)).size).toBe(body.length)
  })

  it.each([
    ['beside words', '<p>Here</p><img src="a.png"><img src="b.png">', 'Here', 0, 2],
    ['alone', '<meta charset="utf-8"><img src="https://example.org/a.png">', '', 0, 1],
    ['of Word, which puts a drawing of the words on the clipboard too', '<p>Here</p><img src="a.png">', 'Here', 1, 1],
    ['as old versions of Word write them', '<p>Here<v:shape><v:imagedata src="a.png"/></v:shape></p>', 'Here', 0, 1],
    ['in a link', '<a href="https://example.org"><img src="a.png"></a>', '', 0, 1],
    ['of which some are dots and emoji', '<p>A<img alt="🌙" src="e.png"><img src="a.png" height="1"></p>', 'A', 0, 0],
  ])('anywhere leaves pictures behind and says so: %s', async (_, html, text, pictures, left) => {
    expect((await paste({ html, text, pictures }))?.pictures).toBe(left)
  })

  it.each([
    ['١. أ\n٢. ب', 'number'],
    ['١- أ\n٢- ب', 'number'],
    ['1- a\n2- b', 'number'],
    ['(1) a\n(2) b', 'number'],
    ['１. a\n２. b', 'number'],
    ['● a\n● b', 'bullet'],
    ['✓ a\n✓ b', 'bullet'],
  ])('plain text has a list in %j', async (text, kind) => {
    expect(await kindsOf({ html: '', text })).toEqual([kind, kind])
  })
})

it.each([
  ['hidden-words.html', true],
  ['shown-words.html', false],
  ['word.html', true],
  ['markdown.txt', true],
  ['almost-markdown.txt', false],
])('staff are told that words of %s were left out: %s', async (name, isHidden) => {
  expect((await paste(clipboardOf(name, read(name))))?.isHidden).toBe(isHidden)
})

it('headings and source within an item of a list are its lines', async () => {
  const html = '<ul><li><h3>Tea</h3><p>Mint</p><pre>hot</pre></li></ul>'
  expect(await pasteInWords({ html, text: 'As text' })).toBe('bullet 1: Tea⏎Mint⏎hot')
})

it('nothing is pasted where all of it was hidden', async () => {
  expect(await paste({ html: '<p><del>All</del></p>', text: '' })).toEqual({ blocks: [], pictures: 0, isHidden: true })
})

it('the source of Markdown that an editor of code colors is read as Markdown', async () => {
  const html = '<div style="white-space:pre"><div><span style="color:#0000ff">**Ask** the board</span></div></div>'
  expect(await pasteInWords({ html, text: '**Ask** the board' })).toBe('normal: **Ask** the board')
  expect((await paste({ html: '', text: '![Tiles](tiles.jpg)' }))?.pictures).toBe(1)
})

it.each(['* we met at 5', '# of masjids: 5', '> 50 people came', '2 ** 3 ** 2', 'see [TBD] (later)', '__init__.py'])(
  'a line that only looks a little like Markdown is a line: %s',
  async text => expect(await paste({ html: '', text })).toBeNull(),
)

describe('what the Studio pastes by itself', () => {
  it.each([
    ['a line of text', { html: '', text: 'one line ' }],
    ['an address', { html: '', text: 'https://example.org/plan' }],
    ['a picture that is a file', { html: '<img src="https://example.org/a.png">', text: '', pictures: 1 }],
    ['nothing', { html: '', text: '' }],
  ])('is %s', async (_, clipboard) => expect(await paste(clipboard)).toBeNull())

  it('is the address of a film amid other words', async () => {
    expect(await paste({ html: '', text: 'https://youtu.be/dQw4w9WgXcQ' }, false)).toBeNull()
  })
})

it('the address of a film becomes the film where nothing is written yet', async () => {
  for (const html of ['', '<a href="https://youtu.be/dQw4w9WgXcQ?t=9">https://youtu.be/dQw4w9WgXcQ?t=9</a>']) {
    expect((await paste({ html, text: ' https://youtu.be/dQw4w9WgXcQ?t=9\n' }, true))?.blocks).toEqual([
      { _type: 'video', _key: expect.any(String), source: 'embed', embedUrl: 'https://youtu.be/dQw4w9WgXcQ?t=9' },
    ])
  }
})

async function paste(clipboard: { html: string; text: string; pictures?: number }, isEmptyPlace = true) {
  const pasted = await readClipboard({ pictures: 0, ...clipboard }, isEmptyPlace)
  return pasted && { ...pasted, blocks: pasted.blocks as PastedBlock[] }
}

/** The editor drops other marks, such as that of an underline, when it inserts a block. */
function withKnownMarks({ children = [], markDefs = [], ...block }: PastedBlock): PastedBlock {
  const known = ['strong', 'em', ...markDefs.map(({ _key }) => _key)]
  const spans = children.map(span => ({ ...span, marks: span.marks.filter(mark => known.includes(mark)) }))
  return { ...block, markDefs, children: spans }
}

async function pasteInWords(clipboard: { html: string; text: string }) {
  return inWords((await paste(clipboard))?.blocks)
}

async function kindsOf(clipboard: { html: string; text: string }) {
  return (await paste(clipboard))?.blocks.map(({ listItem }) => listItem)
}

type PastedBlock = {
  _type: string
  _key: string
  style?: string
  listItem?: string
  level?: number
  markDefs?: { _key: string; href: string }[]
  children?: { text: string; marks: string[] }[]
  headerRows?: number
  rows?: { cells: { value: PastedBlock[] }[] }[]
}

function clipboardOf(name: string, source: string) {
  return name.endsWith('.html') ? { html: source, text: 'As text' } : { html: '', text: source }
}

/** One line for each block, with marks as in Markdown and ⏎ for line breaks. */
function inWords(blocks: PastedBlock[] = []): string {
  return blocks
    .map(({ style, listItem, level, headerRows, rows, children = [], markDefs = [] }) => {
      if (rows) return tableInWords(rows, headerRows)
      const words = children.map(({ text, marks }) => {
        const em = marks.includes('em') ? `*${text}*` : text
        const strong = marks.includes('strong') ? `**${em}**` : em
        const link = markDefs.find(({ _key }) => marks.includes(_key))
        return link ? `[${strong}](${link.href})` : strong
      })
      return `${listItem ? `${listItem} ${level}` : style}: ${words.join('').replaceAll('\n', '⏎')}`
    })
    .join('\n')
}

/** One line for each row, with cells between bars; a line of dashes below headings. */
function tableInWords(rows: NonNullable<PastedBlock['rows']>, headerRows = 0): string {
  const lines = rows.map(
    ({ cells }) =>
      `| ${cells.map(({ value }) => inWords(value).replaceAll('normal: ', '').replaceAll('\n', '¶')).join(' | ')} |`,
  )
  return lines.toSpliced(headerRows, 0, ...(headerRows ? ['| --- |'] : [])).join('\n')
}

async function problemsOf(body: PastedBlock[]): Promise<string[]> {
  const { markers } = await validateDocument({
    document: { ...WRITTEN, _id: 'terms', _type: 'legalPage', title: 'Terms', updatedAt: '2026-11-02', body },
    schema: createSchema({ name: 'default', types: schemaTypes }),
    client: createClient({ ...NO_SERVICE, projectId: 'test', dataset: 'test', apiVersion: '2025-01-23' }),
  })
  return markers.flatMap(({ level, message }) => (level === 'error' ? [message] : []))
}

function read(name: string): string {
  return readFileSync(join(CORPUS, name), 'utf8')
}
