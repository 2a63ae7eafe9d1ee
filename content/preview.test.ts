import { beforeEach, describe, expect, it, vi } from 'vitest'
import { offerSharedStore } from '@/lib/process/shared-store'
import { shareInMemory } from '@/tests/support/shared-store'
import { serveContent, startProcess } from './served-content.fixture'

const MINUTE_MS = 60_000
const SITE = 'https://site.example'

const server = await serveContent([secretOf('good', 1), secretOf('old', 61)])
vi.stubEnv('SANITY_API_READ_TOKEN', 'a-token')
let preview: typeof import('./preview')

beforeEach(async () => {
  await startProcess()
  preview = await import('./preview')
})

describe('openPreviewLink', () => {
  it('returns the path that the link names', async () => {
    expect(await open('good', '/post/thirty-nights?a=b#c')).toBe('/post/thirty-nights?a=b#c')
  })

  it('returns the landing page when the link names no path', async () => {
    expect(await preview.openPreviewLink(`${SITE}/api?sanity-preview-secret=good`, false)).toBe('/')
  })

  it.each(['', 'unknown', 'old', 'good2', '*', '" || true || "'])('returns null for the secret %j', async secret => {
    expect(await open(secret, '/blog')).toBeNull()
  })

  it('accepts a secret once, and again only in draft mode', async () => {
    expect(await open('good', '/blog')).toBe('/blog')
    expect(await open('good', '/blog')).toBeNull()
    expect(await open('good', '/blog', true)).toBe('/blog')
  })

  it('accepts a secret that another process has accepted only in draft mode', async () => {
    shareInMemory()
    expect(await open('good', '/blog')).toBe('/blog')
    vi.resetModules()
    preview = await import('./preview')
    expect(await open('good', '/blog')).toBeNull()
    expect(await open('good', '/blog', true)).toBe('/blog')
    offerSharedStore(null)
  })

  it.each([
    ...['//evil.example', '/\\evil.example', '\\\\evil.example', '/%09/evil.example', '/\t/evil.example'],
    ...['https:evil.example', 'https://evil.example/x', 'https://a.example//evil.example'],
    ...['https://a.example/\\/evil.example', 'javascript:alert(1)', 'data:text/html,x', '/..//evil.example'],
    '/blog\r\nSet-Cookie: a=b',
  ])('stays on the site for the path %j', async path => {
    const location = `${SITE}${await open('good', path)}`
    expect(new URL(location).origin).toBe(SITE)
    expect(location).not.toMatch(/[\r\n\t\\]|example\/\//)
  })

  it('throws when the content service fails', async () => {
    server.failWith = 400
    await expect(open('good', '/')).rejects.toThrow()
  })

  it('throws a NoPreviewError when the site has no token to read drafts', async () => {
    vi.stubEnv('SANITY_API_READ_TOKEN', '')
    await startProcess()
    const { openPreviewLink, NoPreviewError } = await import('./preview')
    await expect(openPreviewLink(`${SITE}/api?sanity-preview-secret=good`, false)).rejects.toThrow(NoPreviewError)
    vi.stubEnv('SANITY_API_READ_TOKEN', 'a-token')
  })
})

function open(secret: string, path: string, isInDraftMode = false): Promise<string | null> {
  const query = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': path })
  return preview.openPreviewLink(`${SITE}/api/draft-mode/enable?${query}`, isInDraftMode)
}

function secretOf(secret: string, minutes: number) {
  return {
    _id: `sanity-preview-url-secret.${secret}`,
    _type: 'sanity.previewUrlSecret',
    _updatedAt: new Date(Date.now() - minutes * MINUTE_MS).toISOString(),
    secret,
    studioUrl: `${SITE}/studio`,
  }
}
