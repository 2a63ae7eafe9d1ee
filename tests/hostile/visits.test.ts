import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FormSite, startFormSite } from '../support/form-site.ts'
import { PERSON } from '../support/visits.ts'

let site: FormSite
beforeAll(async () => {
  site = await startFormSite()
  const view = await fetch(`${site.url}/blog`, { headers: PERSON })
  await view.arrayBuffer()
})
afterAll(() => site.stop())

type Call = { method?: string; token?: string | null; headers?: Record<string, string>; query?: string }

function call({ method = 'GET', token = site.services.tokens.editor, headers, query = '' }: Call = {}) {
  return fetch(`${site.url}/api/visits${query}`, {
    method,
    headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
  })
}

describe('the numbers of visits', () => {
  it.each<[who: string, call: () => Call, status: number, code: string]>([
    ['nobody', () => ({ token: null }), 401, 'sign in'],
    ['a token that nobody has', () => ({ token: 'x'.repeat(43) }), 401, 'sign in'],
    ['no token at all', () => ({ token: 'short' }), 401, 'sign in'],
    ['a viewer', () => ({ token: site.services.tokens.viewer }), 403, 'role'],
    ['a token in the address', () => ({ token: null, query: `?token=${site.services.tokens.editor}` }), 401, 'sign in'],
    [
      'a token as a cookie',
      () => ({ token: null, headers: { cookie: `sanitySession=${site.services.tokens.editor}` } }),
      401,
      'sign in',
    ],
    [
      'a token of another kind',
      () => ({ token: null, headers: { authorization: `Basic ${site.services.tokens.editor}` } }),
      401,
      'sign in',
    ],
    [
      'a page of another site with a valid session',
      () => ({ headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } }),
      403,
      'bad request',
    ],
  ])('are not for %s', async (_, options, status, code) => {
    const response = await call(options())
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(await response.json()).toEqual({ code, message: expect.any(String) })
  })

  it('are for an editor, and nothing keeps them', async () => {
    const response = await call()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(Object.keys(await response.json()).sort()).toEqual(
      ['days', 'forms', 'pages', 'redirects', 'since', 'today', 'zone'].sort(),
    )
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('cannot be changed with %s', async method => {
    expect((await call({ method })).status).toBe(405)
  })
})

it('nothing that a caller sends becomes a page of its own', async () => {
  const posts = Array.from({ length: 200 }, (_, index) => `/post/made-up-${index}`)
  const odd = ['/blog/page/99999', '/author/%00', '/post/..%2f..%2fetc', '/a'.repeat(2_000), '/post/%F0%9F%98%80']
  const landing = ['/blog/words-of-a-stranger', '/post/a/b', '/author/x/y', '/blog/category/finance/extra']
  for (const path of [...posts, ...odd, ...landing])
    await (await fetch(site.url + path, { headers: PERSON })).arrayBuffer()
  const { pages }: { pages: { page: string }[] } = await (await call()).json()
  expect(pages.map(({ page }) => page).filter(page => !['/blog', '*'].includes(page))).toEqual([])
})

it('nobody is admitted while the content service is unreachable', async () => {
  await site.services.end()
  const response = await call()
  expect([response.status, (await response.json()).code]).toEqual([503, 'content service unreachable'])
})
