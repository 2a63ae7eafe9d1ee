import { expect, it } from 'vitest'
import { nameSendingPage, nameShownPage } from './pages.ts'

it.each<[path: string, name: string | null]>([
  ['/', '/'],
  ['/info', '/info'],
  ['/blog', '/blog'],
  ['/blog/', '/blog'],
  ['/request-trial', '/request-trial'],
  ['/blog/page/2', '/blog/page/2'],
  ['/blog/category/finance', '/blog/category/finance'],
  ['/author/maryam-raza/page/2/', '/author/maryam-raza/page/2'],
  ['/post/thirty-nights', '/post/thirty-nights'],
  ['/post/thirty%2Dnights/', '/post/thirty-nights'],
  ['/post/version-2.0', '/post/version-2.0'],
  ['/post/%D8%B1%D9%85%D8%B6%D8%A7%D9%86', '/post/رمضان'],
  ['/nowhere', '*'],
  ['/nowhere/at/all', '*'],
  ['/post', '*'],
  ['/post/a/b', '*'],
  ['/blog/words-of-a-stranger', '*'],
  ['/blog/page', '*'],
  ['/blog/category/finance/extra', '*'],
  ['/author/x/y', '*'],
  ['/%ff', '*'],
  ['/BLOG', '*'],
  [`/post/${'a'.repeat(600)}`, '*'],
  ['/_next/static/a.js', null],
  ['/api/posts', null],
  ['/studio', null],
  ['/studio/requests', null],
  ['/icons/48', null],
  ['/og/post/thirty-nights', null],
  ['/healthz', null],
  ['/sitemap.xml', null],
  ['/wp-login.php', null],
])('%s is counted as %s', (path, name) => {
  expect(nameShownPage(path)).toBe(name)
})

it.each([
  ['https://minara.example/karima', '/karima'],
  ['https://minara.example/karima/?utm_source=mail#form', '/karima'],
  ['https://minara.example/', '/'],
  ['https://minara.example/post/made-up-by-the-sender', ''],
  ['https://minara.example/nowhere', ''],
  ['/karima', ''],
  ['', ''],
])('a form with the Referer "%s" was sent from "%s"', (referer, page) => {
  expect(nameSendingPage(referer)).toBe(page)
})
