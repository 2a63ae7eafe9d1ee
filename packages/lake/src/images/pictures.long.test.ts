import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { prepareConfig } from '../config.fixture.ts'
import { draw } from './draw.fixture.ts'
import { fileOfId, findAssetFile, type StoredFile, saveAsset } from './files.ts'
import { openPictures, type Pictures } from './pictures.ts'
import { parseTransform } from './transform.ts'

const config = prepareConfig()
let pictures: Pictures

beforeEach(() => {
  pictures = openPictures(config())
})

async function store(bytes: Uint8Array): Promise<StoredFile> {
  const { _id } = await saveAsset(config(), 'images', bytes, {})
  const name = fileOfId(_id)
  const file = name && (await findAssetFile(config(), name))
  if (!file) throw new Error(`${_id} was not stored`)
  return file
}

/** 200 × 100: the left half red, the right half blue. */
function redAndBlue() {
  const right = { create: { width: 100, height: 100, channels: 3 as const, background: 'blue' } }
  return draw(200, 100, 'red').composite([{ input: right, left: 100, top: 0 }])
}

function variant(file: StoredFile, query: string, accept = '') {
  const transform = parseTransform(new URLSearchParams(query))
  if (!transform) throw new Error(`"${query}" asks for the original`)
  return pictures.variant(file, transform, accept)
}

async function renderPixels(file: StoredFile, query: string) {
  const { bytes, type } = await variant(file, query).load()
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3)
    return green > 200 ? 'white' : red > blue ? 'red' : 'blue'
  }
  return { type, size: [info.width, info.height], at, bytes }
}

