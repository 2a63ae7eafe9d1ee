import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { safeHref } from '../lib/addresses/links.ts'
import { isIconName } from '../lib/icons.ts'
import { PAGE_PATHS } from '../lib/pages.ts'
import { isFields } from '../lib/words/fields.ts'
import { SINGLETONS } from '../schemas/singletons.ts'
import { toNdjson } from './dataset.ts'
import { documents, isText, objects, ofType, values } from './seed.fixture.ts'

describe('the seed', () => {
  it('matches data.ndjson (otherwise run: npm run generate -- seed)', () => {
    expect(readFileSync(new URL('./data.ndjson', import.meta.url), 'utf8')).toBe(toNdjson(documents))
  })

  it('has documents of every type', () => {
    expect(countByType()).toEqual({
      siteSettings: 1,
      landingPage: 1,
      milestone: 1,
      feeCopy: 1,
      trialPage: 1,
      registrationPage: 1,
      successPage: 1,
      blogPage: 1,
      legalPage: 2,
      page: 3,
      problem: 4,
      solution: 5,
      feature: 10,
      testimonial: 4,
      category: 3,
      author: 3,
      post: 12,
      redirect: 8,
    })
    expect(ofType('feature').filter(feature => feature.side === 'donor')).toHaveLength(5)
  })

  it('gives each document a unique id that visitors may read', () => {
    const ids = documents.map(document => document._id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter(id => !/^[a-zA-Z0-9-]+$/.test(id))).toEqual([])
  })

  it('has every document that the site fetches by its id', () => {
    for (const [_id, _type] of Object.entries(SINGLETONS))
      expect(documents).toContainEqual(expect.objectContaining({ _id, _type }))
  })

  it('refers only to documents that it contains', () => {
    const references = objects.flatMap(object => object._ref ?? [])
    expect(references.length).toBeGreaterThan(40)
    expect(references.filter(id => !documents.some(document => document._id === id))).toEqual([])
  })

  it('uses every image and film in its folders, and no other', () => {
    const used = objects.flatMap(({ _sanityAsset }) => String(_sanityAsset ?? []).split('://./')[1] ?? [])
    const present = ['images', 'files'].flatMap(folder =>
      readdirSync(new URL(folder, import.meta.url)).map(file => `${folder}/${file}`),
    )
    expect([...new Set(used)].sort()).toEqual(present.sort())
  })

  it('has alternative text for every image', () => {
    const pictures = objects.filter(object => String(object._sanityAsset).startsWith('image@'))
    expect(pictures.length).toBeGreaterThan(50)
    expect(pictures.filter(({ alt }) => typeof alt !== 'string' || alt.length < 20 || alt.length > 300)).toEqual([])
  })

  it('gives the members of every list unique keys', () => {
    const lists = values.filter(Array.isArray).filter(list => list.some(isFields))
    expect(
      lists.filter(list => new Set(list.map(item => item._key)).size !== list.length || list.some(item => !item._key)),
    ).toEqual([])
  })

  it('links only to safe URLs, and within the site to pages and posts that exist', () => {
    const links = objects
      .flatMap(({ href, linkHrefSmall, trialHref }) => [href, linkHrefSmall, trialHref])
      .filter(isText)
    expect(links.length).toBeGreaterThan(60)
    expect(links.filter(href => !safeHref(href))).toEqual([])
    expect(links.filter(href => /^[/#]/.test(href) && !isKnownAddress(href))).toEqual([])
  })

  it('uses only icons that the site draws', () => {
    expect(objects.filter(({ icon }) => icon !== undefined && !isIconName(icon))).toEqual([])
  })

  it('marks people and what they say as samples', () => {
    const aboutPeople = ['testimonial', 'author', 'post'].flatMap(ofType)
    expect(aboutPeople.filter(document => document.sample !== true)).toEqual([])
    expect(objects.filter(object => object._type === 'proof')).toMatchObject([{ sample: true }])
  })

  it('keeps search titles and descriptions within the displayed length', () => {
    const seo = objects.filter(object => object._type === 'seo')
    expect(
      seo.filter(({ title, description }) => String(title).length > 60 || String(description).length > 160),
    ).toEqual([])
  })
})

function countByType(): Record<string, number> {
  const types = Map.groupBy(documents, document => document._type)
  return Object.fromEntries([...types].map(([type, group]) => [type, group.length]))
}

const ANCHORS = ['why', 'how', 'impact', 'features', 'platform', 'proof', 'testimonials', 'blog', 'mission', 'contact']

function isKnownAddress(href: string): boolean {
  const anchor = /^\/?#(.+)$/.exec(href)?.[1]
  if (anchor) return ANCHORS.includes(anchor)
  const post = /^\/post\/(.+)$/.exec(href)?.[1]
  if (post) return existsSync(new URL(`./posts/${post}.md`, import.meta.url))
  return [...PAGE_PATHS, ...ofType('page').map(({ slug }) => isFields(slug) && `/${slug.current}`)].includes(href)
}
