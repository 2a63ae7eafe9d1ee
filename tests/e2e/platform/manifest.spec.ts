import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { SITE_ICON_NAMES, SITE_ICONS } from '../../../lib/site-icons.ts'
import { expectOnNoPage } from '../../support/blog.ts'
import { editor } from '../../support/content.ts'
import { stack } from '../../support/stack.ts'

type Icon = { src: string; sizes: string; type: string; purpose?: string }

const PAGES = ['/', '/request-trial', '/karima', '/register', '/success']

test('the manifest is complete, and each of its icons exists in its size', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons, ...manifest } = await answer.json()
  expect(manifest).toEqual({
    id: '/',
    name: expect.stringContaining('Minara'),
    short_name: 'Minara',
    description: expect.stringMatching(/./),
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fcfbf7',
    theme_color: '#0a312b',
  })
  expect(icons.map(({ sizes, purpose }: Icon) => `${sizes} ${purpose}`)).toEqual([
    '48x48 any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toBe(type)
    const { width, height } = await sharp(await icon.body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

for (const name of SITE_ICON_NAMES) {
  test(`the icon ${name} is a picture of its size`, async ({ request }) => {
    const answer = await request.get(`/icons/${name}?v=any`)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toMatch(/^public, max-age=3600,/)
    const { size } = SITE_ICONS[name]
    expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  })
}

for (const name of ['33', '0', '-1', 'constructor', '48.png', 'maskable-48', '%00']) {
  test(`there is no icon ${name}`, async ({ request }) => {
    for (let round = 0; round < 2; round++) {
      const answer = await request.get(`/icons/${name}`)
      expect(answer.status()).toBe(404)
      expect(answer.headers()['cache-control']).toBe('no-store')
    }
  })
}

test('/favicon.ico is a PNG', async ({ request }) => {
  const answer = await request.get('/favicon.ico')
  expect(answer.headers()['content-type']).toBe('image/png')
  expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 })
})

for (const path of PAGES) {
  test(`${path} names the manifest and the icons`, async ({ page, request }) => {
    await page.goto(path)
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
    for (const [rel, sizes] of [
      ['icon', '32x32'],
      ['icon', '48x48'],
      ['apple-touch-icon', '180x180'],
    ]) {
      const link = page.locator(`link[rel="${rel}"][sizes="${sizes}"]`)
      const icon = await request.get((await link.getAttribute('href')) ?? '')
      expect(`${(await sharp(await icon.body()).metadata()).width}`).toBe(sizes?.split('x')[0])
    }
  })
}

test('the Studio has an icon', async ({ request }) => {
  const html = await (await request.get('/studio')).text()
  expect(html).toMatch(/<link rel="icon" href="\/icons\/48"/)
})

test('a new name and a new logo appear in the manifest and the icons within seconds', async ({ request }) => {
  const client = editor()
  const before = await client.getDocument('siteSettings')
  if (!before) throw new Error('There are no settings')
  const read = async () => (await request.get('/manifest.webmanifest')).json()
  const icon = async () => (await (await request.get('/icons/48')).body()).toString('base64')
  const [oldManifest, oldIcon] = [await read(), await icon()]
  const square = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path fill="#f3af37" d="M8 8h48v48H8z"/></svg>',
  )
  const asset = await client.assets.upload('image', square, {
    filename: `square-${Date.now()}.svg`,
    contentType: 'image/svg+xml',
  })
  try {
    await client
      .patch('siteSettings')
      .set({ productName: 'Manara', 'logo.asset': { _type: 'reference', _ref: asset._id } })
      .commit()
    await expect.poll(async () => (await read()).short_name, { timeout: 5_000 }).toBe('Manara')
    await expect.poll(icon, { timeout: 5_000 }).not.toBe(oldIcon)
    expect((await read()).icons[0].src).not.toBe(oldManifest.icons[0].src)
  } finally {
    await client.createOrReplace(before)
  }
  await expect.poll(async () => (await read()).short_name, { timeout: 10_000 }).toBe('Minara')
  await expect.poll(icon, { timeout: 10_000 }).toBe(oldIcon)
  await expectOnNoPage(request, 'Manara')
  await expect
    .poll(async () =>
      (await (await request.get(stack.siteUrl)).text()).includes(oldManifest.icons[0].src.split('=')[1]),
    )
    .toBe(true)
})
