import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestConfig } from '../config.fixture.ts'
import { send } from '../http/dispatch.fixture.ts'
import { createDispatch, type Dispatch } from '../http/dispatch.ts'
import type { Identity } from '../http/types.ts'
import { openAssetFiles } from '../images/files.ts'
import { createMutate } from '../mutate.ts'
import { openStore } from '../store/index.ts'
import type { LakeConfig, Store } from '../types.ts'
import { assetRoutes } from './assets.ts'

let config: LakeConfig
let store: Store
let dispatch: Dispatch
let identity: Identity | null

beforeEach(() => {
  config = createTestConfig()
  store = openStore(path.join(config.folder, 'lake.sqlite'))
  identity = { id: 'editor', role: 'editor' }
  const lake = { config, store, mutate: createMutate(store), assets: openAssetFiles(config) }
  dispatch = createDispatch(assetRoutes(lake), () => identity)
})

afterEach(async () => {
  store.close()
  await rm(config.folder, { recursive: true })
})

async function* inChunks(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000)
}

const get = (target: string, headers = {}) => send(dispatch, { target, headers })

const post = (target: string, body: AsyncIterable<Uint8Array>, headers = {}) =>
  send(dispatch, { method: 'POST', target, headers, body })

async function upload(kind: 'images' | 'files', bytes: Uint8Array, query = '', headers = {}) {
  const answer = await post(`/v2025-02-19/assets/${kind}/production${query}`, inChunks(bytes), headers)
  const { document } = JSON.parse(answer.text)
  return { status: answer.status, document, target: String(document?.url).replace(config.publicUrl, '') }
}

const redPicture = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()

describe('uploading', () => {
  it('returns the asset document and stores it in the dataset', async () => {
    const query = '?filename=a.jpg&title=Red&label=r&description=d&creditLine=c&sourceId=1&sourceName=n&sourceUrl=u'
    const { status, document } = await upload('images', await redPicture(), query)
    expect(status).toBe(200)
    expect(document).toMatchObject({
      _rev: expect.any(String),
      originalFilename: 'a.jpg',
      title: 'Red',
      label: 'r',
      description: 'd',
      creditLine: 'c',
      source: { id: '1', name: 'n', url: 'u' },
    })
    expect(store.index.get(document._id)).toEqual(document)
  })

  it('stores the same bytes once, and extracts only the requested metadata', async () => {
    const bytes = await redPicture()
    const first = await upload('images', bytes, '?meta=none')
    expect(first.document.metadata).not.toHaveProperty('palette')
    const second = await upload('images', bytes)
    expect(second.document).toEqual(first.document)
  })

  it.each([
    ['anonymous visitors', null, 401],
    ['viewers', { id: 'viewer', role: 'viewer' as const }, 403],
  ])('refuses %s', async (_, who, status) => {
    identity = who
    expect((await upload('files', Buffer.from('x'))).status).toBe(status)
  })

  it('answers 404 for another dataset', async () => {
    expect((await post('/v1/assets/files/other', inChunks(Buffer.from('x')))).status).toBe(404)
  })

  it('stops reading a body that is too large', async () => {
    let sent = 0
    async function* endless() {
      for (;;) {
        sent += 1_000_000
        yield Buffer.alloc(1_000_000)
      }
    }
    expect((await post('/v1/assets/images/production', endless())).status).toBe(413)
    expect(sent).toBeLessThan(60_000_000)
  })

  it('rejects a program sent as an image', async () => {
    expect((await upload('images', Buffer.from('MZ'))).status).toBe(415)
  })
})

