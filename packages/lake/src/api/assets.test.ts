import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { draw } from '../images/draw.fixture.ts'
import { EDITOR, openTestLake } from './edge.fixture.ts'

const test = await openTestLake()

async function get(target: string, headers: Record<string, string> = {}) {
  const response = await fetch(test.url + target, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes }
}

/** Resolves to the path of the asset. */
async function upload(kind: 'images' | 'files', bytes: Uint8Array, query = '', more = {}): Promise<string> {
  const address = `${test.url}/v2025-02-19/assets/${kind}/production${query}`
  const headers = { authorization: `Bearer ${EDITOR}`, ...more }
  const { document } = await (await fetch(address, { method: 'POST', headers, body: Buffer.from(bytes) })).json()
  return new URL(document.url).pathname
}

const picture = (background = 'red') => draw(200, 100, background).jpeg().toBuffer()

describe('serving', () => {
  it('renders variants in a format that the browser accepts', async () => {
    const target = await upload('images', await picture())
    const small = `${target}?w=50&auto=format`
    const avif = await get(small, { accept: 'image/avif' })
    const webp = await get(small, { accept: 'image/webp' })
    expect([avif.headers['content-type'], webp.headers['content-type']]).toEqual(['image/avif', 'image/webp'])
    expect(avif.headers.vary).toContain('Accept')
    expect(avif.headers.etag).not.toBe(webp.headers.etag)
    expect(await sharp(webp.bytes).metadata()).toMatchObject({ width: 50, height: 25 })
    const again = await get(small, { accept: 'image/webp', 'if-none-match': webp.headers.etag ?? '' })
    expect(again.status).toBe(304)
  })

  it('answers at the same address with a readable name behind it', async () => {
    const target = await upload('images', await picture())
    expect((await get(`${target}/zakat-2026.jpg`)).bytes).toEqual(await picture())
    const { bytes } = await get(`${target}/zakat-2026.jpg?w=50`)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 50 })
    expect((await get(`${target}/more/names.jpg`)).status).toBe(404)
  })

  it('answers range requests, which browsers send to seek in a film', async () => {
    const film = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))
    const target = await upload('files', film, '?filename=film.mp4')
    const part = await get(target, { range: 'bytes=100000-' })
    expect(part.status).toBe(206)
    expect(part.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-range': 'bytes 100000-199999/200000',
      'content-length': '100000',
    })
    expect(part.bytes.equals(film.subarray(100_000))).toBe(true)
    expect((await get(target, { range: 'bytes=200000-' })).headers['content-range']).toBe('bytes */200000')
    expect((await get(target, { range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200)
  })

  it('offers a file as a download under the requested name, or under its original one', async () => {
    const target = await upload('files', Buffer.from('x'), `?filename=${encodeURIComponent('Zakāt "2026".pdf')}`)
    expect((await get(`${target}?dl`)).headers['content-disposition']).toBe(
      'attachment; filename="Zak_t _2026_.pdf"; filename*=UTF-8\'\'Zak%C4%81t%20%222026%22.pdf',
    )
    const hostile = `${target}?dl=a%0d%0aset-cookie:x=1%ed%a0%bd`
    expect((await get(hostile)).headers['content-disposition']).not.toMatch(/[\r\n]/)
    expect((await get(target)).headers).not.toHaveProperty('content-disposition')
  })

  it('offers a picture as it was uploaded with dlRaw, whatever else is asked for', async () => {
    const bytes = await picture('blue')
    const target = await upload('images', bytes, '?filename=blue.png')
    const raw = await get(`${target}?w=5&dlRaw`)
    expect(raw.bytes).toEqual(bytes)
    expect(raw.headers['content-disposition']).toContain('filename="blue.png"')
    expect((await get(`${target}?dlRaw=own.png`)).headers['content-disposition']).toContain('filename="own.png"')
  })
})

describe('what is served', () => {
  it('never displays an uploaded HTML page', async () => {
    const target = await upload('files', Buffer.from('<script>alert(1)</script>'), '?filename=a.html', {
      'content-type': 'text/html',
    })
    const { headers } = await get(target)
    expect(headers['content-type']).toBe('application/octet-stream')
    expect(headers['content-disposition']).toMatch(/^attachment/)
  })

  it.each([
    ['a handler', '<rect onload="alert(1)"/>'],
    ['a script', '<script>alert(1)</script>'],
    ['HTML inside', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>'],
    ['an external use', '<use href="http://evil.example/x.svg#a"/>'],
  ])('sandboxes a vector image with %s, whatever its name', async (_, inside) => {
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`)
    for (const kind of ['images', 'files'] as const) {
      const target = await upload(kind, svg, '?filename=a.svg')
      const { headers, bytes } = await get(`${target}?w=50`)
      expect(bytes).toEqual(svg)
      expect(headers['content-type']).toBe('image/svg+xml')
      expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    }
  })
})
