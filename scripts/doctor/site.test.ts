import { afterEach, expect, it, vi } from 'vitest'
import { siteChecks } from './site.ts'

const SITE = 'https://www.example.org'
const OLD_SITE = () => new Response('<!DOCTYPE html><title>The former site</title>')

const UNTRUSTED = new TypeError('fetch failed', { cause: new Error('self-signed certificate') })

afterEach(() => void vi.unstubAllGlobals())

it.each<[what: string, response: () => Response | Promise<Response>, isFirst: boolean, level: string | undefined]>([
  ['its own proxy before the first start', () => new Response('', { status: 502 }), true, 'warning'],
  ['its own proxy while the site is stopped', () => new Response('', { status: 502 }), false, 'error'],
  [
    'a proxy that waits in vain, although the site has been started',
    () => new Response('', { status: 504 }),
    false,
    'error',
  ],
  ['nobody before the first start', () => Promise.reject(new Error('connect ECONNREFUSED')), true, 'warning'],
  [
    'nobody, although the site has been started',
    () => Promise.reject(new Error('connect ECONNREFUSED')),
    false,
    'error',
  ],
  ['a certificate of nobody before the first start', () => Promise.reject(UNTRUSTED), true, 'warning'],
  [
    'a certificate that nobody trusts, although the site has been started',
    () => Promise.reject(UNTRUSTED),
    false,
    'error',
  ],
  ['a proxy that asks for a password', () => new Response('', { status: 401 }), true, 'error'],
  ['a proxy that waits in vain', () => new Response('', { status: 504 }), true, 'warning'],
  ['the former site, under the same name', OLD_SITE, true, 'warning'],
  ['a page that is missing there', () => new Response('', { status: 404 }), true, 'warning'],
  ['somebody else, although the site has been started', OLD_SITE, false, 'error'],
  ['the site itself', () => Response.json({ status: 'ok' }), false, undefined],
])('finds at the address of the site %s', async (_, response, isFirst, level) => {
  vi.stubGlobal('fetch', async () => response())
  expect((await check('The site responds at its public address', isFirst))?.map(finding => finding.level)).toEqual(
    level ? [level] : [],
  )
})

it.each<[what: string, page: string, level: string | undefined]>([
  ['as the site sends it', '<a href="mailto:salam@example.org">', undefined],
  ['with addresses that a proxy took out', '<a href="/cdn-cgi/l/email-protection" data-cfemail="a1">', 'error'],
  ['with the script that puts them back', '<script src="/cdn-cgi/scripts/5c5dd728/email-decode.min.js">', 'error'],
])('a page arrives %s', async (_, page, level) => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/healthz') ? Response.json({ status: 'ok' }) : new Response(page),
  )
  expect((await check('Pages arrive as the site sends them', false))?.map(finding => finding.level)).toEqual(
    level ? [level] : [],
  )
})

it('asks only the site itself to accept a webhook, and whether the last one arrived', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(new URL(url).pathname)
    return OLD_SITE()
  })
  expect(await check('The site accepts a signed webhook', true)).toBeNull()
  expect(await check('The webhook of the content service arrives', true)).toBeNull()
  expect(await check('Pages arrive as the site sends them', true)).toBeNull()
  expect([...new Set(requests)]).toEqual(['/healthz'])
})

function check(name: string, isFirst: boolean) {
  const checks = siteChecks({ siteUrl: SITE, revalidateSecret: 'a secret', hasStarted: async () => !isFirst })
  return checks.find(each => each.name === name)?.run()
}
