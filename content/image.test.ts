import { describe, expect, it } from 'vitest'
import { sanity } from '@/lib/environment/public-env'
import { planTransform } from '@/packages/lake/src/images/plan'
import { parseTransform } from '@/packages/lake/src/images/transform'
import { pictureUrl } from './image'
import type { Picture } from './values'
import { picture } from './values'

function raise(): never {
  throw new Error('The address asks for nothing')
}

const HASH = 'a'.repeat(40)
const PHOTO: Picture = {
  ...{ alt: 'A masjid', assetId: `image-${HASH}-2000x1000-jpg`, width: 2000, height: 1000 },
  ...{ placeholder: null, crop: null, hotspot: null },
}
/** As the content service sends it. */
const RAW = { ...{ alt: 'A masjid', crop: null, hotspot: null }, assetId: PHOTO.assetId, placeholder: '#0a312b' }
/** Sizes that srcsets, Markdown, structured data, shared links and logos request, and a width beyond every limit. */
const EVERY_SIZE = [96, 320, 512, 640, 1024, 1200, 1600, 9000]
  .flatMap(width => [{ width }, { width, height: width }, { width, height: Math.round(width / 2) }])
  .concat({ width: 1200, height: 630 }, { width: 500, height: 630 }, { width: 540, height: 960 })
const FOLDER = `${sanity.assetUrl}/images/${sanity.projectId}/${sanity.dataset}`

describe('pictureUrl', () => {
  it('asks for a width and for a format that the browser accepts', () => {
    expect(pictureUrl(PHOTO, { width: 640 })).toBe(`${FOLDER}/${HASH}-2000x1000.jpg?w=640&auto=format`)
    expect(pictureUrl(PHOTO, { width: 640.4, quality: 70 })).toContain('?w=640&q=70&auto=format')
  })

  it('crops around the focal point', () => {
    const square = (hotspot: Picture['hotspot']) =>
      new URL(pictureUrl({ ...PHOTO, hotspot }, { width: 100, height: 100 }))
    expect(square(null).searchParams.get('rect')).toBe('500,0,1000,1000')
    expect(square({ x: 0.1, y: 0.5 }).searchParams.get('rect')).toBe('0,0,1000,1000')
    expect(square({ x: 0.9, y: 0.5 }).searchParams.get('rect')).toBe('1000,0,1000,1000')
  })

  it('stays within staff’s crop', () => {
    const crop = { top: 0.1, right: 0.25, bottom: 0.1, left: 0.25 }
    expect(new URL(pictureUrl({ ...PHOTO, crop }, { width: 500 })).searchParams.get('rect')).toBe('500,100,1000,800')
  })

  const HALF_TALL = { top: 0.25, right: 0, bottom: 0.25, left: 0 }
  const THIRDS = { top: 0.001, right: 1 / 3, bottom: 0.0005, left: 1 / 3 }

  it.each([
    [1080, 9000, null],
    [983, 8192, null],
    [983, 8193, null],
    [9000, 1080, null],
    [8193, 700, null],
    [9000, 9000, null],
    [8192, 8192, null],
    [1, 9000, null],
    [3, 30_000, null],
    [9000, 1, null],
    [1, 1, null],
    [24, 31, null],
    [1080, 9000, HALF_TALL],
    [1080, 17_000, HALF_TALL],
    [1001, 16_001, THIRDS],
    [2000, 1000, { top: 0.5, right: 0, bottom: 0.5, left: 0 }],
    [2000, 1000, { top: -0.1, right: 0, bottom: 0, left: 0.2 }],
  ])('asks of a picture of %i × %i, cropped by %j, only for what the image service answers', (width, height, crop) => {
    const assetId = `image-${HASH}-${width}x${height}-jpg`
    const shown = picture({ ...RAW, assetId, crop: crop && { _type: 'sanity.imageCrop', ...crop } })
    for (const size of EVERY_SIZE) {
      const query = new URL(shown ? pictureUrl(shown, size) : '').searchParams
      const plan = planTransform(parseTransform(query) ?? raise(), { width, height })
      expect(plan, `${query}`).toMatchObject({ canvas: plan.size })
      expect(plan.canvas.width, `${query}`).toBeLessThanOrEqual(Math.min(size.width, plan.region.width))
      expect(plan.canvas.height, `${query}`).toBeLessThanOrEqual(plan.region.height)
    }
  })

  it('leaves vector pictures unchanged', () => {
    const logo = { ...PHOTO, assetId: `image-${HASH}-24x24-svg` }
    expect(pictureUrl(logo, { width: 640, height: 640 })).toBe(`${FOLDER}/${HASH}-24x24.svg`)
  })
})

describe('picture', () => {
  it('has the size that remains after staff’s crop', () => {
    const crop = { top: 0, right: 0.25, bottom: 0.1, left: 0.25 }
    const cropped = { ...RAW, crop: { _type: 'sanity.imageCrop' as const, ...crop } }
    expect(picture(cropped)).toMatchObject({ width: 1000, height: 900, crop })
  })

  it('is null without a valid asset', () => {
    expect(picture(null)).toBeNull()
    expect(picture({ ...RAW, assetId: null })).toBeNull()
    expect(picture({ ...RAW, assetId: 'image-../../etc/passwd' })).toBeNull()
  })

  it('has no color as its placeholder when it is a vector picture', () => {
    expect(picture({ ...RAW, assetId: `image-${HASH}-24x24-svg` })).toMatchObject({ placeholder: null })
  })
})
