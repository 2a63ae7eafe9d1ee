import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { STATUS_HEADER } from '../lib/page-status.ts'
import { ask, PAGE } from './secure.fixture.ts'

describe('the etag of a page that is sent as a whole', () => {
  const sendAs =
    (headers: Record<string, string>, status = 200): RequestListener =>
    (_request, response) => {
      response.statusCode = status
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('Content-Length', Buffer.byteLength(PAGE))
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.end(PAGE)
    }
  // Without "cache-control", fetch would send "no-cache".
  const asking = (etag: string) => ({ headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })

  test.each(['identity', 'gzip', 'br'])('answers a client that has the page without it (%s)', async encoding => {
    const send = sendAs({ 'Cache-Control': 's-maxage=1' })
    const first = await ask(send, { headers: { 'accept-encoding': encoding } })
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { headers } = asking(known)
      const again = await ask(send, { headers: { ...headers, 'accept-encoding': encoding } })
      expect(again.status).toBe(304)
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('cache-control')).toBe('s-maxage=1')
      for (const name of ['content-type', 'content-length', 'content-encoding'])
        expect(again.headers.has(name)).toBe(false)
      expect(await again.text()).toBe('')
    }
  })

  test('does not match another page, nor a client that wants no cached one', async () => {
    const etag = (await ask(sendAs({}))).headers.get('etag') ?? ''
    expect((await ask(sendAs({}), asking('"other"'))).status).toBe(200)
    expect((await ask(sendAs({}), { headers: { 'if-none-match': etag, 'cache-control': 'no-cache' } })).status).toBe(
      200,
    )
  })

  test.each([
    ['a missing page', sendAs({}, 404)],
    ['a page that proxy.ts gives a status', sendAs({ [STATUS_HEADER]: '503' })],
  ])('is not sent with %s', async (_name, send) => {
    const answer = await ask(send, asking('*'))
    expect(answer.headers.has('etag')).toBe(false)
    expect(await answer.text()).toBe(PAGE)
  })

  test('is not sent with the response to a form', async () => {
    const answer = await ask(sendAs({}), { method: 'POST', ...asking('*') })
    expect(answer.headers.has('etag')).toBe(false)
    expect(await answer.text()).toBe(PAGE)
  })

  test('stays Next’s own where Next sends one', async () => {
    expect((await ask(sendAs({ ETag: '"next"' }))).headers.get('etag')).toBe('"next"')
  })
})
