import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../tests/support/seeded-random.ts'
import { drawCard } from './card.ts'
import { encodeCard, firstThatFits, MAX_CARD_BYTES, STEPS } from './card-file.ts'
import { drawSharedPicture } from './card-grounds.ts'
import { CARD_HEIGHT, CARD_WIDTH } from './card-size.ts'

const FOLDER = 'seed/images'
const SEEDED = readdirSync(FOLDER).filter(name => /^(blog|donor|help|manage|og).*\.(webp|png)$/.test(name))
const LETTERS = { title: 'Thirty nights, one plan '.repeat(9), productName: 'Minara', meta: 'W'.repeat(40) }
const POST = { kind: 'post', slug: 'a-post', category: 'Ramadan', author: 'Maryam Raza', date: 'May 2, 2026' } as const
const RAW = { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3 as const }

const random = seededRandom(31)
/** A picture of the size of a card, so that no scaling softens it. */
const PICTURES: Record<string, () => Promise<Uint8Array>> = {
  'noise in every color': () => fromPixels(() => random() * 256),
  'noise in the eight purest colors': () => fromPixels(() => (random() < 0.5 ? 0 : 255)),
  'noise in black and white': () => blackAndWhite(1),
  'noise in pairs of pixels': () => blackAndWhite(2),
  'a board of single black and white pixels': () =>
    fromPixels(at => ((Math.floor(at / 3 / CARD_WIDTH) + Math.floor(at / 3)) % 2) * 255),
  'a photo with the grain of a phone at night': () => grainy('blog-3-three-funds.webp', 40),
  'a photo with more grain than picture': () => grainy('help-1-tap-at-the-door.webp', 120),
  'noise that is transparent in places': async () =>
    sharp(await fromPixels(() => random() * 256))
      .ensureAlpha(0.5)
      .png()
      .toBuffer(),
}

describe.each(Object.entries(PICTURES))('%s', (_, draw) => {
  it('fits as the picture of a post, of a page, and as a picture for sharing', async () => {
    const picture = await draw()
    const logo = readFile('logo-mark.svg')
    await expectFits(await drawCard({ ...LETTERS, ...POST, logo, picture }))
    await expectFits(await drawCard({ ...LETTERS, kind: 'page', text: '', logo, picture }))
    await expectFits(await drawSharedPicture(picture))
    await expectFits(await drawCard({ ...LETTERS, ...POST, logo: picture, picture: null }))
  })
})

it.each(SEEDED)('the seeded picture %s fits at the best quality, alone and beside letters', async name => {
  const [picture, logo] = [readFile(name), readFile('logo-mark.svg')]
  for (const pixels of [await drawCard({ ...LETTERS, ...POST, logo, picture }), await drawSharedPicture(picture)]) {
    const best = await sharp(pixels, { raw: RAW }).jpeg(STEPS[0]).toBuffer()
    expect(await expectFits(pixels)).toEqual(best)
  }
})

it.each(['post', 'page', 'author'] as const)('a drawn card of a %s fits at the best quality', async kind => {
  const card = { ...LETTERS, logo: readFile('logo-mark.svg'), text: 'A long word '.repeat(30) }
  const pixels = await drawCard(
    kind === 'post' ? { ...card, ...POST, picture: null } : { ...card, kind, picture: null },
  )
  expect(await expectFits(pixels)).toEqual(await sharp(pixels, { raw: RAW }).jpeg(STEPS[0]).toBuffer())
})

describe('the quality of a card', () => {
  it('gets lower from step to step, until the file fits', async () => {
    const tried: number[] = []
    const file = await firstThatFits(async ({ quality }) => {
      tried.push(quality)
      return Buffer.alloc(MAX_CARD_BYTES + (tried.length < 4 ? 1 : 0))
    })
    expect(file).toHaveLength(MAX_CARD_BYTES)
    expect(tried).toEqual(STEPS.slice(0, 4).map(({ quality }) => quality))
    expect(tried.toSorted((a, b) => b - a)).toEqual(tried)
  })

  it('has a last step: a file that does not fit even then is an error', async () => {
    let count = 0
    const encode = async () => {
      count++
      return Buffer.alloc(MAX_CARD_BYTES + 1)
    }
    await expect(firstThatFits(encode)).rejects.toThrow(`${MAX_CARD_BYTES} bytes`)
    expect(count).toBe(STEPS.length)
  })
})

async function expectFits(pixels: Buffer): Promise<Buffer> {
  const file = await encodeCard(pixels)
  expect(file.length).toBeLessThanOrEqual(280_000)
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  return file
}

function fromPixels(level: (at: number) => number): Promise<Buffer> {
  const pixels = Buffer.alloc(CARD_WIDTH * CARD_HEIGHT * 3).map((_, at) => level(at))
  return sharp(pixels, { raw: RAW }).png({ compressionLevel: 1 }).toBuffer()
}

/** Noise of so many equal pixels in a row. */
function blackAndWhite(pixels: number): Promise<Buffer> {
  let level = 0
  return fromPixels(at => {
    if (at % (3 * pixels) === 0) level = random() < 0.5 ? 0 : 255
    return level
  })
}

/** `deviation` of 0 to 255 levels. */
async function grainy(name: string, deviation: number): Promise<Buffer> {
  const pixels = await drawSharedPicture(readFile(name))
  const grain = () => (random() + random() + random() - 1.5) * 2 * deviation
  return fromPixels(at => Math.max(0, Math.min(255, (pixels[at] ?? 0) + grain())))
}

function readFile(name: string): Buffer {
  return readFileSync(`${FOLDER}/${name}`)
}
