import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VISITS_FILE } from '../../../server/visits/sqlite-store.ts'
import { createPreviewLink } from '../../support/preview.ts'
import { stack } from '../../support/stack.ts'
import { type CountingSite, PERSON, readViews, readVisits, startCountingSite } from '../../support/visits.ts'
import { openPlainForm } from '../forms/plain-form.ts'

const POST = '/post/thirty-nights'

let site: CountingSite
beforeAll(async () => {
  site = await startCountingSite()
})
afterAll(() => site.stop())

/** Revalidates like a browser that has the page in its cache. fetch would request the whole page. */
function revalidate(path: string, etag: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(site.url + path, { headers: { ...PERSON, 'if-none-match': etag } }, response => {
      response.resume().once('end', () => resolve(response.statusCode))
    }).on('error', reject)
  })
}

/** How the views changed while `work` ran. */
async function viewsDuring(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await readViews(site.url)
  await work()
  const after = await readViews(site.url)
  const changes = Object.entries(after).map(([page, views]): [string, number] => [page, views - (before[page] ?? 0)])
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

describe('a page that a person opens counts once, under one name', () => {
  it.each<[path: string, page: string]>([
    ['/', '/'],
    ['/?utm_source=flyer', '/'],
    ['/blog', '/blog'],
    ['/blog/', '/blog'],
    ['/blog/page/1', '/blog/page/1'],
    ['/blog/category/finance', '/blog/category/finance'],
    ['/author/maryam-raza', '/author/maryam-raza'],
    [POST, POST],
    ['/post/thirty%2Dnights/', POST],
    ['/request-trial', '/request-trial'],
    ['/info', '/info'],
    ['/nowhere', '*'],
    ['/nowhere/at-all/', '*'],
    ['/%ff', '*'],
  ])('%s counts as %s', async (path, page) => {
    expect(await viewsDuring(() => site.open(path))).toEqual({ [page]: 1 })
  })

  it('also when the browser still has the page, and is only told so', async () => {
    const etag = String((await site.open('/blog')).headers.get('etag'))
    const views = await viewsDuring(async () => expect(await revalidate('/blog', etag)).toBe(304))
    expect(views).toEqual({ '/blog': 1 })
  })

  it('also when the page was sent ahead of the click and tells that it is shown', async () => {
    const shown = { 'x-page-shown': '1', 'sec-fetch-dest': 'empty', accept: '*/*' }
    for (const [path, page] of [
      ['/blog?utm_source=flyer', '/blog'],
      [POST, POST],
      ['/nowhere', '*'],
    ] as const) {
      const views = await viewsDuring(async () => {
        await site.open(path, { 'sec-purpose': 'prefetch;prerender' })
        expect((await site.open(path, shown, 'HEAD')).status).toBe(200)
      })
      expect(views).toEqual({ [page]: 1 })
    }
  })

  it('also from a browser that does not say what it is asking for', async () => {
    expect(await viewsDuring(() => site.open('/blog', { 'sec-fetch-dest': '' }))).toEqual({ '/blog': 1 })
  })
})

describe('nothing counts that no person looks at', () => {
  it.each<[what: string, path: string, headers: Record<string, string>, method?: string]>([
    ['HEAD', '/blog', {}, 'HEAD'],
    ['a crawler', '/blog', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a program', '/blog', { 'user-agent': 'curl/8.14.1' }],
    ['a page that is fetched ahead', '/blog', { 'sec-purpose': 'prefetch' }],
    ['a page that is rendered ahead', '/blog', { 'sec-purpose': 'prefetch;prerender' }],
    ['a page that another site calls shown', '/blog', { 'x-page-shown': '1', 'sec-fetch-site': 'cross-site' }, 'HEAD'],
    ['a missing post that calls itself shown', '/post/nowhere', { 'x-page-shown': '1' }, 'HEAD'],
    ['a frame', '/blog', { 'sec-fetch-dest': 'iframe' }],
    ['a script', '/blog', { 'sec-fetch-dest': 'empty' }],
    ['a missing post', '/post/nowhere', {}],
    ['a missing list', '/blog/page/999', {}],
    ['the Studio', '/studio', {}],
    ['data', '/api/posts', {}],
    ['a picture', '/icons/48', {}],
    ['a file', '/robots.txt', {}],
    ['a missing file', '/wp-login.php', {}],
    ['a health check', '/healthz', {}],
    ['a refused request', '/blog', { 'next-action': 'x' }],
  ])('%s: %s', async (_, path, headers, method) => {
    expect(await viewsDuring(() => site.open(path, headers, method))).toEqual({})
  })

  it('data for Next’s router, which no link of the site asks for', async () => {
    const views = await viewsDuring(async () => {
      const extras: Record<string, string>[] = [
        {},
        { 'next-router-prefetch': '1' },
        { 'next-router-segment-prefetch': '/_tree' },
      ]
      for (const extra of extras) {
        const rsc = { rsc: '1', 'sec-fetch-dest': '', ...extra }
        expect((await site.open('/blog?_rsc=abc', rsc)).status).toBeLessThan(400)
      }
    })
    expect(views).toEqual({})
  })

  it('staff who see drafts', async () => {
    const link = await createPreviewLink('/blog')
    const enabled = await fetch(site.url + link, { redirect: 'manual' })
    const cookie = enabled.headers
      .getSetCookie()
      .map(each => each.split(';')[0])
      .join('; ')
    expect(cookie).toContain('__prerender_bypass=')
    expect(await viewsDuring(() => site.open('/blog', { cookie }))).toEqual({})
  })
})

it('a thousand addresses that do not exist are one row', async () => {
  const rows = async () => (await readVisits(site.url)).pages.length
  await site.open('/nowhere')
  const before = await rows()
  const views = await viewsDuring(async () => {
    for (let first = 0; first < 1_000; first += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, index) => site.open(`/made-up-${first + index}`)))
    }
  })
  expect(views).toEqual({ '*': 1_000 })
  expect(await rows()).toBe(before)
})