describe('rendering images', () => {
  it.each([
    ['w=50', [50, 25], 'red', 'blue'],
    ['w=50&h=50&fit=crop&crop=left', [50, 50], 'red', 'red'],
    ['w=50&h=50&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5', [50, 50], 'blue', 'blue'],
    ['w=50&h=50&fit=crop&crop=entropy', [50, 50], 'red', 'blue'],
    ['rect=100,0,100,100&w=40', [40, 40], 'blue', 'blue'],
    ['flip=h&w=50', [50, 25], 'blue', 'red'],
    ['flip=v&w=50', [50, 25], 'red', 'blue'],
    ['or=90&w=50', [50, 100], 'red', 'blue'],
    ['or=270&w=50&h=50', [25, 50], 'blue', 'red'],
    ['w=60&h=60&fit=fill&bg=fff', [60, 60], 'white', 'white'],
    ['fit=crop&w=50&min-h=50', [50, 50], 'red', 'blue'],
    ['fit=crop&or=90&h=60&min-w=50', [50, 60], 'red', 'blue'],
    ['w=20&h=20&fit=crop&crop=top,right', [20, 20], 'blue', 'blue'],
    ['w=20&h=20&fit=crop&crop=left,bottom', [20, 20], 'red', 'red'],
    ['w=50&blur=5&sharp=5&sat=20&q=90', [50, 25], 'red', 'blue'],
  ])('renders %s', async (query, size, first, last) => {
    const rendered = await renderPixels(await store(await redAndBlue().png().toBuffer()), query)
    const [width = 0, height = 0] = rendered.size
    expect(rendered.size).toEqual(size)
    expect(rendered.at(1, 1)).toBe(first)
    expect(rendered.at(width - 2, height - 2)).toBe(last)
  })

  it('pads each side by the pixel ratio, around the whole picture', async () => {
    const file = await store(await redAndBlue().png().toBuffer())
    const { size, at } = await renderPixels(file, 'w=25&pad=5&dpr=2&bg=fff')
    expect(size).toEqual([70, 45])
    expect([at(9, 22), at(11, 11), at(58, 33), at(60, 22)]).toEqual(['white', 'red', 'blue', 'white'])
  })

  it('inverts colours, and leaves opacity and padding as they are', async () => {
    const background = { r: 255, g: 0, b: 0, alpha: 0.5 }
    const file = await store(await draw(20, 20, background, 4).png().toBuffer())
    const { bytes } = await variant(file, 'w=10&pad=5&bg=ff0000&invert=true&fm=png').load()
    const colours = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([...colours.data.subarray(0, 3)]).toEqual([255, 0, 0])
    const clear = await variant(file, 'w=10&invert=true').load()
    const { data } = await sharp(clear.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 4)]).toEqual([0, 255, 255, 128])
  })

  it('adds the padding of a rotated image as seen after the rotation', async () => {
    const file = await store(await redAndBlue().png().toBuffer())
    const { size, at } = await renderPixels(file, 'or=90&w=100&h=50&fit=fill&bg=fff')
    expect(size).toEqual([100, 50])
    expect([at(5, 25), at(50, 5), at(50, 45), at(95, 25)]).toEqual(['white', 'red', 'blue', 'white'])
  })

  it('applies the EXIF rotation of a photo, and drops its EXIF data', async () => {
    const photo = await redAndBlue()
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { size, at, bytes } = await renderPixels(await store(photo), 'rect=0,0,100,100&w=50')
    expect(size).toEqual([50, 50])
    expect([at(25, 5), at(25, 45)]).toEqual(['red', 'red'])
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  it('keeps an animation animated, unless its first frame is asked for', async () => {
    const frames = await Promise.all(['red', 'blue'].map(color => draw(40, 20, color).png().toBuffer()))
    const file = await store(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    )
    expect(file.file).toContain('-40x20.gif')
    for (const [query, type] of [
      ['w=20', 'image/gif'],
      ['w=20&auto=format', 'image/webp'],
    ] as const) {
      const { bytes, type: actual } = await variant(file, query, 'image/avif,image/webp').load()
      expect(actual).toBe(type)
      expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ pages: 2, pageHeight: 10, width: 20 })
    }
    const { bytes } = await variant(file, 'w=20&frame=1').load()
    const still = await sharp(bytes, { animated: true }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([still.info.height, ...still.data.subarray(0, 3)]).toEqual([10, 255, 0, 0])
  })

  it.each([
    ['w=50&auto=format', 'image/avif,image/webp,*/*', 'image/avif'],
    ['w=50&auto=format', '*/*', 'image/png'],
    ['w=50', 'image/avif,image/webp', 'image/png'],
    ['w=2600&auto=format', 'image/avif,image/webp', 'image/webp'],
    ['w=50&fm=jpg&auto=format', 'image/avif,image/webp', 'image/jpeg'],
  ])('renders %s for Accept: %s as %s', async (query, accept, type) => {
    const file = await store(await redAndBlue().png().toBuffer())
    expect((await variant(file, query, accept).load()).type).toBe(type)
  })

  it.each([
    ['w=50&fm=png&cs=b-w', 'srgb', 'b-w'],
    ['w=50&fm=png&cs=cmyk', 'srgb', 'srgb'],
    ['w=50', 'cmyk', 'srgb'],
    ['w=50&cs=origin', 'cmyk', 'cmyk'],
  ])('renders %s of an original in %s in the color space %s', async (query, original, space) => {
    const file = await store(await redAndBlue().toColourspace(original).jpeg().toBuffer())
    const { bytes } = await variant(file, query).load()
    expect((await sharp(bytes).metadata()).space).toBe(space)
  })

  it('renders a TIFF as a JPEG, because browsers show no TIFF', async () => {
    const file = await store(await redAndBlue().tiff().toBuffer())
    expect((await variant(file, 'w=50').load()).type).toBe('image/jpeg')
  })

  it('answers 400 when the stored file is damaged', async () => {
    const bytes = await redAndBlue().png().toBuffer()
    const file = await store(bytes)
    await writeFile(file.path, bytes.subarray(0, 60))
    await expect(variant(file, 'w=50').load()).rejects.toMatchObject({ status: 400 })
  })
})

describe('caching rendered images', () => {
  it('renders once for simultaneous equal requests', async () => {
    const file = await store(await redAndBlue().png().toBuffer())
    const answers = await Promise.all(Array.from({ length: 20 }, () => variant(file, 'w=150').load()))
    expect(new Set(answers.map(answer => answer.bytes)).size).toBe(1)
  })

  it('survives a restart', async () => {
    const file = await store(await redAndBlue().png().toBuffer())
    const before = await variant(file, 'w=150').load()
    await rm(file.path)
    pictures = openPictures(config())
    expect((await variant(file, 'w=150').load()).bytes).toEqual(before.bytes)
  })

  it('stays under its cap on disk however many sizes are requested', async () => {
    const cap = 40_000
    pictures = openPictures(config(), cap)
    const file = await store(await redAndBlue().jpeg().toBuffer())
    await Promise.all(Array.from({ length: 50 }, (_, index) => variant(file, `w=${index + 10}`).load()))
    const folder = path.join(config().folder, 'picture-cache')
    const names = await readdir(folder)
    const sizes = await Promise.all(names.map(async name => (await stat(path.join(folder, name))).blocks * 512))
    expect(names.length).toBeGreaterThan(5)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(cap)
  })
})
