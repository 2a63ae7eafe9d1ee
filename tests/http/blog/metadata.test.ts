import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MAX_CARD_BYTES } from '../../../pictures/card-file.ts'
import { ask, statusOf } from '../../support/ask.ts'
import { publishShownPost, removeWhatWasMade } from '../../support/blog.ts'
import { visitor } from '../../support/content.ts'
import { type Head, readHead, type Thing } from '../../support/head.ts'
import { stack } from '../../support/stack.ts'

/**
 * Each template with the schema.org types of its JSON-LD, and its canonical path where that differs. app/(site)/structured-data.test.ts holds
 * what each type says.
 */
const TEMPLATES: [path: string, types: string[], canonical?: string][] = [
  ['/', ['Organization', 'WebSite']],
  ['/info', ['Organization', 'WebSite'], '/'],
  ['/request-trial', []],
  ['/trial', [], '/request-trial'],
  ['/karima', []],
  ['/scranton', [], '/karima'],
  ['/register', []],
  ['/terms', []],
  ['/privacy', []],
  ['/blog', ['BreadcrumbList']],
  ['/blog/page/2', ['BreadcrumbList']],
  ['/blog/category/finance', ['BreadcrumbList']],
  ['/author/maryam-raza', ['ProfilePage', 'BreadcrumbList']],
  ['/post/thirty-nights', ['BlogPosting', 'BreadcrumbList']],
]

afterEach(removeWhatWasMade)

describe.each(TEMPLATES)('%s', (path, types, canonical = path) => {
  let head: Head
  beforeAll(async () => {
    head = await read(path)
  })

  it('has a title, a description, a canonical address and the feed, and tells the same to link previews', async () => {
    const { title, meta } = head
    expect(title.length).toBeGreaterThan(3)
    expect(meta.get('description')?.length).toBeGreaterThan(30)
    expect(head).toMatchObject({ canonical, isIndexed: true, feed: `${stack.siteUrl}/feed.xml` })
    expect(Object.fromEntries(meta)).toMatchObject({
      ...{ 'og:title': title, 'og:description': meta.get('description'), 'og:locale': 'en_US' },
      'og:url': new URL(canonical, stack.siteUrl).href.replace(/\/$/, ''),
      'og:site_name': await visitor.fetch('*[_id == "siteSettings"][0].productName'),
      'og:type': path.startsWith('/post/') ? 'article' : 'website',
      ...{ 'og:image:width': '1200', 'og:image:height': '630', 'og:image:type': 'image/jpeg' },
      'og:image:alt': expect.stringMatching(/./),
      ...{ 'twitter:card': 'summary_large_image', 'twitter:title': title },
      ...{ 'twitter:description': meta.get('description'), 'twitter:image': meta.get('og:image') },
    })
    const { headers, bytes } = await ask(meta.get('og:image') ?? '')
    expect(headers.get('content-type')).toBe(meta.get('og:image:type'))
    expect(headers.get('content-length')).toBe(String(bytes.length))
    expect(bytes.length).toBeLessThanOrEqual(MAX_CARD_BYTES)
  })

  it('describes what it is, and each step of its breadcrumbs exists', async () => {
    expect(head.things.map(thing => thing['@type'])).toEqual(types)
    for (const { itemListElement } of head.things.filter(isTrail)) {
      for (const { item } of Object(itemListElement)) expect(await statusOf(item), item).toBe(200)
    }
  })
})

it('the SEO fields of a post replace its title and description and can exclude it from indexing', async () => {
  const seo = { _type: 'seo', title: 'For search engines', description: 'Other words for them.', noIndex: true }
  const { slug, title } = await publishShownPost({ seo })
  const head = await read(`/post/${slug}`)
  expect(head).toMatchObject({ title: seo.title, isIndexed: false, canonical: `/post/${slug}` })
  expect(head.meta.get('description')).toBe(seo.description)
  expect(head.meta.get('og:title')).toBe(seo.title)
  expect(head.things[0]).toMatchObject({ headline: title })
})

async function read(path: string): Promise<Head> {
  const { status, text } = await ask(path)
  expect(status, path).toBe(200)
  return readHead(text)
}

function isTrail(thing: Thing): boolean {
  return thing['@type'] === 'BreadcrumbList'
}
