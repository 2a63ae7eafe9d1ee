import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Card, drawCard } from './card.ts'
import { CARD_HEIGHT, CARD_WIDTH } from './card-size.ts'

const logo = readFileSync('seed/images/logo-mark.svg')
const BRAND = { title: '', productName: '', logo }
const PICTURE = readFileSync('seed/images/blog-5-ramadan-readiness.webp')
const POST = { ...BRAND, kind: 'post', slug: 'a-post', category: '', author: '', date: '' } as const

/** Every kind of card, without texts. */
const PLAIN = {
  'of a page': { ...BRAND, kind: 'page', text: '', meta: '', picture: null },
  'of an author': { ...BRAND, kind: 'author', text: '', meta: '' },
  'of a post with a picture': { ...POST, picture: PICTURE },
  'of a post without a picture': { ...POST, picture: null },
} as const satisfies Record<string, Card>

type Kind = keyof typeof PLAIN
type Box = { left: number; top: number; right: number; bottom: number }

/** The title must stay below the logo and left of picture, rosette and mosaic; the last line below everything. */
const TITLE_BOXES: Record<Kind, Box> = {
  'of a page': { left: 60, top: 160, right: 770, bottom: 500 },
  'of an author': { left: 60, top: 200, right: 630, bottom: 430 },
  'of a post with a picture': { left: 60, top: 220, right: 660, bottom: 538 },
  'of a post without a picture': { left: 92, top: 240, right: 740, bottom: 500 },
}
const LAST_LINE_BOX: Box = { left: 60, top: 495, right: 800, bottom: 590 }
const KINDS = Object.keys(PLAIN) as Kind[]

const empty = new Map<Kind, Buffer>()

beforeAll(async () => {
  for (const kind of KINDS) empty.set(kind, await drawCard(PLAIN[kind]))
})

const TITLES = {
  'an ordinary one': 'Thirty nights, one plan: a Ramadan readiness checklist',
  'one short word': 'Blog',
  'one letter': 'i',
  'a very long one': 'What the treasurer sees on a Friday night when the doors have closed '.repeat(20),
  'one long word': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'one endless word': 'W'.repeat(5_000),
  'long words': `${'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(5)}`,
  Arabic: 'ثلاثون ليلة وخطة واحدة: قائمة الاستعداد لشهر رمضان المبارك',
  'long Arabic': 'ثلاثون ليلة وخطة واحدة: قائمة الاستعداد لشهر رمضان المبارك '.repeat(9),
  'both scripts': 'The Prophet ﷺ and Sadaqah jāriyah: ḥadīth',
  'marks on marks': `Z${'\u0301\u0323'.repeat(200)}algo ${'ً'.repeat(200)}`,
  markup: '<script>alert(1)</script> & <span size="500pt">big</span> </span> &amp; &#0; ]]>',
  'control characters': 'a\u0000b\u0001\u001b[31m\u202ec\ud800',
  'emoji and a word': '🎉 Eid Mubarak 🕌',
}

describe.each(KINDS)('a card %s', kind => {
  it.each(Object.entries(TITLES))('keeps a title within its box: %s', async (_, title) => {
    const pixels = await drawCard({ ...PLAIN[kind], title })
    expect(pixels).toHaveLength(CARD_WIDTH * CARD_HEIGHT * 3)
    // The initials of an author are on the rosette.
    expectWithin(findInk(pixels, kind, kind === 'of an author' ? 640 : CARD_WIDTH), TITLE_BOXES[kind])
  })

  it('cuts a long title after a word', async () => {
    const words = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen '
    const cut = await drawCard({ ...PLAIN[kind], title: `${words.repeat(2)}one` })
    expect(cut).toEqual(await drawCard({ ...PLAIN[kind], title: `${words.repeat(2)}and one` }))
  })
})

