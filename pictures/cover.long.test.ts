import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawCover } from './cover.ts'

const MAX_BYTES = 60_000
const SLUGS = Array.from({ length: 200 }, (_, number) => `a-post-${number}`)

describe('the cover of a post', () => {
  it('is the same every time', () => {
    expect(drawCover('asking-out-loud')).toBe(drawCover('asking-out-loud'))
  })

  it('differs from slug to slug, even for similar slugs', () => {
    expect(new Set(SLUGS.map(slug => drawCover(slug))).size).toBe(SLUGS.length)
  })

  it('uses every ground', () => {
    const grounds = SLUGS.map(slug => /<rect [^>]*fill="(#\w+)"/.exec(drawCover(slug))?.[1])
    expect(new Set(grounds)).toEqual(new Set(['#ddf1e7', '#0a312b', '#f2ecde', '#f9c96b', '#c5e5d8']))
  })

  it.each(['', 'ثلاثون-ليلة', 'é', '"><script>alert(1)</script>', 'x'.repeat(2_000)])(
    'is a small picture without any of the slug in it: %j',
    async slug => {
      const cover = drawCover(slug)
      expect(cover.length).toBeLessThan(MAX_BYTES)
      expect(cover).not.toContain('script')
      expect(await sharp(Buffer.from(cover)).metadata()).toMatchObject({ format: 'svg', width: 800, height: 450 })
    },
  )

  it('fills a part of the picture, and never all of it', async () => {
    const shares = await Promise.all(SLUGS.slice(0, 60).map(shareOfGround))
    expect(Math.min(...shares)).toBeGreaterThan(0.05)
    expect(Math.max(...shares)).toBeLessThan(0.95)
  })

  it('looks the same at another size of the same shape', async () => {
    const pixels = (size: { width: number; height: number }) =>
      sharp(Buffer.from(drawCover('asking-out-loud', size)))
        .resize(80, 45)
        .greyscale()
        .raw()
        .toBuffer()
    const [small, large] = await Promise.all([
      pixels({ width: 800, height: 450 }),
      pixels({ width: 1600, height: 900 }),
    ])
    const differences = small.map((value, place) => Math.abs(value - (large[place] ?? 0)))
    expect(differences.toSorted().at(-Math.ceil(differences.length / 100))).toBeLessThan(40)
  })
})

/** The share of pixels in the color of the ground. */
async function shareOfGround(slug: string): Promise<number> {
  const cover = drawCover(slug)
  const ground = Number.parseInt(/fill="#(\w+)"/.exec(cover)?.[1] ?? '', 16)
  const pixels = await sharp(Buffer.from(cover)).resize(160, 90).removeAlpha().raw().toBuffer()
  let count = 0
  for (let at = 0; at < pixels.length; at += 3) {
    const near = [16, 8, 0].every(
      (shift, channel) => Math.abs((pixels[at + channel] ?? 0) - ((ground >> shift) & 255)) < 12,
    )
    if (near) count++
  }
  return count / (pixels.length / 3)
}
