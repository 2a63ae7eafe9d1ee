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
const published = { shown: fields, published: fields, hasDraft: false }

it('returns both URLs in full, with the parameters that visitors will get', () => {
  expect(summarizeRedirect(published, hosts)).toEqual({
    address: 'https://site.example/albayan/terminal1',
    target: 'https://give.example/pages/albayan?terminal=true&note=a+b&bare=',
    fileName: 'albayan-terminal1',
    notes: [],
  })
})

it('drops the trailing slash, which the site does not need', () => {
  const summary = summarizeRedirect({ ...published, shown: { ...fields, path: '/ISRI/' } }, hosts)
  expect(summary).toMatchObject({ address: 'https://site.example/ISRI', fileName: 'ISRI' })
})

it.each([
  ['/blog#newest', 'https://site.example/blog?terminal=true&note=a+b&bare=#newest'],
  ['https://example.org/a?b=c', 'https://example.org/a?b=c&terminal=true&note=a+b&bare='],
])('returns the URL of a page or of another website: %s', (destination, target) => {
  const summary = summarizeRedirect({ ...published, shown: { ...fields, destination } }, hosts)
  expect(summary.target).toBe(target)
})

it('returns no URLs for an invalid path or destination', () => {
  const { address, target } = summarizeRedirect(
    { ...published, shown: readRedirect({ path: '/blog', destination: 'a/b' }) },
    hosts,
  )
  expect({ address, target }).toEqual({ address: null, target: null })
  expect(summarizeRedirect({ ...published, shown: readRedirect({}) }, hosts)).toMatchObject({
    address: null,
    target: null,
  })
})

const NOW = 'There are unpublished changes: until you publish them, /albayan/terminal1 still'
const other = { ...fields, destination: 'other' }

it.each<[state: Partial<Parameters<typeof summarizeRedirect>[0]>, notes: string[]]>([
  [{ shown: { ...fields, active: false } }, ['Switched off']],
  [{ published: null, hasDraft: true }, ['Not published yet']],
  [
    { shown: other, hasDraft: true },
    [`${NOW} leads visitors to https://give.example/pages/albayan?terminal=true&note=a+b&bare=.`],
  ],
  [{ shown: other, hasDraft: true, published: { ...fields, active: false } }, [`${NOW} shows the landing page`]],
])('notes of %j: %j', (state, notes) => {
  expect(summarizeRedirect({ ...published, ...state }, hosts).notes).toEqual(
    notes.map(note => expect.stringContaining(note)),
  )
})
