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

describe('words that were deleted, hidden or written beside the text do not arrive, and that is said', () => {
  it.each([
    [
      'deleted in Word',
      '$48,000, <del cite="mailto:a@example.org">less than the imam promised</del> $61,000',
      '$48,000, $61,000',
    ],
    ['struck through', 'Tea <s>and cake</s>', 'Tea'],
    ['struck through by a style', 'Tea <span style="text-decoration: underline line-through">and cake</span>', 'Tea'],
    ['hidden in Word', 'Here<span style="mso-hide:all"> and there</span>', 'Here'],
    ['hidden by an attribute', 'Here<span hidden> and there</span>', 'Here'],
    ['not displayed', 'Here<span style="color: red; display : none !important"> and there</span>', 'Here'],
    ['not visible', 'Here<span style="visibility:hidden"> and there</span>', 'Here'],
    ['without a size', 'Here<span style="font-size:0"> and there</span>', 'Here'],
    ['a pixel high', 'Here<span style="font-size: 1px"> and there</span>', 'Here'],
    ['without opacity', 'Here<span style="opacity:0"> and there</span>', 'Here'],
    ['transparent', 'Here<span style="color:transparent"> and there</span>', 'Here'],
    ['white on white', 'Here<span style="background: #FFF; color: white"> and there</span>', 'Here'],
    ['beyond the page', 'Here<span style="position:absolute;left:-9999px"> and there</span>', 'Here'],
    ['for screen readers alone', 'Here<span style="width:1px;height:1px;overflow:hidden"> and there</span>', 'Here'],
    ['hidden by a class', '<style>.x, .y { display: none }</style>Here<span class="x"> and there</span>', 'Here'],
    ['in a dialog that is closed', 'Here<dialog>and there</dialog>', 'Here'],
    [
      'comments of Word',
      `We met <a style='mso-comment-reference:AK_1;mso-comment-date:20261101T0900'>in May</a><span class=MsoCommentReference><a
      class=msocomanchor href="#_msocom_1">[AK1]</a></span>.<div style='mso-element:comment-list'><hr class=msocomoff><div
      style='mso-element:comment'><div class=msocomtxt id="_com_1"><p class=MsoCommentText>Was it June?</p></div></div></div>`,
      'We met in May.',
    ],
    [
      'comments of Google Docs',
      `We met in May<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup>.<div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a> Was it</p><p>June?</p></div>`,
      'We met in May.',
    ],
  ])('%s', async (_, html, words) => {
    expect(await pasteInWords({ html, text: 'As text' })).toBe(`normal: ${words}`)
    expect(await paste({ html, text: 'As text' })).toMatchObject({ isHidden: true })
  })

  it('and nothing is pasted where all of it was hidden', async () => {
    expect(await paste({ html: '<p><del>All</del></p>', text: '' })).toEqual({
      blocks: [],
      pictures: 0,
      isHidden: true,
    })
  })

  it.each([
    ['words kept in Word', 'Here <ins cite="mailto:a@example.org">and there</ins>', 'Here and there'],
    ['what only screen readers skip', 'Here <span aria-hidden="true">and there</span>', 'Here and there'],
    [
      'cells with a size of their own',
      '<div style="font-size:0"><span style="font-size:14px">Here</span></div>',
      'Here',
    ],
    ['light words on a dark page', '<span style="color:#fff;background:#123456">Here</span>', 'Here'],
    ['what only print leaves out', '<style>@media print { .x { display: none } }</style><p class="x">Here</p>', 'Here'],
    ['sizes that begin with a one', '<span style="font-size:1.2em;opacity:0.8">Here</span>', 'Here'],
    ['marks of lists', `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Here</p>`, 'Here'],
    ['scripts', '<script>go()</script><p>Here</p>', 'Here'],
  ])('but not %s', async (_, html, words) => {
    const pasted = await paste({ html, text: 'As text' })
    expect(inWords(pasted?.blocks).replace(/^.*?: /, '')).toBe(words)
    expect(pasted?.isHidden).toBe(false)
  })
})

