import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawIcon } from './icon.ts'

const INK = [0x0a, 0x31, 0x2b, 255]
const PAPER = [252, 251, 247, 255]
const CLEAR = 0

const logo = readFileSync('seed/images/logo-mark.svg')

describe('an icon', () => {
  it.each([32, 48, 180, 192, 512])('is %i pixels wide and high', async size => {
    const { width, height, format } = await sharp(await drawIcon(logo, size, 'tile')).metadata()
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' })
  })

  it('has round corners as a tile, and none where the system rounds it', async () => {
    expect((await pixelsOf(await drawIcon(logo, 64, 'tile')))(0, 0)[3]).toBe(CLEAR)
    for (const shape of ['square', 'maskable'] as const) {
      expect((await pixelsOf(await drawIcon(logo, 64, shape)))(0, 0)).toEqual(INK)
    }
  })

  it('lightens a dark logo and keeps its lamp', async () => {
    const at = await pixelsOf(await drawIcon(logo, 512, 'tile'))
    expect(at(150, 350)).toEqual(PAPER)
    expect(at(256, 148)).toEqual([0xf3, 0xaf, 0x37, 255])
    expect(at(256, 350)).toEqual(INK)
  })

  it('keeps a maskable logo within the circle that every mask leaves visible', async () => {
    const at = await pixelsOf(await drawIcon(logo, 512, 'maskable'))
    const isOutside = (x: number, y: number) => Math.hypot(x - 256, y - 256) > 0.4 * 512
    for (let y = 0; y < 512; y += 4) {
      for (let x = 0; x < 512; x += 4) if (isOutside(x, y)) expect(at(x, y)).toEqual(INK)
    }
  })

  it('does not change a logo with an opaque background', async () => {
    const create = { width: 40, height: 20, channels: 3 as const, background: '#102030' }
    const photo = await sharp({ create }).jpeg().toBuffer()
    const [red = 0, green = 0, blue = 0] = (await pixelsOf(await drawIcon(photo, 100, 'tile')))(50, 50)
    for (const difference of [red - 0x10, green - 0x20, blue - 0x30]) expect(Math.abs(difference)).toBeLessThan(4)
  })
})

async function pixelsOf(png: Buffer): Promise<(x: number, y: number) => number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x, y) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]
}
