import sharp from 'sharp'
import { expect, it } from 'vitest'
import { SITE_ICON_NAMES, SITE_ICONS } from '../../../lib/site-icons.ts'
import { ask, hasText } from '../../support/ask.ts'
import { expectOnNoPage, PATIENCE } from '../../support/blog.ts'
import { editor } from '../../support/content.ts'
import { readHtml } from '../../support/head.ts'

type Icon = { src: string; sizes: string; type: string; purpose?: string }
type Manifest = { short_name: string; icons: Icon[] }

const NAMED_ICONS = [
  ['icon', '32x32'],
  ['icon', '48x48'],
  ['apple-touch-icon', '180x180'],
] as const

it('the manifest is complete, and each of its icons exists in its size', async () => {
  const { status, headers, text } = await ask('/manifest.webmanifest')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('application/manifest+json')
  const { icons, ...manifest }: Manifest = JSON.parse(text)
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
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '48x48 any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes, type } of icons) {
    expect((await ask(src)).headers.get('content-type')).toBe(type)
    expect(await sizeOf(src)).toBe(sizes)
  }
})

it.each(SITE_ICON_NAMES)('the icon %s is a picture of its size', async name => {
  const { status, headers, bytes } = await ask(`/icons/${name}?v=any`)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toMatch(/^public, max-age=3600,/)
  const { size } = SITE_ICONS[name]
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size })
})

it.each(['33', '0', '-1', 'constructor', '48.png', 'maskable-48', '%00'])('there is no icon %s', async name => {
  for (let round = 0; round < 2; round++) {
    const { status, headers } = await ask(`/icons/${name}`)
    expect(status).toBe(404)
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

it('/favicon.ico is a PNG', async () => {
  const { headers, bytes } = await ask('/favicon.ico')
  expect(headers.get('content-type')).toBe('image/png')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 })
})

it.each(['/', '/request-trial', '/karima', '/register', '/success'])(
  '%s names the manifest and the icons',
  async path => {
    const document = readHtml((await ask(path)).text)
    const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute('href') ?? ''
    expect(hrefOf('link[rel="manifest"]')).toBe('/manifest.webmanifest')
    for (const [rel, sizes] of NAMED_ICONS) {
      expect(await sizeOf(hrefOf(`link[rel="${rel}"][sizes="${sizes}"]`))).toBe(sizes)
    }
  },
)

it('the Studio has an icon', async () => {
  const icon = readHtml((await ask('/studio')).text).querySelector('link[rel=icon]')
  expect(icon?.getAttribute('href')).toMatch(/^\/icons\/48/)
})

it('a new name and a new logo appear in the manifest and the icons within seconds', async () => {
  const client = editor()
  const before = await client.getDocument('siteSettings')
  if (!before) throw new Error('There are no settings')
  const [oldManifest, oldIcon] = [await readManifest(), await readIcon()]
  const [, oldVersion = ''] = oldManifest.icons[0]?.src.split('=') ?? []
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
    await expect.poll(async () => (await readManifest()).short_name, PATIENCE).toBe('Manara')
    await expect.poll(readIcon, PATIENCE).not.toBe(oldIcon)
    expect((await readManifest()).icons[0]?.src).not.toBe(oldManifest.icons[0]?.src)
  } finally {
    await client.createOrReplace(before)
  }
  await expect.poll(async () => (await readManifest()).short_name).toBe('Minara')
  await expect.poll(readIcon).toBe(oldIcon)
  await expectOnNoPage('Manara')
  expect(oldVersion).not.toBe('')
  await expect.poll(() => hasText('/', oldVersion)).toBe(true)
})

async function readManifest(): Promise<Manifest> {
  return JSON.parse((await ask('/manifest.webmanifest')).text)
}

async function readIcon(): Promise<string> {
  return (await ask('/icons/48')).bytes.toString('base64')
}

async function sizeOf(path: string): Promise<string> {
  const { width, height } = await sharp((await ask(path)).bytes).metadata()
  return `${width}x${height}`
}
