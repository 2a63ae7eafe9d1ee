import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { stack } from '../../support/stack.ts'

const { host, port } = new URL(stack.siteUrl)

/** Names under which people find a site, or only robots. */
const NAMES = [`127.0.0.1:${port}`, `[::1]:${port}`, `localhost.:${port}`, 'localhost', `www.${host}`, 'evil.example']

describe.each(NAMES)('under the name %s', name => {
  it.each(['/', '/register?utm_source=flyer', '/karima', '/blog/page/2', '/unknown', '/albayan', '/studio/structure'])(
    '%s redirects to the site’s own',
    async path => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(name, path, method)
        expect([answer.status, answer.headers.location]).toEqual([308, stack.siteUrl + path])
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    },
  )

  it.each(['/healthz', '/readyz', '/robots.txt', '/feed.xml', '/api/posts?page=1'])('%s answers', async path => {
    expect((await ask(name, path)).status).toBe(200)
  })
})

it('under its own name, in whatever letters, the site shows its pages', async () => {
  for (const name of [host, host.toUpperCase()]) expect((await ask(name, '/karima')).status).toBe(200)
})

describe('the site’s own pages in other letters', () => {
  it.each([
    ['/Register', '/register'],
    ['/REQUEST-TRIAL?utm_source=flyer', '/request-trial?utm_source=flyer'],
    ['/BLOG/Page/2', '/blog/page/2'],
    ['/Post/thirty-nights', '/post/thirty-nights'],
  ])('%s redirects to %s', async (path, own) => {
    const { status, headers } = await ask(host, path)
    expect(status).toBe(308)
    expect(new URL(headers.location ?? '', stack.siteUrl).href).toBe(stack.siteUrl + own)
    expect((await ask(host, own)).status).toBe(200)
  })

  it.each([
    ['/Unknown', 200],
    ['/ISRI', 307],
    ['/post/THIRTY-NIGHTS', 404],
  ])('%s keeps its answer, %i', async (path, status) => {
    expect((await ask(host, path)).status).toBe(status)
  })
})

/** fetch() chooses the Host itself. */
function ask(name: string, path: string, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, string>; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { host: name } }, async answer => {
      const headers = Object.fromEntries(Object.entries(answer.headers).map(([key, value]) => [key, String(value)]))
      resolve({ status: answer.statusCode ?? 0, headers, body: await text(answer) })
    })
    sent.on('error', reject).end()
  })
}
