import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SINGLETONS } from '@/schemas/singletons'
import {
  FEES_PAGE,
  LIVE_PAGE,
  MISSING_PAGE,
  PAGE_LIST,
  PAGE_PATHS,
  PLAIN_PAGE,
  RECEIVED_PAGE,
  ROUTES,
  UNAVAILABLE_PAGE,
} from './pages.ts'
import { problemOfPath } from './redirects.ts'

/** Paths of the files that render pages; folders in parentheses are not part of a path. */
const files = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
  .filter(file => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
  .map(file => `/${file.replace(/\([^)]+\)\//g, '').replace(/\/?[^/]+$/, '')}`)
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
    `${PLAIN_PAGE}/[...address]`,
    `${LIVE_PAGE}/[...address]`,
  ]
  expect(listed.toSorted()).toEqual(files.toSorted())
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
