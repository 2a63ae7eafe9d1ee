import { describe, expect, it } from 'vitest'
import { blurHashOf } from './blurhash.ts'
import { type Pixels, paletteOf } from './palette.ts'

/** A row of pixels, each `[red, green, blue, alpha]`. */
const row = (...colors: number[][]): Pixels => ({
  data: Uint8Array.from(colors.flat()),
  width: colors.length,
  height: 1,
})

const TEAL = [8, 123, 99, 255]
const SAND = [216, 203, 174, 255]
const NIGHT = [10, 49, 43, 255]

describe('paletteOf', () => {
  it('names the most frequent colour and those that fit a swatch', () => {
    expect(paletteOf(row(TEAL, TEAL, SAND, NIGHT))).toMatchObject({
      _type: 'sanity.imagePalette',
      dominant: { _type: 'sanity.imagePaletteSwatch', background: '#087b63', population: 50, foreground: '#fff' },
      darkVibrant: { background: '#087b63' },
      lightMuted: { background: '#d8cbae', foreground: '#000' },
    })
  })

  it('leaves out swatches that no colour fits', () => {
    expect(paletteOf(row(TEAL))).not.toHaveProperty('lightMuted')
  })

  it('ignores transparent pixels', () => {
    expect(paletteOf(row([255, 0, 0, 0], [255, 0, 0, 10], TEAL))).toMatchObject({ dominant: { background: '#087b63' } })
    expect(paletteOf(row([255, 0, 0, 0]))).toBeNull()
  })
})

describe('blurHashOf', () => {
  it('agrees with the reference implementation', () => {
    const gradient: Pixels = { data: new Uint8Array(8 * 6 * 4), width: 8, height: 6 }
    for (let at = 0; at < 48; at += 1)
      gradient.data.set([250 - (at % 8) * 30, 240 - Math.floor(at / 8) * 40, 128, 255], at * 4)
    expect(blurHashOf(gradient)).toBe('L~I=6%}Y,Y%1y,xYo1oxgvf%fQf%')
  })
})
