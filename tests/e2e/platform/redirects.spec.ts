import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { editor } from '../../support/content.ts'
import { stack } from '../../support/stack.ts'

const HOST = `${stack.lakeUrl}/donation-host`
const TERMINAL = 'terminal=true&live=true&readerId'

/** A published change is visible within seconds. */
const PATIENCE = { timeout: 8_000 }

for (const [path, target] of [
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
] as const) {
  test(`${path} leads to ${target} of the donation host`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(307)
    expect(answer.headers().location).toBe(HOST + target)
  })
}

test('the page of the donation host opens', async ({ page }) => {
  await page.goto('/albayan/terminal1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The donation page of albayan')
})

test('a redirect appears, changes and disappears with its document within seconds, without a rebuild', async ({
  request,
}) => {
  const path = `/new-${randomUUID().slice(0, 8)}`
  const locate = async () => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return answer.headers().location ?? answer.status()
  }
  const client = editor()
  expect(await locate()).toBe(200)
  const { _id } = await client.create({ _type: 'redirect', path, destination: 'isma', active: true })
  await expect.poll(locate, PATIENCE).toBe(`${HOST}/isma`)
  await client.patch(_id).set({ destination: 'malv' }).commit()
  await expect.poll(locate, PATIENCE).toBe(`${HOST}/malv`)
  await client.patch(_id).set({ active: false }).commit()
  await expect.poll(locate, PATIENCE).toBe(200)
  await client.delete(_id)
})

test('a redirect with hostile content leads nowhere else and replaces no page of the site', async ({ request }) => {
  const client = editor()
  const good = `/good-${randomUUID().slice(0, 8)}`
  const documents = [
    { path: '/evil-host', destination: '//evil.example' },
    { path: '/evil-script', destination: 'javascript:alert(1)' },
    { path: '/evil-header', destination: 'a\r\nset-cookie: x=1' },
    { path: '/evil-way-up', destination: '../studio' },
    { path: '/evil-user', destination: '@evil.example' },
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
    { path: good, destination: 'isma' },
  ]
  const created = await Promise.all(documents.map(each => client.create({ _type: 'redirect', active: true, ...each })))
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status()
  await expect.poll(() => statusOf(good), PATIENCE).toBe(307)
  const paths = documents.map(({ path }) => path).filter(path => /^\/\w/.test(path) && path !== good)
  for (const path of paths) expect(await statusOf(path)).not.toBe(307)
  await Promise.all(created.map(({ _id }) => client.delete(_id)))
})

test('a redirect to the path of another takes one step only, and parameters stay parameters', async ({ request }) => {
  const client = editor()
  const [first, second] = [`chain-${randomUUID().slice(0, 8)}`, `chain-${randomUUID().slice(0, 8)}`]
  const parameters = [{ _key: 'a', key: 'x\r\nset-cookie: a', value: 'b\r\nlocation: //evil.example#?&=' }]
  const created = await Promise.all([
    client.create({ _type: 'redirect', path: `/${first}`, destination: second, active: true, parameters }),
    client.create({ _type: 'redirect', path: `/${second}`, destination: 'isma', active: true }),
  ])
  const answerOf = (path: string) => request.get(path, { maxRedirects: 0 })
  await expect.poll(async () => (await answerOf(`/${first}`)).status(), PATIENCE).toBe(307)
  const { location = '', ...headers } = (await answerOf(`/${first}`)).headers()
  expect(location.split('?')[0]).toBe(`${HOST}/${second}`)
  expect([...new URL(location).searchParams]).toEqual([['x\r\nset-cookie: a', 'b\r\nlocation: //evil.example#?&=']])
  expect(headers).not.toHaveProperty('set-cookie')
  await Promise.all(created.map(({ _id }) => client.delete(_id)))
})