describe('serving', () => {
  it('sends everyone the original, with an immutable cache header', async () => {
    const bytes = await redPicture()
    const { target } = await upload('images', bytes)
    identity = null
    const { status, headers, bytes: served } = await get(target)
    expect(status).toBe(200)
    expect(served).toEqual(bytes)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await get(target, { 'if-none-match': headers.etag })).toMatchObject({ status: 304 })
  })

  it('renders variants in a format that the browser accepts', async () => {
    const { target } = await upload('images', await redPicture())
    const avif = await get(`${target}?w=50&auto=format`, { accept: 'image/avif' })
    const webp = await get(`${target}?w=50&auto=format`, { accept: 'image/webp' })
    expect([avif.headers['content-type'], webp.headers['content-type']]).toEqual(['image/avif', 'image/webp'])
    expect(avif.headers.vary).toContain('Accept')
    expect(avif.headers.etag).not.toBe(webp.headers.etag)
    expect(await sharp(webp.bytes).metadata()).toMatchObject({ width: 50, height: 25 })
    const again = await get(`${target}?w=50&auto=format`, { accept: 'image/webp', 'if-none-match': webp.headers.etag })
    expect(again.status).toBe(304)
  })

  it('answers at the same address with a readable name behind it', async () => {
    const { target } = await upload('images', await redPicture())
    expect((await get(`${target}/zakat-2026.jpg`)).bytes).toEqual(await redPicture())
    const { bytes } = await get(`${target}/zakat-2026.jpg?w=50`)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 50 })
    expect((await get(`${target}/more/names.jpg`)).status).toBe(404)
  })

  it('answers range requests, which browsers send to seek in a film', async () => {
    const film = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))
    const { target } = await upload('files', film, '?filename=film.mp4')
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
    const { target } = await upload('files', Buffer.from('x'), `?filename=${encodeURIComponent('Zakāt "2026".pdf')}`)
    expect((await get(`${target}?dl`)).headers['content-disposition']).toBe(
      'attachment; filename="Zak_t _2026_.pdf"; filename*=UTF-8\'\'Zak%C4%81t%20%222026%22.pdf',
    )
    const hostile = `${target}?dl=a%0d%0aset-cookie:x=1%ed%a0%bd`
    expect((await get(hostile)).headers['content-disposition']).not.toMatch(/[\r\n]/)
    expect((await get(target)).headers).not.toHaveProperty('content-disposition')
  })

  it('offers a picture as it was uploaded with dlRaw, whatever else is asked for', async () => {
    const bytes = await redPicture()
    const { target } = await upload('images', bytes, '?filename=red.png')
    const raw = await get(`${target}?w=5&dlRaw`)
    expect(raw.bytes).toEqual(bytes)
    expect(raw.headers['content-disposition']).toContain('filename="red.png"')
    expect((await get(`${target}?dlRaw=own.png`)).headers['content-disposition']).toContain('filename="own.png"')
  })

  it('never displays an uploaded HTML page', async () => {
    const { target } = await upload('files', Buffer.from('<script>alert(1)</script>'), '?filename=a.html', {
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
      const { target } = await upload(kind, svg, '?filename=a.svg')
      const { headers, bytes } = await get(`${target}?w=50`)
      expect(bytes).toEqual(svg)
      expect(headers['content-type']).toBe('image/svg+xml')
      expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    }
  })

  it.each(['w=0', 'w=99999', 'fit=evil', 'url=//evil&w=x', 'bg=url(http://169.254.169.254)', 'rect=500,500,1,1'])(
    'rejects %s with a message that names the parameter',
    async query => {
      const { target } = await upload('images', await redPicture())
      const { status, text } = await get(`${target}?${query}`)
      expect(status).toBe(400)
      expect(JSON.parse(text).message).toMatch(/^".+/)
    },
  )

  it.each(['url=//evil', 'url=http://@169.254.169.254', 'src=http://[::ffff:127.0.0.1]/'])(
    'ignores %s and sends the original',
    async query => {
      const bytes = await redPicture()
      const { target } = await upload('images', bytes)
      expect((await get(`${target}?${query}`)).bytes).toEqual(bytes)
    },
  )
})

describe('path traversal', () => {
  const SHA1 = 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3'

  beforeEach(async () => {
    const files = path.join(config.folder, 'assets', 'files')
    await mkdir(files, { recursive: true })
    await writeFile(path.join(config.folder, 'secret.txt'), 'secret')
    await symlink(path.join(config.folder, 'secret.txt'), path.join(files, `${SHA1}.txt`))
  })

  it.each([
    '../../secret.txt',
    '..%2f..%2fsecret.txt',
    '..%252f..%252fsecret.txt',
    '%2e%2e/%2e%2e/secret.txt',
    '..%5c..%5csecret.txt',
    `${SHA1}.txt`,
    `${SHA1}.txt%00.png`,
    `${SHA1}.%74xt`,
    '%c0%ae%c0%ae/secret.txt',
    'secret.txt',
  ])('finds nothing at %s', async file => {
    const { status, text } = await get(`/files/local0001/production/${file}`)
    expect([400, 404]).toContain(status)
    expect(text).not.toBe('secret')
  })

  it('serves only its own project and dataset', async () => {
    const { target } = await upload('files', Buffer.from('x'))
    expect((await get(target.replace('local0001', 'another'))).status).toBe(404)
    expect((await get(target.replace('production', 'private'))).status).toBe(404)
  })
})
