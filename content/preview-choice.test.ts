import { describe, expect, it, vi } from 'vitest'
import { encodePreviewDate, PREVIEW_DATE_COOKIE } from '@/lib/time/preview-date'
import { getPreviewChoice, PERSPECTIVE_COOKIE, readPerspective } from './preview-choice'

const browser = vi.hoisted(() => ({ isEnabled: true, cookies: new Map<string, string>(), reads: 0 }))
vi.mock('next/headers', () => ({
  draftMode: async () => ({ isEnabled: browser.isEnabled }),
  cookies: async () => {
    browser.reads++
    return {
      get: (name: string) => (browser.cookies.has(name) ? { value: browser.cookies.get(name) } : undefined),
    }
  },
}))

describe('readPerspective', () => {
  it('reads what the Studio names: drafts, what is published, a release, or several', () => {
    expect(readPerspective('drafts')).toBe('drafts')
    expect(readPerspective('published')).toBe('published')
    expect(readPerspective('ramadan')).toEqual(['ramadan'])
    expect(readPerspective('ramadan,rAbC123,drafts')).toEqual(['ramadan', 'rAbC123', 'drafts'])
  })

  it.each([undefined, '', 'raw', 'ramadan,raw', 'a,,b', 'a b', '../x', 'a'.repeat(129), Array(101).fill('a').join()])(
    'takes %j for drafts',
    text => {
      expect(readPerspective(text)).toBe('drafts')
    },
  )
})

describe('getPreviewChoice', () => {
  it('is what the cookies of the browser say', async () => {
    expect(await getPreviewChoice()).toEqual({ date: null, perspective: 'drafts' })
    const date = { moment: Date.parse('2026-11-30T15:00:00Z'), zone: 'America/Chicago' } as const
    browser.cookies.set(PERSPECTIVE_COOKIE, 'ramadan,drafts')
    browser.cookies.set(PREVIEW_DATE_COOKIE, encodePreviewDate(date))
    expect(await getPreviewChoice()).toEqual({ date, perspective: ['ramadan', 'drafts'] })
  })

  it('is null for visitors, whose cookies nobody reads, because that would make pages dynamic', async () => {
    browser.isEnabled = false
    browser.reads = 0
    expect(await getPreviewChoice()).toBeNull()
    expect(browser.reads).toBe(0)
  })
})
