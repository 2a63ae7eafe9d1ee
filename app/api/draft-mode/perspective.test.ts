import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TooManyQuestionsError } from '@/content/credentials'
import { openPreviewLink } from '@/content/preview'
import { siteUrl } from '@/lib/environment/public-env'
import { log } from '@/lib/process/log'
import { POST as leave } from './disable/route'
import { GET as enter } from './enable/route'
import { POST as change } from './perspective/route'

const COOKIE = 'sanity-preview-perspective'

const draft = { isEnabled: false, enable: vi.fn(), disable: vi.fn() }
const jar = { get: vi.fn(), set: vi.fn(), delete: vi.fn() }

vi.mock('next/headers', () => ({ draftMode: async () => draft, cookies: async () => jar }))
vi.mock('next/server', async original => ({ ...(await original<object>()), connection: async () => {} }))
vi.mock('@/content/preview', async original => ({ ...(await original<object>()), openPreviewLink: vi.fn() }))

const follow = (query: string) => enter(new Request(`${siteUrl}/api/draft-mode/enable?sanity-preview-secret=s${query}`))

const choose = (headers: Record<string, string>) =>
  change(
    new Request(`${siteUrl}/api/draft-mode/perspective?sanity-preview-perspective=eid`, { method: 'POST', headers }),
  )

beforeEach(() => {
  vi.clearAllMocks()
  draft.isEnabled = false
  vi.mocked(openPreviewLink).mockResolvedValue('/terms')
})

describe('what the preview shows', () => {
  it.each([
    ['&sanity-preview-perspective=ramadan%2Cdrafts', 'ramadan,drafts'],
    ['&sanity-preview-perspective=drafts', 'drafts'],
    ['', ''],
  ])('is what the link of the Studio names: %s', async (query, perspective) => {
    expect((await follow(query)).status).toBe(307)
    expect(draft.enable).toHaveBeenCalledOnce()
    expect(jar.set).toHaveBeenCalledExactlyOnceWith(COOKIE, perspective, expect.objectContaining({ httpOnly: true }))
  })

  it('is not changed by a link without a valid secret', async () => {
    vi.mocked(openPreviewLink).mockResolvedValue(null)
    expect((await follow('&sanity-preview-perspective=ramadan')).status).toBe(401)
    expect(draft.enable).not.toHaveBeenCalled()
    expect(jar.set).not.toHaveBeenCalled()
  })

  it('is not changed after many made-up secrets: 429 with Retry-After, and no alarm', async () => {
    const error = vi.spyOn(log, 'error')
    vi.mocked(openPreviewLink).mockRejectedValue(new TooManyQuestionsError())
    const response = await follow('')
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
    expect(draft.enable).not.toHaveBeenCalled()
    expect(error).not.toHaveBeenCalled()
  })

  it('is changed by a page in the preview', async () => {
    draft.isEnabled = true
    expect((await choose({ origin: siteUrl })).status).toBe(204)
    expect(jar.set).toHaveBeenCalledExactlyOnceWith(COOKIE, 'eid', expect.objectContaining({ httpOnly: true }))
  })

  it('is not changed for visitors, nor by another site', async () => {
    expect((await choose({ origin: siteUrl })).status).toBe(403)
    draft.isEnabled = true
    expect((await choose({ origin: 'https://evil.example' })).status).toBe(403)
    expect(jar.set).not.toHaveBeenCalled()
  })

  it('is forgotten when the preview is left', async () => {
    await leave(new Request(`${siteUrl}/api/draft-mode/disable`, { method: 'POST', headers: { origin: siteUrl } }))
    expect(draft.disable).toHaveBeenCalledOnce()
    expect(jar.delete).toHaveBeenCalledWith(COOKIE)
  })
})
