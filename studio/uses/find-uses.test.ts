import { expect, it } from 'vitest'
import { client, seed, withDocuments, withoutService } from '@/schemas/validation.fixture'
import type { StoredDocument } from '@/tests/support/content-server'
import { findUses } from './find-uses'

const linking = (...hrefs: string[]) => ({ _id: 'linking', _type: 'post', body: hrefs.map(block) })
const VERSION = { _id: 'versions.spring.post-three-funds', _type: 'post', body: [block('/post/three-funds')] }

it.each<[what: string, id: string, more: StoredDocument[], found: string[]]>([
  ['a link to a post, in a post', 'drafts.post-three-funds', [linking('/post/three-funds')], ['linking']],
  ['a link to one of its headings', 'post-three-funds', [linking('/post/three-funds#a')], ['linking']],
  ['a link on a page', 'post-three-funds', [{ ...linking('/post/three-funds/'), _type: 'legalPage' }], ['linking']],
  ['a redirect that leads to a post', 'post-three-funds', [redirect('/post/three-funds')], ['redirect']],
  [
    'a link to a redirect, and none to a similar address',
    'redirect-albayan',
    [linking('/albayan'), { ...linking('/albayan/terminal1', '/post/albayan'), _id: 'other' }],
    ['linking'],
  ],
  [
    'what leads to a page: a menu, a text and a redirect',
    'page',
    [
      { _id: 'page', _type: 'page', slug: { current: 'ramadan-x' } },
      { _id: 'menu', _type: 'siteSettings', navigation: [{ _key: 'a', _type: 'navigationLink', href: '/ramadan-x' }] },
      linking('/ramadan-x'),
      redirect('/ramadan-x'),
      { ...redirect('/post/ramadan-x'), _id: 'other' },
    ],
    ['menu', 'linking', 'redirect'],
  ],
  [
    'a document once, though its draft has the link too',
    'post-three-funds',
    [linking('/post/three-funds'), { ...linking('/post/three-funds'), _id: 'drafts.linking' }],
    ['linking'],
  ],
  [
    'no version of the document itself in a release',
    'post-three-funds',
    [VERSION, { ...VERSION, _id: 'versions.spring.other' }],
    ['other'],
  ],
])('finds %s', async (_, id, more, found) => {
  const uses = await usesOf(id, more)
  const ids = uses.map(each => each.id)
  expect(ids.filter(each => !seed.some(({ _id }) => _id === each))).toEqual(found)
})

it('tells what refers to a document from what links to it', async () => {
  const body = [{ _key: 'a', quote: { _ref: 'testimonial-as-salam' } }]
  const page = { _id: 'page', _type: 'page', body }
  const uses = await usesOf('testimonial-as-salam', [page])
  expect(uses).toContainEqual({ id: 'landingPage', type: 'landingPage', isReference: true })
  expect(uses).toContainEqual({ id: 'page', type: 'page', isReference: true })
})

it('rejects when the content service does not answer', async () => {
  await withoutService(() => expect(usesOf('post-three-funds', [])).rejects.toThrow())
})

function redirect(destination: string) {
  return { _id: 'redirect', _type: 'redirect', path: '/poster', destination }
}

function block(href: string) {
  const children = [{ _key: 's', _type: 'span', text: 'here', marks: ['l'] }]
  return { _key: href, _type: 'block', style: 'normal', markDefs: [{ _key: 'l', _type: 'textLink', href }], children }
}

function usesOf(id: string, more: StoredDocument[]) {
  const document = [...seed, ...more].find(({ _id }) => _id === id.replace('drafts.', ''))
  return withDocuments([...seed, ...more], () => findUses(client, Object({ ...document, _id: id })))
}
