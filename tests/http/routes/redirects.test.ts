import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { ask, statusOf } from '../../support/ask.ts'
import { PATIENCE } from '../../support/blog.ts'
import { editor } from '../../support/content.ts'
import { logFileOf, stack } from '../../support/stack.ts'
import { firstHeading } from '../support/page.ts'

const HOST = `${stack.lakeUrl}/donation-host`
const TERMINAL = 'terminal=true&live=true&readerId'

it.each([
  ['/grassroots', '/grassroots'],
  ['/isma', '/isma'],
  ['/albayan', '/albayan'],
  ['/maskarima', '/maskarima'],
  ['/malv', '/malv'],
  ['/ISRI', '/ISRI'],
  ['/albayan/terminal1', `/albayan?${TERMINAL}=sample-reader-1`],
  ['/albayan/terminal2', `/albayan?${TERMINAL}=sample-reader-2`],
  ['/ALBAYAN/', '/albayan'],
  ['/isma?utm_source=flyer&utm_medium=qr', '/isma?utm_source=flyer&utm_medium=qr'],
  [
    '/albayan/terminal1?live=false&utm_source=x',
    '/albayan?live=true&utm_source=x&terminal=true&readerId=sample-reader-1',
  ],
])('%s leads to %s of the donation host', async (path, target) => {
  expect(await locate(path)).toBe(HOST + target)
})

it.each([
  ['/albayan.', '/albayan'],
  ['/ALBAYAN%E2%80%8B?utm_source=flyer', '/albayan?utm_source=flyer'],
  ['/albayan%EF%BC%8Fterminal1).', '/albayan/terminal1'],
  ['/%E2%80%9Ckarima%E2%80%9D', '/karima'],
  ['/Register.', '/register'],
  ['/request%E2%80%93trial,?a=1&b=2', '/request-trial?a=1&b=2'],
  ['/post/thirty-nights.', '/post/thirty-nights'],
  ['/post/%C2%ABthirty%E2%80%91nights%C2%BB', '/post/thirty-nights'],
  ['/post/thirty-nights.md.', '/post/thirty-nights.md'],
  ['/blog/category/finance.', '/blog/category/finance'],
  ['/author/maryam-raza%C2%A0', '/author/maryam-raza'],
  ['/nowhere.', 200],
  ['/albayan%252E', 200],
  ['/albayan%', 200],
  ['/albayan.%ff', 200],
  ['/robots.txt', 200],
  ['/post/nowhere.', 404],
  ['/api/posts.', 200],
])('%s, as it was typed or pasted, is at %s', async (path, target) => {
  const { status, headers } = await ask(path)
  expect(status === 308 ? headers.get('location') : status).toBe(target)
  if (status === 308) expect(headers.get('cache-control')).toBe('no-cache')
})

it.each(['%23', '%2523', '/%23'])('a link to saved answers with %s opens, and nothing keeps it', async hash => {
  const code = '0123456789abcdef'.repeat(4)
  const { status, headers } = await ask(`/register/continue${hash}${code}.`)
  expect([status, headers.get('location')]).toEqual([308, `/register/continue#${code}`])
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
})

it('the page of the donation host opens', async () => {
  const { status, text } = await ask(String(await locate('/albayan/terminal1')))
  expect(status).toBe(200)
  expect(firstHeading(text)).toBe('Give to Albayan')
  expect(text).toContain('Reader sample-reader-1, live')
})

it('a redirect appears, changes and disappears with its document within seconds, without a rebuild', async () => {
  const path = `/new-${randomUUID().slice(0, 8)}`
  const client = editor()
  expect(await locate(path)).toBe(200)
  const { _id } = await client.create({ _type: 'redirect', path, destination: 'isma', active: true })
  await expect.poll(() => locate(path), PATIENCE).toBe(`${HOST}/isma`)
  await client.patch(_id).set({ destination: 'malv' }).commit()
  await expect.poll(() => locate(path), PATIENCE).toBe(`${HOST}/malv`)
  await client.patch(_id).set({ active: false }).commit()
  await expect.poll(() => locate(path), PATIENCE).toBe(200)
  await client.delete(_id)
})

