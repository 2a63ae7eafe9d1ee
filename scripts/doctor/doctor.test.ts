import { afterEach, expect, it, vi } from 'vitest'
import { readPublicSettings } from '../../lib/environment/public-settings.ts'
import { contentChecks } from './content.ts'
import { siteChecks } from './site.ts'

const SITE = 'https://www.example.org'
const OLD_SITE = () => new Response('<!DOCTYPE html><title>The former site</title>')

const UNTRUSTED = new TypeError('fetch failed', { cause: new Error('self-signed certificate') })

afterEach(() => void vi.unstubAllGlobals())

const answers = (status: number) => () => new Response('', { status })
const fails = (error: Error) => () => Promise.reject(error)
const REFUSED = new Error('connect ECONNREFUSED')

it.each<[what: string, response: () => Response | Promise<Response>, beforeStart: string | undefined, after?: string]>([
  ['its own proxy, which finds nobody', answers(502), 'warning', 'error'],
  ['a proxy that waits in vain', answers(504), 'warning', 'error'],
  ['nobody', fails(REFUSED), 'warning', 'error'],
  ['a certificate that nobody trusts', fails(UNTRUSTED), 'warning', 'error'],
  ['a proxy that asks for a password', answers(401), 'error', 'error'],
  ['the former site, under the same name', OLD_SITE, 'warning', 'error'],
  ['a page that is missing there', answers(404), 'warning', 'error'],
  ['the site itself', () => Response.json({ status: 'ok' }), undefined, undefined],
])(
  'finds at the address of the site %s: before its first start a %s, afterwards a %s',
  async (_, response, ...levels) => {
    vi.stubGlobal('fetch', async () => response())
    for (const [index, level] of levels.entries())
      expect(await levelsOf('The site responds at its public address', index === 0)).toEqual(level ? [level] : [])
  },
)

it.each<[what: string, page: string, level: string | undefined]>([
  ['as the site sends it', '<a href="mailto:salam@example.org">', undefined],
  ['with addresses that a proxy took out', '<a href="/cdn-cgi/l/email-protection" data-cfemail="a1">', 'error'],
  ['with the script that puts them back', '<script src="/cdn-cgi/scripts/5c5dd728/email-decode.min.js">', 'error'],
])('a page arrives %s', async (_, page, level) => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/healthz') ? Response.json({ status: 'ok' }) : new Response(page),
  )
  expect(await levelsOf('Pages arrive as the site sends them', false)).toEqual(level ? [level] : [])
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

async function levelsOf(name: string, isFirst: boolean) {
  return (await check(name, isFirst))?.map(({ level }) => level)
}

it('a hosted project that cannot be reached is named with its address', async () => {
  vi.stubGlobal('fetch', fails(new Error('getaddrinfo ENOTFOUND')))
  const { sanity } = readPublicSettings({ NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345' })
  const [content] = contentChecks({ sanity, readToken: '', siteUrl: '' })
  const at = 'The dataset production of the project abc12345 at https://abc12345.api.sanity.io'
  const sentence = `${at} cannot be reached: getaddrinfo ENOTFOUND.`
  expect(await content?.run()).toEqual([{ level: 'error', sentence }])
})
