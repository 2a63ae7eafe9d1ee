import { createClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ContentServer, type StoredDocument, startContentServer } from '@/tests/support/content-server'
import { readImportedSeed } from '@/tests/support/seed'
import { checkReadiness } from './check'

const DAY_MS = 86_400_000

const seed = readImportedSeed()
let server: ContentServer
let client: ReturnType<typeof createClient>

beforeAll(async () => {
  server = await startContentServer(seed)
  client = createClient({
    projectId: 'test',
    dataset: 'test',
    apiVersion: '2025-01-23',
    apiHost: server.url,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
  })
})
beforeEach(() => {
  server.documents = seed
  server.failWith = null
  server.requests.length = 0
})
afterAll(() => server.stop())

it('finds nothing in the documents of the seed but the sample figures', async () => {
  const documents = seed.filter(({ _type }) => !_type.startsWith('sanity.'))
  const found = await Promise.all(
    documents.map(async document => (await check(document)).map(sentence => `${document._id} ${sentence}`)),
  )
  expect(found.flat()).toEqual(['page-every-friday The figures are samples: replace them before visitors read them.'])
})

it('says of a link to a page or a post that follows a season what visitors see at other times, except in menus', async () => {
  server.documents = seed.map(each =>
    ['ramadan', 'three-funds'].includes(Object(each.slug).current) ? { ...each, season: 'ramadan' } : each,
  )
  const links = ['/ramadan', '/post/three-funds', '/terms'].map(href => ({ _type: 'link', href }))
  expect(await check({ _id: 'x', _type: 'landingPage', links })).toEqual([
    expect.stringMatching(/^The link leads to \/ramadan, which .* \(Ramadan\): .* the landing page instead\.$/),
    expect.stringMatching(
      /^The link leads to \/post\/three-funds, which .* \(Ramadan\): .* that the page is missing\.$/,
    ),
  ])
  expect(
    await check({ _id: 'siteSettings', _type: 'siteSettings', navigation: links, footerGroups: [{ links }] }),
  ).toEqual([])
})

it.each([
  '/post/three-funds',
  '/blog/category/finance',
  '/blog/page/2',
  '/author/maryam-raza',
  '/isri/',
  '/ISRI',
  '/#platform',
  '/#impact',
  '/terms',
  '/ramadan',
  '/stories/masjid-as-salam/#article',
])('accepts a link to %s, which exists', async href => {
  expect(await check(withLink(href))).toEqual([])
})

it.each([
  ['/post/nowhere', 'no published post has that address'],
  ['/blog/category/nowhere', 'no such page of a category'],
  ['/blog/category/finance/page/99', 'no such page of a category'],
  ['/author/nobody', 'no such page of an author'],
  ['/author/maryam-raza/page/2', 'no such page of an author'],
  ['/blog/page/99', 'the blog has only 2 pages'],
  ['/nowhere', 'no such page'],
  ['/#nowhere', 'no section of that name'],
  ['#nowhere', 'no section of that name'],
])('reports a link to %s, which does not exist', async (href, words) => {
  const [sentence = '', ...others] = await check(withLink(href))
  expect(sentence).toContain(`The link leads to ${href}, but`)
  expect(sentence).toContain(words)
  expect(others).toEqual([])
})

it('reports links to scheduled posts and inactive redirects, and does not query drafts', async () => {
  const later = new Date(Date.now() + DAY_MS).toISOString()
  server.documents = [
    ...seed,
    { _id: 'later', _type: 'post', slug: { current: 'later' }, publishedAt: later },
    { _id: 'off', _type: 'redirect', path: '/off', destination: 'off', active: false },
  ]
  expect(await check(withLink('/post/later'))).toHaveLength(1)
  expect(await check(withLink('/off'))).toHaveLength(1)
  expect(server.requests.map(({ searchParams }) => searchParams.get('perspective'))).toEqual(['published', 'published'])
})

it('checks links in rich texts, and lets a post link to itself and to its own headings', async () => {
  const post = {
    _id: 'drafts.new',
    _type: 'post',
    title: 'New',
    slug: { current: 'new' },
    body: [
      block('a', '/post/nowhere'),
      block('b', '/post/new'),
      block('c', '#a-heading'),
      { _type: 'block', _key: 'h', style: 'h2', children: [{ _type: 'span', text: 'A heading' }] },
    ],
  }
  const [finding, ...others] = await checkReadiness(client, post)
  expect(finding?.path).toEqual(['body', { _key: 'a' }, 'markDefs', { _key: 'link' }, 'href'])
  expect(others).toEqual([])
})

it('checks links of the landing page against the sections that it will have', async () => {
  const page = stored('landingPage')
  const sections = Array.isArray(page.sections) ? page.sections : []
  const [hero] = sections
  const withHero = (href: string, ...more: object[]) => ({
    ...page,
    sections: [{ ...hero, trialLink: { ...hero.trialLink, href } }, ...more],
  })
  expect(await check(withHero('/#mission', { _type: 'mission', _key: 'm' }))).toEqual([])
  expect((await check(withHero('/#mission'))).join()).toContain('/#mission')
})

it('reports that links could not be checked when the content service fails', async () => {
  server.failWith = 500
  expect(await check(withLink('/post/three-funds'))).toEqual([expect.stringContaining('could not be checked')])
})

it('sends no request for a document without links to the site', async () => {
  await check({ _id: 'a', _type: 'link', href: 'https://elsewhere.example' })
  expect(server.requests).toEqual([])
})

function stored(id: string): StoredDocument {
  const document = seed.find(({ _id }) => _id === id)
  if (!document) throw new Error(`The seed has no document "${id}"`)
  return document
}

function withLink(href: string): StoredDocument {
  return { _id: 'group', _type: 'linkGroup', links: [{ _type: 'link', label: 'Here', href }] }
}

function block(_key: string, href: string) {
  const children = [{ _key: 'span', _type: 'span', text: 'here', marks: ['link'] }]
  return { _key, _type: 'block', style: 'normal', markDefs: [{ _key: 'link', _type: 'link', href }], children }
}

async function check(document: Record<string, unknown>): Promise<string[]> {
  const findings = await checkReadiness(client, document)
  return findings.map(({ sentence }) => sentence)
}
