import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { CARD_HEIGHT, CARD_WIDTH, drawCard } from './card.ts'

const logo = readFileSync('seed/images/logo-mark.svg')
const PLAIN = { title: '', meta: '', productName: '', logo }

type Box = { left: number; top: number; right: number; bottom: number }

/** The title and the meta line must stay below the logo and left of the mosaic. */
const TITLE_BOX: Box = { left: 72, top: 160, right: 800, bottom: 480 }
const META_BOX: Box = { left: 72, top: 490, right: 800, bottom: 578 }

let empty: Buffer

beforeAll(async () => {
  empty = await readPixels(await drawCard(PLAIN))
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

describe('a card', () => {
  it.each(Object.entries(TITLES))('keeps a title within its box: %s', async (_, title) => {
    const png = await drawCard({ ...PLAIN, title })
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: CARD_WIDTH, height: CARD_HEIGHT })
    expectWithin(await findInk(png), TITLE_BOX)
  })

  it.each(Object.entries(TITLES))('keeps a meta line within its box: %s', async (_, meta) => {
    expectWithin(await findInk(await drawCard({ ...PLAIN, meta })), META_BOX)
  })

  it('draws markup as text', async () => {
    const drawn = await drawCard({ ...PLAIN, title: '<b>Bold</b>' })
    expect(drawn).not.toEqual(await drawCard({ ...PLAIN, title: 'Bold' }))
    expect(await drawCard({ ...PLAIN, title: 'A &lt; B' })).not.toEqual(await drawCard({ ...PLAIN, title: 'A < B' }))
  })

  it('cuts a long title after a word', async () => {
    const words = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen '
    const cut = await drawCard({ ...PLAIN, title: words.repeat(2) })
    expect(cut).toEqual(await drawCard({ ...PLAIN, title: `${words.repeat(2)}and so on` }))
  })

  it.each(['', ' ', '🎉', '\u0000'])('shows the product’s name when the title is %j', async title => {
    const named = await drawCard({ ...PLAIN, productName: 'Minara', title })
    expect(named).toEqual(await drawCard({ ...PLAIN, productName: 'Minara', title: 'Minara' }))
  })

  it('keeps the colours of the mosaic', async () => {
    const { data, info } = await sharp(await drawCard({ ...PLAIN, title: 'Blog' }))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    expect(pixel(20, 50)).toEqual([0x0a, 0x31, 0x2b])
    expect(pixel(1010, 330)).toEqual([0xfb, 0xde, 0xa0])
    expect(pixel(960, 150)).toEqual([0x08, 0x7b, 0x63])
  })
})

function readPixels(png: Buffer): Promise<Buffer> {
  return sharp(png).removeAlpha().raw().toBuffer()
}

/** The bounding box of all pixels that differ from an empty card. */
async function findInk(png: Buffer): Promise<Box> {
  const pixels = await readPixels(png)
  const box = { left: CARD_WIDTH, top: CARD_HEIGHT, right: -1, bottom: -1 }
  for (let at = 0; at < pixels.length; at += 3) {
    if (pixels.readUIntBE(at, 3) === empty.readUIntBE(at, 3)) continue
    const [x, y] = [(at / 3) % CARD_WIDTH, Math.floor(at / 3 / CARD_WIDTH)]
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
