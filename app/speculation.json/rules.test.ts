import { expect, it } from 'vitest'
import { PAGE_PATHS } from '@/lib/pages'
import { speculationRules } from './rules'

const SITE = 'https://minara.example'
const { prefetch, prerender } = speculationRules(['/', '/blog', '/post/a', '/author/b', '/ramadan', '/events/iftar'])

it('pages are fetched while the pointer rests on their link, and rendered when it is pressed', () => {
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
  expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['conservative'])
  expect(prerender[0]?.where).toEqual(prefetch[0]?.where)
})

it.each([
  ...PAGE_PATHS,
  '/register?utm_source=flyer',
  '/#why',
  '/blog/category/finance',
  '/blog/category/finance/page/2',
  '/post/thirty-nights',
  '/author/maryam-raza',
  '/ramadan',
  '/events/iftar',
])('the page %s is named', path => expect(isNamed(path)).toBe(true))

it.each([
  ...['/isma', '/albayan/terminal1', '/nowhere', '/events'],
  ...['/api/posts', '/api/draft-mode/disable', '/studio', '/studio/structure'],
  ...['/feed.xml', '/live-demo.svg', '/llms.txt', '/sitemap.xml', '/og/post/thirty-nights', '/icons/48'],
  ...['/index.md', '/terms.md', '/post/thirty-nights.md', '/blog/category/finance.md'],
  ...['/post', '/received', '/fee-calculator'],
  ...['https://donate.example/', 'https://donate.example/register', 'mailto:salam@minara.example'],
])('%s is not named', address => expect(isNamed(address)).toBe(false))

it('a site of very many own pages names the first ones', () => {
  const paths = Array.from({ length: 1_000 }, (_, place) => `/page-${place}`)
  const few = JSON.stringify(speculationRules(paths)).length
  expect(few).toBeLessThan(10_000)
})

/** As a browser reads the condition, with patterns relative to the address of the file. */
function isNamed(address: string): boolean {
  return holds(prefetch[0]?.where ?? { and: [] }, new URL(address, SITE).href)
}

type Condition = { href_matches: string | string[] } | { and: Condition[] } | { not: Condition }

function holds(condition: Condition, url: string): boolean {
  if ('and' in condition) return condition.and.every(each => holds(each, url))
  if ('not' in condition) return !holds(condition.not, url)
  return [condition.href_matches].flat().some(pattern => new URLPattern(pattern, SITE).test(url))
}
