import { expect, it } from 'vitest'
import { readRedirect, summarizeRedirect } from './summary'

const hosts = { siteUrl: 'https://site.example', donationUrl: 'https://give.example/pages' }
const fields = readRedirect({
  path: '/albayan/terminal1',
  destination: 'albayan',
  parameters: [
    { key: 'terminal', value: 'true' },
    { value: 'nameless' },
    { key: 'note', value: 'a b' },
    { key: 'bare' },
  ],
})

/** lib/addresses/redirects.test.ts holds where redirects of each kind lead. */
it('returns both URLs in full, with the parameters that visitors will get', () => {
  expect(summarizeRedirect(fields, hosts)).toEqual({
    address: 'https://site.example/albayan/terminal1',
    target: 'https://give.example/pages/albayan?terminal=true&note=a+b&bare=',
    fileName: 'albayan-terminal1',
  })
})

it('drops the trailing slash, which the site does not need', () => {
  const summary = summarizeRedirect({ ...fields, path: '/ISRI/' }, hosts)
  expect(summary).toMatchObject({ address: 'https://site.example/ISRI', fileName: 'ISRI' })
})

it.each([{ path: '/blog', destination: 'a/b' }, {}])('returns no URLs for %j', document => {
  expect(summarizeRedirect(readRedirect(document), hosts)).toMatchObject({ address: null, target: null })
})
