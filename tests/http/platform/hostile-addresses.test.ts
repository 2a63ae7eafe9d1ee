import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { expect, it } from 'vitest'
import { ask, hasText, statusOf } from '../../support/ask.ts'
import { expectOnNoPage } from '../../support/blog.ts'
import { editor, visitor } from '../../support/content.ts'
import { readHtml } from '../../support/head.ts'
import { stack } from '../../support/stack.ts'

const INJECTION = '"] | *[_type=="secret"'
const PICTURE_SIZES = 30

const HOSTILE_LINKS = [
  'javascript:alert(1)',
  'JaVa\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  'blob:https://evil.example/alert(1)',
  '//evil.example/alert(1)',
  '/\\evil.example/alert(1)',
  'https:evil.example/alert(1)',
  'https://good.example@evil.example/alert(1)',
]

it('the image optimizer of Next contacts no other host and serves nothing', async () => {
  let requests = 0
  const foreign = createServer((_, response) => {
    requests++
    response.setHeader('content-type', 'image/png').end('x')
  })
  const port = await freePort()
  await new Promise<void>(done => foreign.listen(port, '127.0.0.1', done))
  const [, font = ''] = /href="([^"]+\.woff2)"/.exec((await ask('/')).text) ?? []
  const addresses = [
    ...[`//127.0.0.1:${port}/x.png`, `http://[::ffff:127.0.0.1]:${port}/x.png`, `/\\127.0.0.1:${port}/x.png`],
    ...[`/@127.0.0.1:${port}/x.png`, `${stack.lakeUrl}/donation-host`, 'http://@169.254.169.254/latest/meta-data'],
    ...['//evil', '/_next/image?url=/x', '/api/posts?page=1', font],
  ]
  for (const url of addresses) {
    expect(await statusOf(`/_next/image?${new URLSearchParams({ url, w: '640', q: '75' })}`), url).toBe(404)
  }
  expect(requests).toBe(0)
  foreign.close()
})

it('requests for pictures in many sizes write nothing to the disk', async () => {
  const sizes = Array.from({ length: PICTURE_SIZES }, (_, size) => `/_next/image?url=%2Ficon.svg&w=${size}&q=75`)
  await Promise.all(sizes.map(statusOf))
  const folder = join(stack.buildFolder, 'cache', 'images')
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
})

it('text in an address never becomes part of a query', async () => {
  const secret = await editor().create({ _type: 'secret', title: 'sesame' })
  const pages = [INJECTION, '$from', '1] | *[_type=="secret"', '١', '['.repeat(5_000)]
  for (const page of pages) {
    const { status, text } = await ask(`/api/posts?page=${encodeURIComponent(page)}`)
    expect(status, page).toBe(400)
    expect(text).not.toContain('sesame')
  }
  expect(await statusOf('/api/posts?page=1&page=2&$from=0&from=0&query=*')).toBe(200)
  for (const slug of [INJECTION, '%00', '../secret', '$slug', 'a'.repeat(5_000)]) {
    const { status, text } = await ask(`/post/${encodeURIComponent(slug)}`)
    expect(status, slug).toBeLessThan(500)
    expect(text).not.toContain('sesame')
  }
  await editor().delete(secret._id)
})

it('links with executable or disguised targets in content are left out', async () => {
  const footerGroups = await visitor.fetch('*[_id == "siteSettings"][0].footerGroups')
  const links = [...HOSTILE_LINKS, '/trial'].map((href, number) => ({
    ...{ _key: `link-${number}`, _type: 'link', href },
    label: href === '/trial' ? 'The one good link' : `Hostile ${number}`,
  }))
  const change = editor().patch('siteSettings')
  await change.set({ footerGroups: [{ _key: 'group', _type: 'linkGroup', title: 'Links', links }] }).commit()
  try {
    await expect.poll(() => hasText('/success', 'The one good link')).toBe(true)
    const { text } = await ask('/success')
    expect(text).not.toContain('Hostile')
    expect(text).not.toContain('alert(1)')
    const targets = Array.from(readHtml(text).querySelectorAll('a[href]'), link => link.getAttribute('href') ?? '')
    expect(targets.length).toBeGreaterThan(1)
    expect(targets.filter(href => !/^(\/(?!\/)|#|https:\/\/|mailto:|tel:|sms:)/.test(href))).toEqual([])
  } finally {
    await editor().patch('siteSettings').set({ footerGroups }).commit()
  }
  await expectOnNoPage('good link')
})
