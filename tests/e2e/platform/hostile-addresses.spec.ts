import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { editor, visitor } from '../../support/content.ts'
import { stack } from '../../support/stack.ts'

const INJECTION = '"] | *[_type=="secret"'
const PICTURE_SIZES = 30

const HOSTILE_LINKS = [
  'javascript:alert(1)',
  'JaVa\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  'blob:https://evil.example/alert(1)',
  '//evil.example/alert(1)',
  '/\\evil.example/alert(1)',
  '/\t/evil.example/alert(1)',
  'https:evil.example/alert(1)',
  'https://good.example@evil.example/alert(1)',
]

test('the image optimizer of Next contacts no other host and serves nothing', async ({ request }) => {
  let asked = 0
  const foreign = createServer((_, response) => {
    asked++
    response.setHeader('content-type', 'image/png').end('x')
  })
  await new Promise<void>(done => foreign.listen(0, '127.0.0.1', done))
  const { port } = foreign.address() as AddressInfo
  const [, font = ''] = /href="([^"]+\.woff2)"/.exec(await (await request.get('/')).text()) ?? []
  const addresses = [
    `//127.0.0.1:${port}/x.png`,
    `http://127.0.0.1:${port}/x.png`,
    `http://localhost:${port}/x.png`,
    `http://[::ffff:127.0.0.1]:${port}/x.png`,
    `/\\127.0.0.1:${port}/x.png`,
    `\\\\127.0.0.1:${port}/x.png`,
    `/@127.0.0.1:${port}/x.png`,
    `${stack.lakeUrl}/donation-host`,
    '//evil',
    'http://@169.254.169.254/latest/meta-data',
    '/_next/image?url=/x',
    '/api/posts?page=1',
    font,
  ]
  for (const url of addresses) {
    const answer = await request.get(`/_next/image?${new URLSearchParams({ url, w: '640', q: '75' })}`)
    expect(answer.status(), url).toBe(404)
  }
  expect(asked).toBe(0)
  foreign.close()
})

test('requests for pictures in many sizes write nothing to the disk', async ({ request }) => {
  const sizes = Array.from({ length: PICTURE_SIZES }, (_, size) => `/_next/image?url=%2Ficon.svg&w=${size}&q=75`)
  await Promise.all(sizes.map(address => request.get(address)))
  const folder = join(stack.buildFolder, 'cache', 'images')
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
})

test('text in an address never becomes part of a query', async ({ request }) => {
  const secret = await editor().create({ _type: 'secret', title: 'sesame' })
  for (const text of [
    INJECTION,
    '$from',
    '1] | *[_type=="secret"',
    '1e3',
    '-1',
    '0',
    '1.5',
    '١',
    `${'['.repeat(5_000)}`,
  ]) {
    const { status, body } = await ask(`/api/posts?page=${encodeURIComponent(text)}`)
    expect(status, text).toBe(400)
    expect(body).not.toContain('sesame')
  }
  expect((await ask('/api/posts?page=1&page=2&$from=0&from=0&query=*')).status).toBe(200)
  for (const text of [INJECTION, '%00', '../secret', '$slug', 'a'.repeat(5_000)]) {
    const { status, body } = await ask(`/post/${encodeURIComponent(text)}`)
    expect(status, text).toBeLessThan(500)
    expect(body).not.toContain('sesame')
  }
  await editor().delete(secret._id)

  async function ask(path: string) {
    const answer = await request.get(path)
    return { status: answer.status(), body: await answer.text() }
  }
})

test('links with executable or disguised targets in content are left out', async ({ request, page }) => {
  const footerGroups = await visitor.fetch('*[_id == "siteSettings"][0].footerGroups')
  const links = [...HOSTILE_LINKS, '/trial'].map((href, number) => ({
    ...{ _key: `link-${number}`, _type: 'link', href },
    label: href === '/trial' ? 'The one good link' : `Hostile ${number}`,
  }))
  const change = editor().patch('siteSettings')
  await change.set({ footerGroups: [{ _key: 'group', _type: 'linkGroup', title: 'Links', links }] }).commit()
  try {
    const html = async () => (await request.get('/success')).text()
    await expect.poll(html, { timeout: 20_000 }).toContain('The one good link')
    expect(await html()).not.toContain('Hostile')
    expect(await html()).not.toContain('alert(1)')
    await page.goto('/success')
    const targets = await page.locator('a[href]').evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
    expect(targets.length).toBeGreaterThan(1)
    expect(targets.filter(href => !/^(\/(?!\/)|#|https:\/\/|mailto:|tel:|sms:)/.test(href))).toEqual([])
  } finally {
    await editor().patch('siteSettings').set({ footerGroups }).commit()
  }
  await expect.poll(async () => (await request.get('/success')).text(), { timeout: 20_000 }).not.toContain('good link')
})
