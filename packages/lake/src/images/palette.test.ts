import { thumbHashToAverageRGBA } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { blurHashOf, type Pixels, paletteOf, thumbHashOf } from './examine.ts'

/** A row of pixels, each `[red, green, blue, alpha]`. */
const row = (...colors: number[][]): Pixels => ({
  data: Buffer.from(colors.flat()),
  width: colors.length,
  height: 1,
})

const TEAL = [8, 123, 99, 255]
const SAND = [216, 203, 174, 255]
const NIGHT = [10, 49, 43, 255]

describe('paletteOf', () => {
  it('names the most frequent colour, to the five bits per channel that the library compares, and six others', async () => {
    const palette = await paletteOf(row(TEAL, TEAL, SAND, NIGHT))
    expect(palette).toMatchObject({
      _type: 'sanity.imagePalette',
      dominant: { _type: 'sanity.imagePaletteSwatch', background: '#0c7c64', population: 50, foreground: '#fff' },
      darkVibrant: { background: '#0c7c64' },
    })
    const names = ['dominant', 'vibrant', 'muted', 'darkVibrant', 'darkMuted', 'lightVibrant', 'lightMuted']
    expect(Object.keys(palette ?? {}).toSorted()).toEqual(['_type', ...names].toSorted())
  })

  it('ignores transparent pixels', async () => {
    const palette = await paletteOf(row([255, 0, 0, 0], [255, 0, 0, 10], TEAL))
    expect(palette).toMatchObject({ dominant: { background: '#0c7c64', population: 100 } })
    expect(await paletteOf(row([255, 0, 0, 0]))).toBeNull()
  })
})

describe('blurHashOf', () => {
  it('agrees with the reference implementation', () => {
    const gradient: Pixels = { data: Buffer.alloc(8 * 6 * 4), width: 8, height: 6 }
    for (let at = 0; at < 48; at += 1)
      gradient.data.set([250 - (at % 8) * 30, 240 - Math.floor(at / 8) * 40, 128, 255], at * 4)
    expect(blurHashOf(gradient)).toBe('L~I=6%}Y,Y%1y,xYo1oxgvf%fQf%')
  })
})

describe('thumbHashOf', () => {
  it('is Base64, and tells the average color and whether there is transparency', () => {
    const hash = thumbHashOf(row(TEAL, TEAL, TEAL, TEAL))
    expect(hash).toMatch(/^[A-Za-z0-9+/]+=*$/)
    const { r, g, b, a } = thumbHashToAverageRGBA(Buffer.from(hash, 'base64'))
    expect([r, g, b].map(value => Math.round(value * 10))).toEqual([0, 5, 4])
    expect(a).toBe(1)
    expect(thumbHashToAverageRGBA(Buffer.from(thumbHashOf(row(TEAL, [0, 0, 0, 0])), 'base64')).a).toBeLessThan(1)
  })
})
