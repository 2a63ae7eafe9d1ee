import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const PROJECT = 'abcd1234'
const requests: URL[] = []
let cacheFolder: string

/** In Node the client uses its own fetch; `resolveFetch` is its public option for replacing it. */
function recordingFetch(input: string): Promise<Response> {
  requests.push(new URL(input))
  // Lists are asked for only once it is known which documents are hidden.
  const result = input.includes('hasSharedAddress') ? { seasonal: [], hasSharedAddress: false } : null
  return Promise.resolve(Response.json({ result, ms: 1, syncTags: [] }))
}

beforeEach(() => {
  requests.length = 0
  vi.resetModules()
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', PROJECT)
  vi.stubEnv('NEXT_PUBLIC_SANITY_DATASET', 'production')
  cacheFolder = mkdtempSync(join(tmpdir(), 'hosted-'))
  vi.stubEnv('CACHE_DIR', cacheFolder)
  vi.doMock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))
  vi.doMock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))
  vi.doMock('@sanity/client', async importOriginal => {
    const original = await importOriginal<typeof import('@sanity/client')>()
    const createClient: typeof original.createClient = config =>
      original.createClient({ ...config, resolveFetch: () => recordingFetch })
    return { ...original, createClient }
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(cacheFolder, { recursive: true })
})

describe('a site with a hosted Sanity project in its environment', () => {
  it('sends every query of the site to the hosted API, without credentials', async () => {
    const { getLandingPage } = await import('../../content/documents/landing-page.ts')
    const { getSiteSettings } = await import('../../content/documents/site-settings.ts')
    const { getMilestone } = await import('../../content/documents/milestone.ts')
    const { getFeeCopy } = await import('../../content/documents/fee-copy.ts')
    const { getPostCards } = await import('../../content/posts/posts.ts')
    const { getPost } = await import('../../content/posts/post.ts')
    const { getCategories } = await import('../../content/posts/lists.ts')
    const { getLegalPage } = await import('../../content/documents/legal-page.ts')
    const { findRedirect, mayExist } = await import('../../content/routes/known-paths.ts')
    // The dataset is empty, so readers of required documents reject, but only after the query was sent.
    await Promise.allSettled([
      getLandingPage(),
      getSiteSettings(),
      getMilestone(),
      getFeeCopy(),
      getPostCards({ from: 0, to: 3 }),
      getPost('a-post'),
      getCategories(),
      getLegalPage('terms'),
      findRedirect('/isma'),
      mayExist('/post/a-post'),
    ])
    // One of each, and one for what is hidden.
    expect(requests).toHaveLength(11)
    for (const url of requests) {
      expect(url.origin).toBe(`https://${PROJECT}.api.sanity.io`)
      expect(url.pathname).toMatch(/^\/v\d{4}-\d\d-\d\d\/data\/query\/production$/)
    }
  })

  it('builds picture URLs of the hosted asset store', async () => {
    const { pictureUrl } = await import('../../content/image.ts')
    const picture = { alt: '', placeholder: null, crop: null, hotspot: null, width: 1600, height: 900 }
    const url = pictureUrl({ ...picture, assetId: `image-${'a'.repeat(40)}-1600x900-webp` }, { width: 800 })
    expect(url).toMatch(
      new RegExp(`^https://cdn\\.sanity\\.io/images/${PROJECT}/production/${'a'.repeat(40)}-1600x900\\.webp`),
    )
  })
})

describe('the source code of the site', () => {
  it('does not depend on whether its content service is the local one', () => {
    const knowing = globSync('{app,components,content}/**/*.{ts,tsx}')
      .filter(file => !file.includes('.test.'))
      .filter(file => /localhost|127\.0\.0\.1(?!:\$\{process\.env\.PORT)|\blake\b/i.test(readFileSync(file, 'utf8')))
    expect(knowing).toEqual([])
  })
})