describe('Markdown becomes what it means', () => {
  it.each([
    ['# Roof\n\nA **week** of *gifts*.', ['h2: Roof', 'normal: A **week** of *gifts*.']],
    [
      '# The plan\n\n## First\n\nAsk\n\n## Then\n\n### Later',
      ['h2: The plan', 'h2: First', 'normal: Ask', 'h2: Then', 'h3: Later'],
    ],
    ['Read [the plan](https://example.org/plan "Plan").', ['normal: Read [the plan](https://example.org/plan).']],
    ['[A](javascript:alert(1)) and **b**', ['normal: A and **b**']],
    [
      '**[A](https://example.org/a)** and *see [b](/blog)* c',
      ['normal: [**A**](https://example.org/a) and *see *[*b*](/blog) c'],
    ],
    ['- Tea\n  - Mint\n- Dates', ['bullet 1: Tea', 'bullet 2: Mint', 'bullet 1: Dates']],
    ['## Steps\n\n1. Ask\n2. Thank', ['h2: Steps', 'number 1: Ask', 'number 1: Thank']],
    ['> Small and **often**,\n> said the imam.', ['blockquote: Small and **often**, said the imam.']],
    [
      '| Month | Raised |\n|---|---:|\n| May | [$400](https://example.org) |',
      ['bullet 1: Month: May; Raised: [$400](https://example.org)'],
    ],
    [
      'Write to **amina@example.org** or o’brien@example.org',
      [`normal: Write to [**amina@example.org**](mailto:amina@example.org) or ${linked('o’brien@example.org')}`],
    ],
    ['- [ ] Ask\n- [x] Thank', ['bullet 1: Ask', 'bullet 1: Thank']],
    ['**One**  \nline\r\nand more', ['normal: **One⏎**line and more']],
    [
      '---\ntitle: Roof\ntags:\n  - a\n---\n## Roof\n\n---\n\n<div align="center">Here</div>',
      ['h2: Roof', 'normal: Here'],
    ],
    ['```sh\nnpm start\n```', ['normal: npm start']],
    ['## خطة\n\n* **زكاة**\n* صدقة', ['h2: خطة', 'bullet 1: **زكاة**', 'bullet 1: صدقة']],
  ])('%j', async (text, lines) => {
    const expected = lines.join('\n')
    expect(await pasteInWords({ html: '', text })).toBe(expected)
    const editorOfCode = `<div style="white-space:pre"><div><span style="color:#0000ff">${text.replaceAll('<', '&lt;')}</span></div></div>`
    expect(await pasteInWords({ html: editorOfCode, text })).toBe(expected)
  })

  it('without its pictures, struck words and remarks, which is said', async () => {
    const pasted = await paste({
      html: '',
      text: '## Roof\n\n![Tiles](tiles.jpg)\n\nTea ~~and cake~~ <del>and dates</del><!-- ask Amina -->',
    })
    expect(pasted).toMatchObject({ pictures: 1, isHidden: true })
    expect(inWords(pasted?.blocks)).toBe('h2: Roof\nnormal: Tea')
  })

  it.each([
    '* we met at 5\nand prayed',
    '#1 masjid\nin Ohio',
    '# of masjids: 5\n\nThank you',
    '> 50 people came\nto pray',
    '5 * 3 * 2\n= 30',
    '2 ** 3 ** 2\n= 512',
    'snake_case_name\n__init__.py',
    '[TBD] (later)\n[1] see below',
    '– Imam Khalid\nToledo',
    '*Note: members only\n**Until May',
    'a | b\nc | d',
    '#masjid #ramadan\n#zakat',
    'Salam,\n-----\nAmina',
  ])('but what only looks a little like it stays text: %j', async text => {
    expect(await pasteInWords({ html: '', text })).toBe(
      `normal: ${text.replaceAll('\n\n', '\nnormal: ').replaceAll(/\n(?!normal)/g, '⏎')}`,
    )
  })
})

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
