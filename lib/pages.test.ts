import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SINGLETONS } from '@/schemas/singletons'
import { problemOfPath } from './addresses/redirects.ts'
import {
  CONTINUE_PAGE,
  FEES_PAGE,
  inLowerCase,
  LIVE_PAGE,
  MISSING_PAGE,
  PAGE_LIST,
  PAGE_PATHS,
  PLAIN_PAGE,
  RECEIVED_PAGE,
  ROUTES,
  UNAVAILABLE_PAGE,
} from './pages.ts'
import { anchorsOf } from './sections.ts'

/** Paths of the files that render pages; folders in parentheses are not part of a path. */
const files = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
  .filter(file => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
  .map(file => `/${file.replace(/\([^)]+\)\//g, '').replace(/\/?[^/]+$/, '')}`)

const NOT_LISTED =
  'has a page, but no line in lib/pages.ts: name its document and title under PAGES, or under ROUTES if it has a parameter. From there ' +
  'follow canonical address, site map, shared links, reserved redirects and the Studio’s preview. See docs/extend.md.'

const NO_PAGE =
  'has a line in lib/pages.ts, but no page in app/(site): write it, or remove the line. See docs/extend.md.'

/** Further paths of the landing page need no file, because every unknown path shows it. */
const withoutFile = PAGE_LIST.find(({ path }) => path === '/')?.also ?? []

const routes = ROUTES.map(({ path }) => path)

it('every page of app/(site) is in the table, and every entry of the table has its page', () => {
  const listed = [
    ...PAGE_PATHS.filter(path => !withoutFile.includes(path)),
    ...routes,
    MISSING_PAGE,
    UNAVAILABLE_PAGE,
    RECEIVED_PAGE,
    FEES_PAGE,
    CONTINUE_PAGE,
    `${PLAIN_PAGE}/[...address]`,
    `${LIVE_PAGE}/[...address]`,
  ]
  const unlisted = files.filter(path => !listed.includes(path)).map(path => `${path} ${NOT_LISTED}`)
  const without = listed.filter(path => !files.includes(path)).map(path => `${path} ${NO_PAGE}`)
  expect([...unlisted, ...without]).toEqual([])
})

it('every document of the table is a singleton of its type', () => {
  const types = PAGE_LIST.map(({ document, type = document }) => [document, type])
  expect(types).toEqual(PAGE_LIST.map(({ document }) => [document, Object(SINGLETONS)[document]]))
})

it('redirects can hide neither a page nor anything else that app/ answers', () => {
  const folders = readdirSync('app', { withFileTypes: true })
    .filter(entry => entry.isDirectory() && /^[a-z]+$/.test(entry.name))
    .map(({ name }) => `/${name}`)
    .filter(path => !['/fonts', '/styles'].includes(path))
  expect(folders).toContain('/api')
  for (const path of [...PAGE_PATHS.slice(1), ...routes.map(route => route.replace(/\[.*/, 'x')), ...folders]) {
    expect(problemOfPath(path), path).toMatch(/belong to the site/)
  }
})

it.each([
  ['/register', ['/Register', '/REGISTER', '/Register/']],
  ['/info', ['/Info']],
  ['/register/continue', ['/Register/Continue']],
  ['/fee-calculator', ['/Fee-Calculator']],
  ['/studio', ['/Studio']],
  ['/blog/category/Ramadan', ['/BLOG/category/Ramadan']],
  ['/blog/category/ramadan/page/2', ['/blog/Category/ramadan/PAGE/2']],
  ['/post/Thirty-Nights', ['/Post/Thirty-Nights']],
  [null, ['/register', '/register/', '/post/Thirty-Nights', '/Unknown', '/Register/more', '/Post', '/ISRI']],
  [null, ['//Register', '/']],
])('leads to %s from each of %j', (own, paths) => {
  for (const path of paths) expect(inLowerCase(path), path).toBe(own)
})

it('leaves every page at its own address', () => {
  expect(PAGE_PATHS.filter(path => inLowerCase(path) !== null)).toEqual([])
})

it('numbers the anchors of a type from its second section on', () => {
  const types = ['cover', 'quote', 'article', 'quote', 'quote', 'questions']
  expect(anchorsOf(types.map(_type => ({ _type })))).toEqual([
    ...['cover', 'quote', 'article', 'quote-2', 'quote-3', 'questions'],
  ])
})
