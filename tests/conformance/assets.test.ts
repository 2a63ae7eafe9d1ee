import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTarget, type Target } from './target.ts'

let target: Target
const uploaded: string[] = []

beforeAll(async () => {
  target = await openTarget()
})
afterAll(async () => {
  for (const id of uploaded) await target.editor.delete(id)
  await target.close()
})

describe('assets', () => {
  it('stores a picture with dimensions and placeholder, and serves it', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#106f47' } })
      .png()
      .toBuffer()
    const asset = await target.editor.assets.upload('image', png, { filename: 'tile.png' })
    uploaded.push(asset._id)
    expect(asset._id).toBe(`image-${asset.sha1hash}-40x30-png`)
    expect(asset).toMatchObject({
      _type: 'sanity.imageAsset',
      originalFilename: 'tile.png',
      extension: 'png',
      mimeType: 'image/png',
    })
    expect(asset.metadata.dimensions).toMatchObject({ width: 40, height: 30 })
    expect(asset.metadata.lqip).toMatch(/^data:image\//)

    const served = await fetch(asset.url)
    expect(served.headers.get('content-type')).toBe('image/png')
    const half = await sharp(Buffer.from(await (await fetch(`${asset.url}?w=20&fm=webp`)).arrayBuffer())).metadata()
    expect(half).toMatchObject({ width: 20, height: 15, format: 'webp' })
  })

  it('serves an SVG unchanged, compressed in transfer', async () => {
    const shapes = '<path d="M0 0h10v10z"/>'.repeat(200)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${shapes}</svg>`
    const asset = await target.editor.assets.upload('image', Buffer.from(svg), { filename: 'mosaic.svg' })
    uploaded.push(asset._id)
    const served = await fetch(asset.url, { headers: { 'accept-encoding': 'gzip' } })
    expect(served.headers.get('content-encoding')).toBe('gzip')
    expect(await served.text()).toBe(svg)
  })

  it('stores the same bytes as one document', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f3af37' } })
      .png()
      .toBuffer()
    const [one, two] = [
      await target.editor.assets.upload('image', png),
      await target.editor.assets.upload('image', png),
    ]
    uploaded.push(one._id)
    expect(two._id).toBe(one._id)
  })

  it('stores a file and serves it byte for byte', async () => {
    const text = `A statement, ${Date.now()}`
    const asset = await target.editor.assets.upload('file', Buffer.from(text), {
      filename: 'statement.txt',
      contentType: 'text/plain',
    })
    uploaded.push(asset._id)
    expect(asset._id).toBe(`file-${asset.sha1hash}-txt`)
    expect(await (await fetch(asset.url)).text()).toBe(text)
  })

  it('lets only editors upload', async () => {
    await expect(target.viewer.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({ statusCode: 403 })
    await expect(target.anonymous.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({ statusCode: 401 })
  })
})
