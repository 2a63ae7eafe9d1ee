import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { draw } from './draw.fixture.ts'
import { examineImage, METADATA_PARTS } from './examine.ts'
import { readCameraData } from './exif.ts'

const photo = () =>
  draw(40, 20, 'red')
    .jpeg()
    .withExif({
      IFD0: { Make: 'Acme', Model: 'C-1', Artist: 'Zaynab' },
      IFD2: { DateTimeOriginal: '2026:03:04 05:06:07', FNumber: '28/10', LensModel: '35 mm' },
      IFD3: {
        ...{ GPSLatitudeRef: 'S', GPSLatitude: '51/1 30/1 36/1', GPSLongitudeRef: 'E', GPSLongitude: '0/1 7/1 12/1' },
        ...{ GPSAltitudeRef: '0', GPSAltitude: '105/10' },
      },
    })
    .toBuffer()

describe('camera data', () => {
  it('is extracted on request: the exposure, the tags of the picture and the place', async () => {
    const { metadata } = await examineImage(await photo(), METADATA_PARTS)
    expect(metadata).toMatchObject({
      exif: {
        ...{ _type: 'sanity.imageExifMetadata', DateTimeOriginal: '2026-03-04T05:06:07.000Z' },
        ...{ FNumber: 2.8, LensModel: '35 mm' },
      },
      image: { _type: 'sanity.imageExifTags', Make: 'Acme', Model: 'C-1', Artist: 'Zaynab' },
      location: { _type: 'geopoint', lat: -51.51, lng: 0.12, alt: 10.5 },
    })
  })

  it('of a block that is cut, or has pointers out of it, is what remains readable', async () => {
    const { exif = Buffer.alloc(0) } = await sharp(await photo()).metadata()
    expect(readCameraData(exif).image.Make).toBe('Acme')
    for (let length = 6; length < exif.length; length++) {
      expect(() => readCameraData(exif.subarray(0, length))).not.toThrow()
    }
    for (let at = 6; at < exif.length; at++) {
      const damaged = Buffer.from(exif)
      damaged[at] = 0xff
      expect(() => readCameraData(damaged)).not.toThrow()
    }
  })
})
