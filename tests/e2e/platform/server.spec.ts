import { request as send } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { stack } from '../../support/stack.ts'

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync }

for (const [accepted, encoding] of [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
] as const) {
  test(`a browser that takes ${accepted} gets ${encoding}`, async () => {
    const { headers, body } = await get('/', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toMatch(/accept-encoding/i)
    const page = DECODERS[encoding](body).toString()
    expect(page).toContain('</html>')
    expect(body.length).toBeLessThan(page.length / 4)
  })
}

test('a client without compression gets the page uncompressed', async () => {
  const { headers, body } = await get('/', {})
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toContain('</html>')
})

test('the Link header of a page preloads the style sheet that the page uses', async ({ request }) => {
  const answer = await request.get('/')
  const [, named] = answer.headers().link?.match(/<([^>]+)>; rel=preload; as=style/) ?? []
  const [, used] = (await answer.text()).match(/<link rel="stylesheet" href="([^"]+)"/) ?? []
  expect(named).toBeDefined()
  expect(named).toBe(used)
})

/** The response as transferred, still compressed. */
function get(path: string, headers: Record<string, string>) {
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    send(stack.siteUrl + path, { headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })
}
