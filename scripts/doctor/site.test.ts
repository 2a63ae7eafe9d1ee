import { afterEach, expect, it, vi } from 'vitest'
import { siteChecks } from './site.ts'

const SITE = 'https://www.example.org'
const OLD_SITE = () => new Response('<!DOCTYPE html><title>The former site</title>')

afterEach(() => void vi.unstubAllGlobals())

it.each<[what: string, response: () => Response, isFirst: boolean, level: string | undefined]>([
  ['its own proxy before the first start', () => new Response('', { status: 502 }), true, 'warning'],
  ['its own proxy while the site is stopped', () => new Response('', { status: 502 }), false, 'warning'],
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

it('asks only the site itself to accept a webhook, and whether the last one arrived', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(new URL(url).pathname)
    return OLD_SITE()
  })
  expect(await check('The site accepts a signed webhook', true)).toBeNull()
  expect(await check('The webhook of the content service arrives', true)).toBeNull()
  expect([...new Set(requests)]).toEqual(['/healthz'])
})

function check(name: string, isFirst: boolean) {
  const checks = siteChecks({ siteUrl: SITE, revalidateSecret: 'a secret', hasStarted: async () => !isFirst })
  return checks.find(each => each.name === name)?.run()
}
