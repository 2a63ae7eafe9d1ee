import { describe, expect, it } from 'vitest'
import { sanity } from '@/lib/environment/public-env'
import { pictureUrl } from './image'
import type { Picture } from './values'
import { picture } from './values'

const HASH = 'a'.repeat(40)
const PHOTO: Picture = {
  alt: 'A masjid',
  assetId: `image-${HASH}-2000x1000-jpg`,
  width: 2000,
  height: 1000,
  placeholder: null,
  crop: null,
  hotspot: null,
}
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

  it('leaves vector pictures unchanged', () => {
    const logo = { ...PHOTO, assetId: `image-${HASH}-24x24-svg` }
    expect(pictureUrl(logo, { width: 640, height: 640 })).toBe(`${FOLDER}/${HASH}-24x24.svg`)
  })
})

describe('picture', () => {
  const raw = {
    alt: 'A masjid',
    crop: null,
    hotspot: null,
    assetId: PHOTO.assetId,
    placeholder: '#0a312b',
  }

  it('has the size that remains after staff’s crop', () => {
    const crop = { _type: 'sanity.imageCrop' as const, top: 0, right: 0.25, bottom: 0.1, left: 0.25 }
    expect(picture({ ...raw, crop })).toMatchObject({
      width: 1000,
      height: 900,
      crop: { top: 0, right: 0.25, bottom: 0.1, left: 0.25 },
    })
  })

  it('is null without a valid asset', () => {
    expect(picture(null)).toBeNull()
    expect(picture({ ...raw, assetId: null })).toBeNull()
    expect(picture({ ...raw, assetId: 'image-../../etc/passwd' })).toBeNull()
  })

  it('has no color as its placeholder when it is a vector picture', () => {
    expect(picture({ ...raw, assetId: `image-${HASH}-24x24-svg` })).toMatchObject({ placeholder: null })
  })
})
