import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteUrl } from '@/lib/environment/public-env'
import { pathAtDate } from '@/lib/time/preview-date'
import { GET, POST } from './route'

const DATE = 'date=2025-12-01T09%3A30&zone=America%2FNew_York'
const MOMENT = Date.parse('2025-12-01T14:30:00Z')
const FORM = 'application/x-www-form-urlencoded'
/** More than the route accepts. */
const HUGE_BYTES = 2_000

const draft = { isEnabled: true }
const jar = { set: vi.fn(), delete: vi.fn(), get: vi.fn() }

vi.mock('next/headers', () => ({ draftMode: async () => draft, cookies: async () => jar }))

beforeEach(() => {
  draft.isEnabled = true
  vi.clearAllMocks()
})

describe('the form for the preview’s date', () => {
  it('keeps the date for this session and redirects back to the page', async () => {
    const answer = await send(DATE)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${siteUrl}/blog`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(jar.set).toHaveBeenCalledExactlyOnceWith('preview-date', '2025-12-01T09:30 America/New_York', {
      httpOnly: true,
      sameSite: 'lax',
      secure: false,
      path: '/',
    })
  })

  it('returns to the current date, whatever its other fields contain', async () => {
    expect((await send(`date=nonsense&zone=&now=yes`)).status).toBe(303)
    expect(jar.delete).toHaveBeenCalledExactlyOnceWith('preview-date')
    expect(jar.set).not.toHaveBeenCalled()
  })

  it.each([
    ...['', 'date=', 'date=2025-12-01T09%3A30', 'date=2025-12-01&zone=America%2FNew_York'],
    ...['date=2025-02-29T00%3A00&zone=America%2FNew_York', 'date=9999-01-01T00%3A00&zone=America%2FNew_York'],
    ...['date=2025-12-01T09%3A30&zone=Mars%2FOlympus', 'date=2025-12-01T09%3A30&zone=__proto__'],
    ...['date=2025-12-01T09%3A30%0D%0ASet-Cookie%3A%20a%3Db&zone=America%2FNew_York', 'date=%FF%FE&zone=%00'],
    '{"date":"2025-12-01T09:30"}',
  ])('with %j is refused and says what to choose', async body => {
    const answer = await send(body)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/^Choose a date and a time, from 2000-/) })
    expect(jar.set).not.toHaveBeenCalled()
  })

  it.each(['https://evil.example', 'null'])('is refused from %s', async origin => {
    expect((await send(DATE, { origin })).status).toBe(403)
    expect(jar.set).not.toHaveBeenCalled()
  })

  it('is refused outside of draft mode', async () => {
    draft.isEnabled = false
    const answer = await send(DATE)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({ message: expect.stringContaining('Open it from the Studio') })
    expect(jar.set).not.toHaveBeenCalled()
  })

  it('is refused with another content type, with a long body, or without a length', async () => {
    expect((await send(DATE, { 'content-type': 'application/json' })).status).toBe(415)
    expect((await send(`${DATE}&x=${'x'.repeat(HUGE_BYTES)}`)).status).toBe(413)
    const endless = { method: 'POST', headers: { origin: siteUrl, 'content-type': FORM }, body: DATE }
    expect((await POST(new Request(siteUrl, endless))).status).toBe(411)
  })

  it('never redirects to another site', async () => {
    const location = async (referer: string) => (await send(DATE, { referer })).headers.get('location')
    expect(await location('https://evil.example/blog')).toBe(`${siteUrl}/`)
    expect(await location(`${siteUrl}//evil.example`)).toBe(`${siteUrl}/evil.example`)
    expect(await location('nonsense')).toBe(`${siteUrl}/`)
  })
})

describe('a link to a page at a date', () => {
  const link = (path: string, headers = {}) =>
    GET(new Request(siteUrl + pathAtDate(path, { moment: MOMENT, zone: 'America/New_York' }), { headers }))

  it('keeps the date and leads to the page', async () => {
    const answer = await link('/post/welcome')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${siteUrl}/post/welcome`])
    expect(jar.set).toHaveBeenCalledExactlyOnceWith(
      'preview-date',
      '2025-12-01T09:30 America/New_York',
      expect.anything(),
    )
  })

  it.each(['//evil.example', '/\\evil.example', '', 'https://evil.example'])('to %j stays on this site', async path => {
    expect((await link(path)).headers.get('location')).toMatch(new RegExp(`^${siteUrl}/`))
  })

  it('does nothing outside of draft mode, or from another website', async () => {
    expect((await link('/', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    draft.isEnabled = false
    expect((await link('/')).status).toBe(403)
    expect(jar.set).not.toHaveBeenCalled()
  })
})

function send(body: string, headers: Record<string, string> = {}): Promise<Response> {
  const usual = { origin: siteUrl, referer: `${siteUrl}/blog?a=b`, 'content-type': FORM }
  const length = { 'content-length': String(new TextEncoder().encode(body).byteLength) }
  return POST(new Request(`${siteUrl}/api`, { method: 'POST', headers: { ...usual, ...length, ...headers }, body }))
}