describe('a redirect', () => {
  const hits = async () => (await readVisits(site.url)).redirects.map(({ path, hits }) => [path, hits.week])

  it('counts when a person follows it, under its own path, and is no view', async () => {
    const views = await viewsDuring(async () => {
      for (const path of ['/isma', '/ISMA/', '/isma?utm_source=flyer', '/albayan/terminal1']) {
        expect((await site.open(path, { 'sec-fetch-site': 'none' })).status).toBe(307)
      }
      await site.open('/isma', { 'user-agent': 'facebookexternalhit/1.1' })
      await site.open('/isma', {}, 'HEAD')
      await site.open('/no-redirect')
    })
    expect(views).toEqual({ '*': 1 })
    expect((await hits()).sort()).toEqual([
      ['/albayan/terminal1', 1],
      ['/isma', 3],
    ])
    const { redirects, today } = await readVisits(site.url)
    expect(redirects.map(({ lastDay }) => lastDay)).toEqual([today, today])
  })
})

describe('a form', () => {
  const form = async (name: string) => (await readVisits(site.url)).forms.find(each => each.form === name)
  const start = (name: string, headers: Record<string, string> = {}) =>
    site.open(`/api/forms/started/${name}`, { 'sec-fetch-dest': 'image', accept: 'image/*', ...headers })

  it('is started by a page of the site, and by nothing else', async () => {
    expect(await start('trial')).toMatchObject({ status: 204 })
    expect((await start('trial')).headers.get('cache-control')).toBe('no-store')
    await start('trial', { 'sec-fetch-site': 'cross-site' })
    await start('trial', { 'user-agent': 'curl/8.14.1' })
    expect((await start('nothing')).status).toBe(404)
    expect((await start('trial%00')).status).toBe(404)
    expect(await form('trial')).toMatchObject({ started: { week: 2, month: 2 }, sent: { week: 0, month: 0 } })
  })

  it('counts as sent when it was accepted, on the page that it was sent from', async () => {
    const send = (body: object, referer: string) =>
      fetch(`${site.url}/api/forms/shortTrial`, {
        method: 'POST',
        headers: { ...PERSON, 'content-type': 'application/json', 'x-forwarded-for': '10.9.8.7', referer },
        body: JSON.stringify(body),
      })
    const whole = { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' }
    expect((await send(whole, `${stack.siteUrl}/karima?utm_source=x`)).status).toBe(200)
    expect((await send({ ...whole, name: 'Bilal Yusuf' }, `${stack.siteUrl}/post/made-up-by-the-sender`)).status).toBe(
      200,
    )
    expect((await send({ ...whole, email: 'no' }, `${stack.siteUrl}/karima`)).status).toBe(422)
    expect(await form('shortTrial')).toMatchObject({ sent: { week: 2, month: 2 } })
    const { pages, days } = await readVisits(site.url)
    expect(pages.find(({ page }) => page === '/karima')?.sent.week).toBe(1)
    expect(pages.some(({ page }) => page.includes('made-up'))).toBe(false)
    expect(days.at(-1)?.sent).toBe(2)
  })

  it('counts as sent without JavaScript, too', async () => {
    const { post } = await openPlainForm('/scranton', site.url)
    const fields = { name: 'Zaynab Ali', email: 'zaynab@example.org', phone: '4195550199' }
    const before = (await form('shortTrial'))?.sent.week ?? 0
    await post(fields, { referer: `${stack.siteUrl}/scranton` })
    await post({ ...fields, email: '' }, { referer: `${stack.siteUrl}/scranton` })
    expect((await form('shortTrial'))?.sent.week).toBe(before + 1)
    const { pages } = await readVisits(site.url)
    expect(pages.find(({ page }) => page === '/scranton')?.sent.week).toBe(1)
  })
})

it('what is stored says nothing about a visitor', async () => {
  const secret = { 'x-forwarded-for': '203.0.113.77', referer: 'https://search.example/?q=unmistakable' }
  await site.open('/blog?name=Unmistakable-Query', {
    ...secret,
    'user-agent': `${PERSON['user-agent']} Unmistakable/1.0`,
  })
  await readVisits(site.url)
  const files = readdirSync(site.folder).filter(name => name.startsWith(VISITS_FILE))
  expect(files.length).toBeGreaterThan(0)
  const bytes = files.map(name => readFileSync(join(site.folder, name), 'latin1')).join('')
  expect(bytes).toContain('/blog')
  for (const trace of ['203.0.113.77', 'nmistakable', 'search.example', 'Mozilla', '127.0.0.1']) {
    expect(bytes, trace).not.toContain(trace)
  }
})
