import { beforeEach, describe, expect, it, test } from 'vitest'
import type { StoredDocument } from '@/tests/support/content-server'
import { markStale, serveContent, startProcess } from '../served-content.fixture'

const WRITTEN = { _createdAt: '2026-01-01T00:00:00Z' }
const PAST = '2026-01-01T00:00:00Z'

const server = await serveContent([])
let findMoved: (path: string) => Promise<string | null>
let findMeant: (path: string) => Promise<string | null>

async function start(): Promise<void> {
  await startProcess()
  ;({ findMoved, findMeant } = await import('./known-paths'))
}

beforeEach(start)

test('an old address leads to where the post is now', async () => {
  server.documents = [post('new'), moved('old'), moved('older')]
  expect(await findMoved('/post/old')).toBe('/post/new')
  expect(await findMoved('/post/older/')).toBe('/post/new')
  expect(await findMoved('/post/other')).toBeNull()
  expect(await findMoved('/old')).toBeNull()
})

test.each([
  ['a redirect that is off', [post('new'), { ...moved('old'), active: false }]],
  ['a redirect of a post that is gone', [moved('old')]],
  [
    'a redirect of a post whose day has not come',
    [{ ...post('new'), publishedAt: '2999-01-01T00:00:00Z' }, moved('old')],
  ],
  ['a redirect to the very address', [post('old'), moved('old')]],
])('%s leads nowhere', async (_, documents) => {
  server.documents = documents
  expect(await findMoved('/post/old')).toBeNull()
})

test('the document that had an address last is found, unless its redirect is off', async () => {
  const old = { ...moved('old'), _id: 'b', movedId: 'post-b', _createdAt: '2026-01-02T00:00:00Z' }
  const later = { ...post('later'), _id: 'post-b' }
  server.documents = [post('new'), later, old, moved('old')]
  expect(await findMoved('/post/old')).toBe('/post/later')
  publish(post('new'), later, { ...old, active: false }, moved('old'))
  await expect.poll(() => findMoved('/post/old')).toBeNull()
  publish(post('new'), later, { ...old, path: null }, moved('old'))
  await expect.poll(() => findMoved('/post/old')).toBe('/post/new')
})

test('a slug that another program changed is remembered, also by the next process, until staff switch its redirect off', async () => {
  server.documents = [post('old')]
  expect(await findMoved('/post/old')).toBeNull()
  publish(post('new'))
  await findMoved('/post/old')
  await expect.poll(() => findMoved('/post/old')).toBe('/post/new')
  await start()
  await expect.poll(() => findMoved('/post/old')).toBe('/post/new')
  publish(post('new'), { ...moved('old'), active: false })
  await expect.poll(() => findMoved('/post/old')).toBeNull()
})

test('an address that changes back and forth never leads to itself', async () => {
  server.documents = [post('one')]
  await findMoved('/post/one')
  for (const [slug, other] of [
    ['two', 'one'],
    ['one', 'two'],
    ['two', 'one'],
  ] as const) {
    publish(post(slug))
    await expect.poll(() => findMoved(`/post/${other}`)).toBe(`/post/${slug}`)
    expect(await findMoved(`/post/${slug}`)).toBeNull()
  }
})

/** lib/addresses/links.test.ts holds what a path may mean. */
describe('what was typed or pasted', () => {
  const CODE = '0123456789abcdef'.repeat(4)
  const SHOWN = { publishedAt: PAST, ...WRITTEN }
  const slugged = (_type: string, current: string) => ({
    _id: `${_type}-${current.replace(/[^a-z]/g, sign => `${sign.codePointAt(0)}`)}`,
    _type,
    slug: { current },
    ...SHOWN,
  })
  const redirect = (path: string) => ({ _id: path.slice(1), _type: 'redirect', path, destination: 'isma', ...WRITTEN })
  const posts = ['thirty-nights', 'v1.0', 'v1.0.', 'what-is-zakat?', 'what-is-zakat', 'زكاة', '2026–27'].map(slug =>
    slugged('post', slug),
  )

  beforeEach(() => {
    server.documents = [
      ...posts,
      ...[post('new'), moved('old'), { ...slugged('page', 'ramadan'), sections: [] }, slugged('page', 'campaigns/eid')],
      ...[slugged('category', 'finance'), slugged('author', 'maryam-raza')],
      ...[redirect('/albayan'), redirect('/albayan/terminal1'), redirect('/give_'), redirect('/give')],
    ]
  })

  it.each([
    ['/albayan', ['/albayan.']],
    ['/albayan/terminal1', ['/albayan%EF%BC%8Fterminal1.']],
    ['/give_', ['/give_.']],
    ['/give', ['/give.']],
    ['/ramadan', ['/ramadan)', '/Ramadan%3E']],
    [null, ['/campaigns/%D2%88eid%D8%8C', '/post/v1.0', '/post/v1.0.', '/post/what-is-zakat%3F']],
    [null, ['/post/2026%E2%80%9327', '/post/%D8%B2%D9%83%D8%A7%D8%A9', '/albayan', '/register', '/nowhere.']],
    [null, ['/post/nowhere.', '/blog/page/9.', '/robots.txt.', '/api/posts.', '/_next/static.', '//evil.example.']],
    [null, ['/%2F%2Fevil.example/register.', '/']],
    ['/campaigns/eid', ['/campaigns/eid%D8%8C']],
    ['/post/thirty-nights', ['/post/thirty-nights.', '/Post/thirty-nights.']],
    ['/post/thirty-nights.md', ['/post/thirty-nights.md.']],
    ['/post/new', ['/post/old.']],
    ['/post/v1.0', ['/post/v1.0,']],
    ['/post/what-is-zakat', ['/post/what-is-zakat!']],
    ['/post/2026%E2%80%9327', ['/post/2026%E2%80%9327.']],
    ['/post/%D8%B2%D9%83%D8%A7%D8%A9', ['/post/%D8%B2%D9%83%D8%A7%D8%A9%D8%9F']],
    ['/author/maryam-raza', ['/author/maryam-raza,']],
    ['/blog/category/finance', ['/blog/category/finance.']],
    ['/blog/category/finance/page/1', ['/blog/category/finance/page/1)']],
    ['/blog/page/1', ['/blog/page/1.']],
    ['/register', ['/Register.', '/Register']],
    ['/karima.md', ['/karima.md,']],
    ['/info', ['/info%E3%80%82']],
    [`/register/continue#${CODE}`, [`/register/continue%23${CODE}.`]],
    ['/post/nowhere.', ['/Post/nowhere.']],
  ])('means %s: each of %j', async (meant, paths) => {
    for (const path of paths) expect(await findMeant(path), path).toBe(meant)
  })

  it('is asked about without a question to the content service for each', async () => {
    await findMeant('/post/nowhere.')
    const asked = server.requests.length
    for (let count = 0; count < 100; count++) await findMeant(`/post/%E2%80%9Cnowhere-${count}.`)
    expect(server.requests).toHaveLength(asked)
  })
})

function post(slug: string) {
  return { _id: 'post-a', _type: 'post', slug: { current: slug }, publishedAt: PAST, ...WRITTEN }
}

function moved(slug: string) {
  return { _id: `moved-post-${slug}`, _type: 'redirect', path: `/post/${slug}`, movedId: 'post-a', ...WRITTEN }
}

function publish(...documents: StoredDocument[]): void {
  server.documents = documents
  markStale('post', 'redirect')
}
