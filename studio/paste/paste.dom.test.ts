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

const WRITTEN = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'test' }

type Blocks = PastedBlock[]

describe('text pasted from', () => {
  it.each(CASES)('$name becomes the expected rich text', async ({ name, source, expected }) => {
    expect(await pasteInWords(clipboardOf(name, source))).toBe(expected)
  })

  it.each(CASES)('$name is valid in the Studio, and the site shows all of it', async ({ name, source }) => {
    const body = (await paste(clipboardOf(name, source)))?.blocks ?? []
    expect(await problemsOf(body)).toEqual([])
    const shown = richText(body as Parameters<typeof richText>[0])
    expect(
      shown.map(block => block._type === 'block' && block.children.map(({ text, marks }) => [text, marks])),
    ).toEqual(body.map(({ children }) => children?.map(({ text, marks }) => [text, marks])))
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

  it.each(['1.', 'iv)', '(2)', '1-', '٢-', '۳.', 'أ-', 'ب.', '1'])('Word has a number for %s', async marker => {
    expect(await kindsOf({ html: wordItem(marker), text: 'Ask' })).toEqual(['number'])
  })

  it.each(['·', 'o', '§', 'Ø', '-', '–'])('Word has a bullet for %s', async marker => {
    expect(await kindsOf({ html: wordItem(marker), text: 'Ask' })).toEqual(['bullet'])
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

  it.each([
    ['See https://example.org/plan.', 'See [https://example.org/plan](https://example.org/plan).'],
    ['(www.example.org/a_(b))', '([www.example.org/a_(b)](https://www.example.org/a_(b)))'],
    ['Write to board@example.org, please', 'Write to [board@example.org](mailto:board@example.org), please'],
    ['http://example.org/a and more', '[http://example.org/a](https://example.org/a) and more'],
    ['خطة https://example.org/plan', 'خطة [https://example.org/plan](https://example.org/plan)'],
    ...['،', '؛', '؟', '。', '！', '，', '**', '—', ']', '}'].map(end => [
      `خطة https://example.org/plan${end} ثم`,
      `خطة ${page('https://example.org/plan')}${end} ثم`,
    ]),
    ['https://example.org/a[1] and', `${page('https://example.org/a[1]')} and`],
    ["To o'brien@example.org.", "To [o'brien@example.org](mailto:o'brien@example.org)."],
    ['To o’brien@example.org', 'To [o’brien@example.org](mailto:o%E2%80%99brien@example.org)'],
    ['(a&b@example.org)', '([a&b@example.org](mailto:a%26b@example.org))'],
    ['Email:a+b@example.org', 'Email:[a+b@example.org](mailto:a+b@example.org)'],
    ["'amina@example.org', ‘bilal@example.org’", quoted("'", "'", 'amina') + quoted(', ‘', '’', 'bilal')],
    ['<amina@example.org>;«bilal@example.org»', quoted('<', '>', 'amina') + quoted(';«', '»', 'bilal')],
    ['amina@example.org،bilal@example.org', quoted('', '،', 'amina') + quoted('', '', 'bilal')],
    ['imam@xn--mgbx5cf.xn--mgberp4a5d4ar', linked('imam@xn--mgbx5cf.xn--mgberp4a5d4ar')],
    ['imam@masjid.தமிழ்', linked('imam@masjid.தமிழ்')],
    ['imam@उदाहरण.भारत', linked('imam@उदाहरण.भारत')],
    ['أمينة@example.org', linked('أمينة@example.org')],
    ['See https://example.org/@imam@example.org', `See ${page('https://example.org/@imam@example.org')}`],
  ])('a message makes a link of the address in “%s”', async (text, words) => {
    expect(await pasteInWords({ html: '', text })).toBe(`normal: ${words}`)
    const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    expect(await pasteInWords({ html: `<p>${html}</p>`, text })).toBe(`normal: ${words}`)
  })

  it.each([
    ['<b>See</b> imam@masjid', '**See** imam@masjid'],
    ['<b>See</b> a@example.org/b@example.org', '**See** a@example.org/b@example.org'],
    ...['‘', '´', '′'].map(sign => [`<b>See</b> o${sign}brien@example.org`, `**See** o${sign}brien@example.org`]),
    ['<b>See</b> Imam|imam@example.org', '**See** Imam|imam@example.org'],
    ['<b>See</b> a@b@example.org', '**See** a@b@example.org'],
    ['<b>See</b> ftp://files@example.org/a', '**See** ftp://files@example.org/a'],
    ['<b>See</b> https://amina:word@example.org', '**See** https://amina:word@example.org'],
    ['<b>See</b> 312-555-0142/a@example.org', '**See** 312-555-0142/a@example.org'],
    ['Write to <b>amina@example.org</b>.', 'Write to [**amina@example.org**](mailto:amina@example.org).'],
    ["o'<b>brien@example.org</b>", "o'**brien@example.org**"],
    ['amina@example.org<b>.uk</b>', 'amina@example.org**.uk**'],
    ['amina@example.co<i>m</i>', 'amina@example.co*m*'],
  ])('links to the whole e-mail address of %s, or to none', async (html, words) => {
    expect(await pasteInWords({ html: `<p>${html}</p>`, text: 'As text' })).toBe(`normal: ${words}`)
  })

  it.each([
    ['http://example.org/a', 'https://example.org/a'],
    ['www.example.org', 'https://www.example.org'],
    ['https://example.org/my plan.pdf', 'https://example.org/my%20plan.pdf'],
    ['//example.org/a', 'https://example.org/a'],
    ['tel:+1 (419) 555-0142', 'tel:+14195550142'],
    ['tel:(312) 555-0142 ext. 7', 'tel:+13125550142;ext=7'],
    ['tel:٣١٢٥٥٥٠١٤٢', 'tel:+13125550142'],
    ['tel:555 0142', 'tel:5550142'],
    ['tel:ask', null],
    ['mailto:khalid@masjid.example', 'mailto:khalid@masjid.example'],
    ['o’brien@example.org', 'mailto:o%E2%80%99brien@example.org'],
    ['imam@xn--mgbx5cf.xn--mgberp4a5d4ar', 'mailto:imam@xn--mgbx5cf.xn--mgberp4a5d4ar'],
    ['mailto:board@example.org?subject=The new roof', 'mailto:board@example.org?subject=The%20new%20roof'],
    [' https://example.org/\u200b ', 'https://example.org/'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F', 'https://example.org/'],
    ['javascript:alert(1)', null],
    ['file:///C:/plan.docx', null],
  ])('a link to “%s” leads to %s', async (href, expected) => {
    const html = `<p>Read <a href="${href}">it</a></p>`
    const shown = (await paste({ html, text: 'Read it' }))?.blocks.flatMap(({ markDefs = [] }) => markDefs)
    expect(shown?.map(link => link.href)).toEqual(expected ? [expected] : [])
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
      { _type: 'video', _key: 'key-1', source: 'embed', embedUrl: 'https://youtu.be/dQw4w9WgXcQ?t=9' },
    ])
  }
})

async function paste(clipboard: { html: string; text: string; pictures?: number }, isEmptyPlace = true) {
  let count = 0
  const pasted = await readClipboard({ pictures: 0, ...clipboard }, isEmptyPlace, () => `key-${++count}`)
  return pasted && { ...pasted, blocks: pasted.blocks as PastedBlock[] }
}

async function pasteInWords(clipboard: { html: string; text: string }) {
  return inWords((await paste(clipboard))?.blocks)
}

async function kindsOf(clipboard: { html: string; text: string }) {
  return (await paste(clipboard))?.blocks.map(({ listItem }) => listItem)
}

function wordItem(marker: string): string {
  return `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}<span> </span></span>Ask</p>`
}

type PastedBlock = {
  _type: string
  _key: string
  style?: string
  listItem?: string
  level?: number
  markDefs?: { _key: string; href: string }[]
  children?: { text: string; marks: string[] }[]
}

function clipboardOf(name: string, source: string) {
  return name.endsWith('.html') ? { html: source, text: 'As text' } : { html: '', text: source }
}

function linked(email: string): string {
  const [, domain = ''] = email.split('@')
  return page(email, `mailto:${encodeURIComponent(email.replace(/@.*/, ''))}@${encodeURIComponent(domain)}`)
}

function quoted(before: string, after: string, name: string): string {
  return before + linked(`${name}@example.org`) + after
}

function page(text: string, href = text): string {
  return `[${text}](${href})`
}

/** One line for each block, with marks as in Markdown and ⏎ for line breaks. */
function inWords(blocks: Blocks = []): string {
  return blocks
    .map(({ style, listItem, level, children = [], markDefs = [] }) => {
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

async function problemsOf(body: Blocks): Promise<string[]> {
  const { markers } = await validateDocument({
    document: { ...WRITTEN, _id: 'terms', _type: 'legalPage', title: 'Terms', updatedAt: '2026-11-02', body },
    schema: createSchema({ name: 'default', types: schemaTypes }),
    client: createClient({ projectId: 'test', dataset: 'test', apiVersion: '2025-01-23', useCdn: false }),
  })
  return markers.map(({ message }) => message)
}

function read(name: string): string {
  return readFileSync(join(CORPUS, name), 'utf8')
}
