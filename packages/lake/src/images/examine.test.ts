import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { httpErrorOf } from '../http/http-error.fixture.ts'
import { draw } from './draw.fixture.ts'
import { DEFAULT_METADATA_PARTS, examineImage } from './examine.ts'

const examine = (bytes: Uint8Array | string) => examineImage(Buffer.from(bytes), DEFAULT_METADATA_PARTS)

const svg = (inside: string, start = '') =>
  `${start}<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}</svg>`

const picture = (width: number, height: number, background: string) => draw(width, height, background, 4)

/** A PNG whose header claims a size. It has no pixels, so decoding it would fail in another way. */
function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(named.length + 8)
  frame.writeUInt32BE(data.length, 0)
  frame.set(named, 4)
  frame.writeUInt32BE(crc32(named), named.length + 4)
  return frame
}

/** Overwrites what follows the components in the header of a JPEG's scan: spectral selection, approximation, and then pixels. */
function inScan(jpeg: Buffer, bytes: number[]): Buffer {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const changed = Buffer.from(jpeg)
  changed.set(bytes, scan + 5 + 2 * jpeg.readUInt8(scan + 4))
  return changed
}

const refusal = (bytes: Uint8Array | string) => httpErrorOf(() => examine(bytes))

describe('examineImage', () => {
  it('finds size, opacity, placeholder, palette and BlurHash', async () => {
    const { format, metadata } = await examine(await picture(120, 60, '#087b63').png().toBuffer())
    expect(format).toBe('png')
    expect(metadata).toMatchObject({
      dimensions: { width: 120, height: 60, aspectRatio: 2 },
      hasAlpha: true,
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\/png;base64,/),
      palette: { dominant: { background: '#0c7c64', population: 100 } },
      blurHash: expect.stringMatching(/^.{28}$/),
    })
    expect(metadata).not.toHaveProperty('thumbHash')
  })

  it('recognises a fully transparent image', async () => {
    const { metadata } = await examine(await picture(8, 8, 'rgba(0,0,0,0)').webp().toBuffer())
    expect(metadata).toMatchObject({ hasAlpha: true, isOpaque: false, palette: null })
  })

  it('extracts only the requested metadata', async () => {
    const bytes = await picture(8, 8, 'red').jpeg().toBuffer()
    const { metadata } = await examineImage(bytes, ['lqip'])
    expect(Object.keys(metadata).sort()).toEqual(['_type', 'dimensions', 'hasAlpha', 'isOpaque', 'lqip'])
  })

  it('measures a photo after its EXIF rotation, and leaves camera data and location out unless asked', async () => {
    const exif = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
    const photo = await picture(40, 20, 'blue').jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
    const { width, height, metadata } = await examine(photo)
    expect([width, height]).toEqual([20, 40])
    expect(JSON.stringify(metadata)).not.toMatch(/GPS|Artist|Somebody|exif|location/i)
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)('recognises %s by its bytes', async name => {
    const { format } = await examine(await picture(8, 8, 'red').toFormat(name).toBuffer())
    expect(format).toBe({ jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', avif: 'avif', tiff: 'tif' }[name])
  })

  it.each([
    ['the scan parameters of a common make of phones', (jpeg: Buffer) => inScan(jpeg, [0, 0, 0])],
    ['a scan that begins after the first coefficient', (jpeg: Buffer) => inScan(jpeg, [1, 63, 0])],
    ['a scan of a successive approximation', (jpeg: Buffer) => inScan(jpeg, [0, 63, 1])],
    ['no end of the picture', (jpeg: Buffer) => jpeg.subarray(0, -2)],
    ['half of its bytes', (jpeg: Buffer) => jpeg.subarray(0, jpeg.length / 2)],
    ['a marker amid its pixels', (jpeg: Buffer) => inScan(jpeg, [0, 63, 0, 0xaa, 0xff, 0xd3])],
    ['zeros amid its pixels', (jpeg: Buffer) => inScan(jpeg, [0, 63, 0, ...Array(60).fill(0)])],
    [
      'a film behind it',
      (jpeg: Buffer) => Buffer.concat([jpeg, Buffer.from('MotionPhoto_Data'), Buffer.alloc(999, 7)]),
    ],
  ])('takes a JPEG with %s, which browsers show', async (_, damage) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const create = { width: 160, height: 90, channels: 3, background: 'white', noise } as const
    const { width, height, metadata } = await examine(damage(await sharp({ create }).jpeg().toBuffer()))
    expect({ width, height }).toEqual({ width: 160, height: 90 })
    expect(metadata).toMatchObject({ lqip: expect.any(String), palette: expect.any(Object) })
  })

  it.each(['png', 'gif'] as const)('takes a %s of which the end is missing', async format => {
    const bytes = await picture(120, 60, '#087b63').toFormat(format).toBuffer()
    expect(await examine(bytes.subarray(0, -6))).toMatchObject({ width: 120, height: 60 })
  })

  it('describes a vector image without rendering it', async () => {
    const { format, width, height, metadata } = await examine(svg('<path d="M0 0h9v9z"/>', '<?xml version="1.0"?>'))
    expect({ format, width, height }).toEqual({ format: 'svg', width: 40, height: 20 })
    expect(metadata).not.toHaveProperty('lqip')
  })

  it('refuses a PNG of 30,000 × 30,000 pixels from its header', async () => {
    const { status, message } = await refusal(pngOfSize(30_000, 30_000))
    expect(status).toBe(400)
    expect(message).toContain('pixel limit')
  })

  it.each([
    ['nothing', 415, ''],
    ['text', 415, 'hello'],
    ['a program', 415, 'MZ\x90\0'],
    ['compressed markup', 415, Buffer.from('1f8b08000000000000ff', 'hex')],
    ['a PDF', 415, '%PDF-1.7'],
    ['a vector image of 30,000 × 30,000 pixels', 400, svg('').replace('"40"', '"30000"').replace('"20"', '"30000"')],
    ['a vector image of several megabytes', 413, svg(' '.repeat(6_000_000))],
  ])('refuses %s with %i', async (_, status, bytes) => {
    expect((await refusal(bytes)).status).toBe(status)
  })

  it.each([
    [
      'text behind the first bytes of a JPEG',
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('A'.repeat(500))]),
    ],
    ['the first bytes of a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['an external entity', svg('&x;', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>')],
    ['a billion laughs', svg('&b;', '<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>')],
    ['a parameter entity', svg('', '<!DOCTYPE svg [<!entity % x SYSTEM "http://evil/x.dtd">]>')],
    ['entities in UTF-16', Buffer.from(`\ufeff${svg('', '<!DOCTYPE svg [<!ENTITY a "x">]>')}`, 'utf16le')],
    ['entities hidden by a declared encoding', svg('', '<?xml version="1.0" encoding="UTF-7"?>')],
    ['a NUL character', svg('\0')],
    ['a hundred thousand nested groups', svg(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`)],
  ])('refuses %s', async (_, bytes) => {
    expect([400, 415]).toContain((await refusal(bytes)).status)
  })

  it('says what to do with a file that only begins like a picture', async () => {
    expect((await refusal(Buffer.from('ffd8ffe000104a46', 'hex'))).message).toMatch(
      /damaged or incomplete. Save it once/,
    )
  })
})
