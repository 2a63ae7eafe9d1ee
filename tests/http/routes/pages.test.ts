import { describe, expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { readHead, readHtml } from '../../support/head.ts'
import { SECTION_NAMES, sectionNames } from '../../support/landing.ts'
import { firstHeading } from '../support/page.ts'

/** Paths with the first heading and, where it differs, the canonical path. */
const PAGES: [path: string, heading: string | RegExp, canonical?: string][] = [
  ['/request-trial', /trial/i],
  ['/trial', /trial/i, '/request-trial'],
  ['/karima', 'See? That Was Easy'],
  ['/scranton', 'See? That Was Easy', '/karima'],
  ['/register', /register/i],
  ['/success', 'Registration Complete'],
  ['/post/thirty-nights', /^Thirty nights/],
  ['/blog', 'Blog'],
  ['/blog/page/1', 'Blog', '/blog'],
  ['/blog/page/2', 'Blog'],
  ['/blog/category/finance', 'Finance'],
  ['/blog/category/finance/page/1', 'Finance', '/blog/category/finance'],
  ['/author/maryam-raza', 'Maryam Raza'],
  ['/author/maryam-raza/page/1', 'Maryam Raza', '/author/maryam-raza'],
  ['/terms', /terms/i],
  ['/privacy', /privacy/i],
]

describe.each(PAGES)('%s', (path, heading, canonical = path) => {
  it.each([path, `${path}/`, `${path}?utm_source=mail`])('%s is a page of its own', async address => {
    const { status, text } = await ask(address)
    expect(status).toBe(200)
    const document = readHtml(text)
    expect(firstHeading(document)).toMatch(heading)
    expect(readHead(document).canonical).toBe(canonical)
    expect(document.getElementById('content')).not.toBeNull()
  })
})

it.each([
  '/',
  '/info',
  '/post',
  '/post/',
  '/post/a/b',
  '/blog/page',
  '/blog/category',
  '/blog/x',
  '/author',
  '/author/a/b',
  '/missing',
])('%s shows the landing page', async path => {
  const { status, text } = await ask(path)
  expect(status).toBe(200)
  expect(sectionNames(text)).toEqual(SECTION_NAMES)
  expect(readHead(text).canonical).toBe('/')
})

it('every page of a list has its own title and canonical address', async () => {
  const paths = ['/blog', '/blog/page/2', '/blog/category/finance', '/author/maryam-raza', '/author/idris-khan']
  const heads = await Promise.all(paths.map(async path => readHead((await ask(path)).text)))
  expect(heads.map(({ canonical }) => canonical)).toEqual(paths)
  expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length)
  expect(heads[1]?.title).toContain('Page 2 of')
})

it('the page after a registration confirms it, names the support e-mail and leads home', async () => {
  const { text } = await ask('/success')
  const main = readHtml(text).querySelector('main')
  expect(firstHeading(text)).toBe('Registration Complete')
  expect(main?.textContent).toMatch(/write to \S+@\S+\./)
  expect(main?.textContent).not.toContain('{email}')
  const links = [...(main?.querySelectorAll('a') ?? [])]
  const email = links.find(link => link.textContent?.includes('@'))
  expect(email?.getAttribute('href')).toBe(`mailto:${email?.textContent}`)
  expect(links.find(link => link.textContent === 'Return to the home page')?.getAttribute('href')).toBe('/')
})

it.each([
  ['/success', 'quiet'],
  ['/received', 'quiet'],
  ['/ramadan', 'quiet'],
  ['/blog', 'primary'],
])('Register on %s is %s, so that the first view has one button of its color', async (path, variant) => {
  const { text } = await ask(path)
  expect(readHtml(text).querySelector('header .header-row > .button')?.classList).toContain(`button-${variant}`)
})

it('the page after a registration is excluded from indexing', async () => {
  const head = readHead((await ask('/success')).text)
  expect(head).toMatchObject({ isIndexed: false, title: 'Registration Complete' })
})
