import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'

const SHA1 = 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3'
const LOCKED_UP = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

let lake: LocalServices
beforeAll(async () => {
  lake = await startLocalServices()
})
afterAll(() => lake.remove())

/** Sends any path and headers, which fetch and browsers would normalize. */
function ask(path: string, { method = 'GET', headers = {}, body = '' as string | Uint8Array } = {}) {
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    const host = `localhost:${lake.port}`
    request({ host: '127.0.0.1', port: lake.port, path, method, headers: { host, ...headers } }, response => {
      let text = ''
      response.setEncoding('latin1').on('data', chunk => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
    })
      .on('error', reject)
      .end(body)
  })
}

async function upload(body: Uint8Array, filename: string, contentType: string) {
  const headers = { authorization: `Bearer ${lake.tokens.editor}`, 'content-type': contentType }
  const path = `/v2025-02-19/assets/images/production?filename=${filename}`
  const { status, text } = await ask(path, { method: 'POST', headers, body })
  const { document } = JSON.parse(text)
  return { status, text, path: document ? new URL(document.url).pathname : '', document }
}

const svg = (inside: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`)

/** A PNG whose header claims side × side pixels, with only a few bytes of zeros as data. */
function hugePng(side: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  size.set([8, 6], 8)
  const chunks = [
    ['IHDR', size],
    ['IDAT', deflateSync(Buffer.alloc(side))],
    ['IEND', Buffer.alloc(0)],
  ] as const
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks.map(([name, data]) => toChunk(name, data))])
}

function toChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

describe('a picture', () => {
  it('of 30,000 × 30,000 pixels is rejected without being decoded', async () => {
    const { status, text } = await upload(hugePng(30_000), 'huge.png', 'image/png')
    expect(status).toBe(400)
    // With fewer pixels, the first thing that is wrong with it is found by decoding it.
    expect(text).toContain('exceeds pixel limit')
    expect((await upload(hugePng(100), 'small.png', 'image/png')).text).not.toContain('exceeds pixel limit')
  })

  it('that is in fact an SVG is served as SVG under a strict policy, whatever its name and type say', async () => {
    const { path, document } = await upload(svg('<script>alert(1)</script>'), 'photo.png', 'image/png')
    expect(document).toMatchObject({ mimeType: 'image/svg+xml', extension: 'svg' })
    const { headers } = await ask(path)
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' })
    expect(headers['content-security-policy']).toBe(LOCKED_UP)
    expect((await ask(path.replace(/svg$/, 'png'))).status).toBe(404)
  })

  it.each([
    ['onload', svg('').toString().replace('<svg', '<svg onload="alert(1)"')],
    ['a foreignObject', svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>').toString()],
    ['an external use', svg('<use href="http://evil.example/x.svg#a"/>').toString()],
  ])('that is an SVG with %s is served under a strict policy', async (_, text) => {
    const { path } = await upload(Buffer.from(text), 'a.svg', 'image/svg+xml')
    expect((await ask(path)).headers['content-security-policy']).toBe(LOCKED_UP)
  })

  it('that is an SVG with an entity for a local file is rejected', async () => {
    const entity = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
    expect((await upload(svg('<text>&x;</text>', entity), 'a.svg', 'image/svg+xml')).status).toBe(400)
  })

  it('in a hundred sizes is resized in the background, and other requests are answered meanwhile', async () => {
    const create = { width: 1_500, height: 1_000, channels: 3, background: { r: 50, g: 0, b: 0 } } as const
    const { path } = await upload(await sharp({ create }).jpeg().toBuffer(), 'red.jpg', 'image/jpeg')
    const order: string[] = []
    const note = async (what: string, answer: ReturnType<typeof ask>) => {
      const { status = 0 } = await answer
      order.push(what)
      return status
    }
    const sizes = Array.from({ length: 120 }, (_, number) => note('size', ask(`${path}?w=${number + 20}`)))
    expect(await note('health', ask('/healthz'))).toBe(200)
    const statuses = new Set(await Promise.all(sizes))
    for (const status of statuses) expect([200, 503]).toContain(status)
    expect(statuses).toContain(200)
    expect(order.at(-1)).toBe('size')
  })
})

describe('requests', () => {
  const query = '/v2025-02-19/data/query/production?query=1'
  const doc = { method: 'POST', body: '{"mutations":[]}' }

  it.each([
    ['under another name', { headers: { host: 'evil.com' } }],
    ['under another name with the right port', { headers: { host: 'evil.com:3333' } }],
    ['from another site', { headers: { origin: 'http://evil.com' } }],
    ['from nowhere', { headers: { origin: 'null' } }],
  ])('are rejected %s', async (_, options) => {
    expect((await ask(query, options)).status).toBe(403)
    expect((await ask(query, { ...doc, ...options })).status).toBe(403)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'are rejected when a form on another site sends them as %s, which needs no preflight',
    async type => {
      for (const headers of [{ origin: 'http://evil.com' }, { 'sec-fetch-site': 'cross-site' }]) {
        const path = '/v2025-02-19/data/mutate/production'
        expect((await ask(path, { ...doc, headers: { ...headers, 'content-type': type } })).status).toBe(403)
      }
    },
  )
})

describe('paths of assets', () => {
  beforeAll(() => {
    const folder = join(lake.dataFolder, 'lake/local0001/production/assets/files')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(lake.dataFolder, 'lake/local0001/production/secret.txt'), 'sesame')
    symlinkSync(join(lake.dataFolder, 'lake/local0001/production/secret.txt'), join(folder, `${SHA1}.txt`))
  })

  it.each([
    '../../secret.txt',
    '..%2f..%2fsecret.txt',
    '..%252f..%252fsecret.txt',
    '%252e%252e/%252e%252e/secret.txt',
    '%2e%2e/%2e%2e/secret.txt',
    '..\\..\\secret.txt',
    'secret.txt%00.png',
    `${SHA1}.txt`,
    `${SHA1}.txt%00`,
    '%c0%ae%c0%ae/secret.txt',
    '%',
  ])('such as %s lead nowhere', async name => {
    for (const kind of ['files', 'images']) {
      const { status, text } = await ask(`/${kind}/local0001/production/${name}`)
      expect([400, 404]).toContain(status)
      expect(text).not.toContain('sesame')
    }
  })
})