describe('the other lines of a card', () => {
  it.each(Object.entries(TITLES))('keep within theirs: %s', async (_, line) => {
    const page = await drawCard({ ...PLAIN['of a page'], meta: line })
    expectWithin(findInk(page, 'of a page'), LAST_LINE_BOX)
    const post = await drawCard({ ...PLAIN['of a post with a picture'], author: line, date: line })
    expectWithin(findInk(post, 'of a post with a picture'), LAST_LINE_BOX)
    const above = await drawCard({ ...PLAIN['of a post without a picture'], category: line })
    expectWithin(findInk(above, 'of a post without a picture'), { left: 90, top: 170, right: 745, bottom: 250 })
  })

  it('leave room for one another when all are long', async () => {
    const long = 'a word '.repeat(60)
    const words = { title: long, text: long, meta: long }
    const boxes = { 'of a page': TITLE_BOXES['of a page'], 'of an author': TITLE_BOXES['of an author'] }
    for (const [kind, box] of Object.entries(boxes)) {
      const plain = PLAIN[kind as keyof typeof boxes]
      const ink = findInk(await drawCard({ ...plain, ...words, meta: '' }), kind as Kind, 640)
      expect(ink.bottom, kind).toBeLessThan(LAST_LINE_BOX.top + 35)
      expect(ink.top, kind).toBeGreaterThan(box.top)
    }
  })
})

describe('a card', () => {
  const plain = PLAIN['of a page']

  it('draws markup as text', async () => {
    const drawn = await drawCard({ ...plain, title: '<b>Bold</b>' })
    expect(drawn).not.toEqual(await drawCard({ ...plain, title: 'Bold' }))
    expect(await drawCard({ ...plain, title: 'A &lt; B' })).not.toEqual(await drawCard({ ...plain, title: 'A < B' }))
  })

  it.each(['', ' ', '🎉', '\u0000'])('shows the product’s name when the title is %j', async title => {
    const named = await drawCard({ ...plain, productName: 'Minara', title })
    expect(named).toEqual(await drawCard({ ...plain, productName: 'Minara', title: 'Minara' }))
  })

  it('shows the picture of its post, and otherwise the cover of its slug', async () => {
    const { slug, picture, ...words } = PLAIN['of a post with a picture']
    const cards = await Promise.all([
      drawCard({ ...words, slug, picture }),
      drawCard({ ...words, slug, picture: null }),
      drawCard({ ...words, slug: 'another-post', picture: null }),
    ])
    expect(new Set(cards.map(card => card.toString('base64'))).size).toBe(3)
    expect(await drawCard({ ...words, slug: 'another-post', picture })).toEqual(cards[0])
  })

  it('fails for a picture that is no picture', async () => {
    await expect(drawCard({ ...POST, picture: new Uint8Array([1, 2, 3]) })).rejects.toThrow()
  })

  it('keeps the colors of the mosaic', async () => {
    const pixels = await drawCard({ ...plain, title: 'Blog' })
    const pixel = (x: number, y: number) => [...pixels.subarray((y * CARD_WIDTH + x) * 3).subarray(0, 3)]
    expect(pixel(20, 50)).toEqual([0x0a, 0x31, 0x2b])
    expect([
      [0xfb, 0xde, 0xa0],
      [0xf9, 0xc9, 0x6b],
    ]).toContainEqual(pixel(1150, 470))
  })
})

/** The bounding box of all pixels left of `width` that differ from an empty card of this kind. */
function findInk(pixels: Buffer, kind: Kind, width: number = CARD_WIDTH): Box {
  const plain = empty.get(kind) ?? pixels
  const box = { left: CARD_WIDTH, top: CARD_HEIGHT, right: -1, bottom: -1 }
  for (let at = 0; at < pixels.length; at += 3) {
    if (pixels.readUIntBE(at, 3) === plain.readUIntBE(at, 3)) continue
    const [x, y] = [(at / 3) % CARD_WIDTH, Math.floor(at / 3 / CARD_WIDTH)]
    if (x >= width) continue
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

function expectWithin(ink: Box, box: Box): void {
  expect(ink.right).toBeGreaterThanOrEqual(ink.left)
  const over = {
    left: Math.max(0, box.left - ink.left),
    top: Math.max(0, box.top - ink.top),
    right: Math.max(0, ink.right - box.right),
    bottom: Math.max(0, ink.bottom - box.bottom),
  }
  expect(over).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
}
