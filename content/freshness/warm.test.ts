import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'

const posts = ['a', 'b'].map((slug, place) => ({
  ...{ _id: slug, _type: 'post', slug: { current: slug } },
  _updatedAt: `2026-01-0${9 - place}T00:00:00Z`,
}))

let lake: ContentServer
let site: Server
let siteUrl: string
let warmPages: (types: string[]) => Promise<void>
let pageInTheMaking: () => Promise<void> | null
/** Requested paths in order, and for each path how many more requests get a stale page. */
let asked: string[]
let stale: Map<string, number>
let siteMap: string[]

beforeEach(async () => {
  asked = []
  stale = new Map()
  siteMap = ['/', '/blog', '/blog/page/2', '/post/a', '/post/older']
  lake = await startContentServer(posts)
  site = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const looks = stale.get(path) ?? 0
    stale.set(path, looks - 1)
    response.setHeader('x-nextjs-cache', looks > 0 ? 'STALE' : 'HIT')
    response.end(siteMap.map(each => `<loc>${siteUrl}${each}</loc>`).join('\n'))
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  siteUrl = `http://127.0.0.1:${port}`
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', siteUrl)
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', lake.url)
  vi.resetModules()
  const { log } = await import('@/lib/log')
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  ;({ warmPages, pageInTheMaking } = await import('./warm'))
})
afterEach(async () => {
  site.closeAllConnections()
  await new Promise(resolve => site.close(resolve))
  await lake.stop()
})

describe('warmPages', () => {
  it('requests the landing page first, then pages that show the change, then all other pages', async () => {
    await warmPages(['post'])
    const pages = asked.filter((path, place) => asked.indexOf(path) === place)
    expect(pages.slice(0, 4)).toEqual(['/', '/blog', '/feed.xml', '/sitemap.xml'])
    expect(pages.slice(4)).toEqual(['/post/a', '/post/b', '/blog/page/2', '/post/older'])
  })

  it('requests only the landing page and the site map for a change that shows nowhere else', async () => {
    await warmPages(['testimonial', 'constructor'])
    expect(asked).toEqual(['/', '/sitemap.xml'])
  })

  it('requests a page until it is fresh before it requests the next', async () => {
    stale.set('/', 2)
    await warmPages(['testimonial'])
    expect(asked).toEqual(['/', '/', '/', '/sitemap.xml'])
  })

  it('gives up a page that stays stale, and goes on', { timeout: 20_000 }, async () => {
    stale.set('/', 1_000_000)
    await warmPages(['testimonial'])
    expect(asked.at(-1)).toBe('/sitemap.xml')
    expect(asked.length).toBeLessThan(100)
  })

  it('requests a page only a few times for many simultaneous changes', async () => {
    await Promise.all(Array.from({ length: 50 }, () => warmPages(['legalPage'])))
    expect(asked.filter(path => path === '/privacy').length).toBeLessThan(5)
  })

  it('requests the landing page next when a change arrives while the queue is not empty', async () => {
    stale.set('/terms', 3)
    const first = warmPages(['legalPage'])
    await vi.waitFor(() => expect(asked).toContain('/terms'))
    await warmPages(['testimonial'])
    await first
    expect(asked.indexOf('/', 1)).toBeLessThan(asked.indexOf('/privacy'))
  })

  it('lets callers wait for the page that is rendering now, and for no other', async () => {
    expect(pageInTheMaking()).toBeNull()
    stale.set('/', 2)
    stale.set('/privacy', 20)
    const all = warmPages(['legalPage'])
    await pageInTheMaking()
    expect(asked.filter(path => path === '/')).toHaveLength(3)
    expect(asked).not.toContain('/privacy')
    await all
    expect(pageInTheMaking()).toBeNull()
  })

  it('never throws when the content service or the site does not respond', async () => {
    lake.failWith = 500
    await warmPages(['post'])
    expect(asked).toContain('/blog/page/2')
    site.closeAllConnections()
    await new Promise(resolve => site.close(resolve))
    await warmPages(['post'])
    site.listen(0, '127.0.0.1')
  })
})
