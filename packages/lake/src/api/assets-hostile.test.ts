import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { prepareAssets, redPicture } from './assets.fixture.ts'

const { folder, get, upload } = prepareAssets()

describe('what is served', () => {
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
    const files = path.join(folder(), 'assets', 'files')
    await mkdir(files, { recursive: true })
    await writeFile(path.join(folder(), 'secret.txt'), 'secret')
    await symlink(path.join(folder(), 'secret.txt'), path.join(files, `${SHA1}.txt`))
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
})
