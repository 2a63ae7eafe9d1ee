import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { listen } from '../tests/support/listen.ts'
import { limitSharedCaches, offerPagesAhead } from './response-headers.ts'

let server: Server | undefined

afterEach(() => server?.close())

describe('limitSharedCaches', () => {
  it.each([
    ['s-maxage=30, stale-while-revalidate=31535970', 200, 1, 'public, max-age=0, s-maxage=1, stale-if-error=86400'],
    ['s-maxage=31536000', 200, 60, 'public, max-age=0, s-maxage=60, stale-if-error=86400'],
    ['s-maxage=31536000', 200, 0, 'public, max-age=0, s-maxage=0'],
    ['s-maxage=31536000', 404, 60, 'public, max-age=0, s-maxage=0'],
    ['public, max-age=31536000, immutable', 200, 1, 'public, max-age=31536000, immutable'],
    [
      'private, no-cache, no-store, max-age=0, must-revalidate',
      200,
      1,
      'private, no-cache, no-store, max-age=0, must-revalidate',
    ],
  ])('makes of "%s" with status %i and a limit of %i seconds "%s"', async (before, status, maxAge, after) => {
    const headers = await answerWith(response => {
      response.statusCode = status
      response.setHeader('Cache-Control', before)
      limitSharedCaches(response.req, response, maxAge)
    })
    expect(headers.get('cache-control')).toBe(after)
  })

  it.each(['__prerender_bypass=forged', 'a=1; __prerender_bypass='])(
    'lets no shared cache keep a page with the policy of the preview, which the cookie "%s" gives it',
    async cookie => {
      const headers = await answerWith(response => {
        response.setHeader('Cache-Control', 's-maxage=31536000')
        limitSharedCaches(Object.assign(response.req, { headers: { cookie } }), response, 1)
      })
      expect(headers.get('cache-control')).toBe('private, no-store')
    },
  )

  it('adds nothing to a response without the header', async () => {
    const headers = await answerWith(response => limitSharedCaches(response.req, response, 1))
    expect(headers.get('cache-control')).toBeNull()
  })
})

describe('offerPagesAhead', () => {
  const HTML = 'text/html; charset=utf-8'
  it.each<[what: string, offer: string | null, url: string, type: string, cookie?: string]>([
    ['a page', '"/speculation.json"', '/blog?a=1', HTML],
    ['a page of the preview', null, '/blog', HTML, 'a=1; __prerender_bypass=2'],
    ['the Studio', null, '/studio?a=1', HTML],
    ['data', null, '/api/posts', 'application/json'],
  ])('%s gets %s', async (_, offer, url, type, cookie) => {
    const headers = await answerWith(response => {
      response.setHeader('Content-Type', type)
      offerPagesAhead(Object.assign(response.req, { url, headers: { cookie } }), response)
    })
    expect(headers.get('speculation-rules')).toBe(offer)
  })
})

async function answerWith(prepare: (response: ServerResponse) => void): Promise<Headers> {
  server = createServer((_, response) => {
    prepare(response)
    response.end()
  })
  const { headers } = await fetch((await listen(server)).url)
  return headers
}