it('a redirect with hostile content leads nowhere else and replaces no page of the site', async () => {
  const client = editor()
  const good = `/good-${randomUUID().slice(0, 8)}`
  const documents = [
    { path: '/evil-host', destination: '//evil.example' },
    { path: '/evil-script', destination: 'javascript:alert(1)' },
    { path: '/evil-header', destination: 'a\r\nset-cookie: x=1' },
    { path: '/evil-way-up', destination: '../studio' },
    { path: '/evil-user', destination: '@evil.example' },
    { path: '/evil-back', destination: '/\\evil.example' },
    { path: '/evil-tab', destination: '/\t/evil.example' },
    { path: '/evil-crlf', destination: '/blog\r\nset-cookie: x=1' },
    { path: '/evil-api', destination: '/api/draft-mode/disable' },
    { path: '/evil-http', ...confirmed('http://evil.example/', 'evil.example') },
    { path: '/evil-mixed', ...confirmed('JaVa\tscript:alert(1)', '') },
    { path: '/evil-data', ...confirmed('data:text/html,<script>alert(1)</script>', '') },
    { path: '/evil-login', ...confirmed('https://good.example@evil.example/', 'evil.example') },
    { path: '/evil-slash', ...confirmed('https:/evil.example', 'evil.example') },
    { path: '/evil-numbers', ...confirmed('https://2130706433/', '127.0.0.1') },
    { path: '/evil-six', ...confirmed('https://[::1]/', '[::1]') },
    { path: '/evil-home', ...confirmed('https://localhost/', 'localhost') },
    { path: '/evil-lines', ...confirmed('https://example.org/\r\nset-cookie: x=1', 'example.org') },
    { path: '/evil-unconfirmed', destination: 'https://example.org/' },
    { path: '/evil-other-host', ...confirmed('https://example.org.evil.example/', 'example.org') },
    { path: '/post/thirty-nights', destination: 'isma' },
    { path: 'javascript:alert(1)', destination: 'isma' },
    { path: '//evil.example', destination: 'isma' },
    { path: '/evil\r\nlocation: x', destination: 'isma' },
    { path: '/api/posts', destination: 'isma' },
    { path: '/_next/image', destination: 'isma' },
    { path: '/studio/structure', destination: 'isma' },
    { path: '/register', destination: 'isma' },
    { path: '/studio', destination: 'isma' },
    { path: '/circle-a', destination: 'circle-b' },
    { path: '/circle-b', destination: 'circle-a' },
    { path: '/circle-c', destination: '/circle-d#x' },
    { path: '/circle-d', destination: '/Circle-C/' },
    { path: '/circle-e', destination: '/circle-e' },
  ]
  const create = (fields: object) => client.create({ _type: 'redirect', active: true, ...fields })
  const created = await Promise.all(documents.map(create))
  // Once the site knows the last one, it knows them all.
  created.push(await create({ path: good, destination: 'isma' }))
  try {
    await expect.poll(() => statusOf(good), PATIENCE).toBe(307)
    const paths = documents.map(({ path }) => path).filter(path => /^\/\w/.test(path))
    for (const path of paths) expect(await statusOf(path), path).not.toBe(307)
  } finally {
    await Promise.all(created.map(({ _id }) => client.delete(_id)))
  }
})

it('a redirect to the path of another takes one step only, and parameters stay parameters', async () => {
  const client = editor()
  const [first, second] = [`chain-${randomUUID().slice(0, 8)}`, `chain-${randomUUID().slice(0, 8)}`]
  const parameters = [{ _key: 'a', key: 'x\r\nset-cookie: a', value: 'b\r\nlocation: //evil.example#?&=' }]
  const created = await Promise.all([
    client.create({ _type: 'redirect', path: `/${first}`, destination: second, active: true, parameters }),
    client.create({ _type: 'redirect', path: `/${second}`, destination: 'isma', active: true }),
  ])
  try {
    await expect.poll(() => statusOf(`/${first}`), PATIENCE).toBe(307)
    const { headers } = await ask(`/${first}`)
    const location = headers.get('location') ?? ''
    expect(location.split('?')[0]).toBe(`${HOST}/${second}`)
    expect([...new URL(location).searchParams]).toEqual([['x\r\nset-cookie: a', 'b\r\nlocation: //evil.example#?&=']])
    expect(headers.has('set-cookie')).toBe(false)
  } finally {
    await Promise.all(created.map(({ _id }) => client.delete(_id)))
  }
})

describe('a redirect leads to', () => {
  const created: string[] = []
  const publish = async (fields: object) => {
    const path = `/to-${randomUUID().slice(0, 8)}`
    const { _id } = await editor().create({ _type: 'redirect', path, active: true, ...fields })
    created.push(_id)
    await expect.poll(() => statusOf(path), PATIENCE).toBe(307)
    return path
  }
  afterAll(async () => {
    await Promise.all(created.map(id => editor().delete(id)))
  })

  it.each([
    ['/blog', '', '/blog'],
    ['/#impact', '', '/#impact'],
    ['/#impact', '?utm_source=flyer', '/?utm_source=flyer#impact'],
    ['/post/thirty-nights#x', '?a=1&a=2', '/post/thirty-nights?a=1&a=2#x'],
  ])('the page %s of this site, with the visitor’s query “%s”', async (destination, query, target) => {
    const path = await publish({ destination })
    const location = await locate(path + query)
    expect(new URL(String(location), stack.siteUrl).href).toBe(stack.siteUrl + target)
    expect(await statusOf(target)).toBe(200)
  })

  it.each([
    ['https://example.org', '', 'https://example.org/'],
    [
      'https://example.org/give?campaign=a#top',
      '?campaign=b&utm_source=x',
      'https://example.org/give?campaign=a&utm_source=x#top',
    ],
    ['https://example.org:8443/a', '?q=1', 'https://example.org:8443/a?q=1'],
  ])('the address %s, with the visitor’s query “%s”', async (destination, query, target) => {
    const path = await publish(confirmed(destination, new URL(destination).host))
    expect(await locate(path + query)).toBe(target)
  })

  it('another redirect at most twice more', async () => {
    const name = randomUUID().slice(0, 8)
    const paths = ['a', 'b', 'c', 'd'].map(each => `/${each}-${name}`)
    for (const [place, path] of paths.entries()) {
      const { _id } = await editor().create({
        _type: 'redirect',
        path,
        destination: paths[place + 1] ?? '/blog',
        active: true,
      })
      created.push(_id)
    }
    await expect.poll(() => statusOf(paths[3] ?? ''), PATIENCE).toBe(307)
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, 307, 307, 307])
    await expect
      .poll(() => readFileSync(logFileOf(stack), 'utf8'), PATIENCE)
      .toContain(`${paths[0]}: visitors would be sent on more than 3 times`)
  })
})

function confirmed(destination: string, confirmedHost: string) {
  return { destination, confirmedHost }
}

/** Where a path leads, by 307; for other answers their status. */
async function locate(path: string): Promise<string | number> {
  const { status, headers } = await ask(path)
  return status === 307 ? String(headers.get('location')) : status
}
