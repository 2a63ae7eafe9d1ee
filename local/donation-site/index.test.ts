import { describe, expect, it } from 'vitest'
import { send } from '../http/dispatch.fixture.ts'
import { createDispatch } from '../http/dispatch.ts'
import { donationRoutes } from './index.ts'

const dispatch = createDispatch(donationRoutes(), () => null)

const get = (path: string) => send(dispatch, { target: `/donation-host${path}` })

describe('the donation host', () => {
  it('lists recent donations, including incomplete ones', async () => {
    const list: { donation: number | null; daysAgo: number | null }[] = JSON.parse(
      (await get('/stats/staged-fomo')).text,
    )
    expect(list.filter(({ donation, daysAgo }) => donation !== null && daysAgo !== null).length).toBeGreaterThan(5)
    expect(list.some(({ donation }) => donation === null)).toBe(true)
    expect(list.some(({ daysAgo }) => daysAgo === null)).toBe(true)
  })

  it('names the masjid whose page it replaces, and describes the demo page', async () => {
    expect((await get('/albayan')).text).toContain('<h1>The donation page of albayan</h1>')
    expect((await get('/demo')).text).toContain('<h1>The live demo donation page</h1>')
  })

  it('shows the card reader named in a terminal address', async () => {
    const { text } = await get('/albayan?terminal=true&live=true&reader=tmr_1')
    expect(text).toContain('Card reader')
    expect(text).toContain('taps are charged')
    expect(text).toContain('<dt>reader</dt><dd>tmr_1</dd>')
    expect((await get('/albayan')).text).not.toContain('Card reader')
  })

  it('escapes everything from the address, and runs and loads nothing', async () => {
    const hostile = encodeURIComponent('"><script>alert(1)</script>')
    const { text, headers } = await get(`/${hostile.replace('%2F', '')}?${hostile}=${hostile}`)
    expect(text).not.toContain('<script')
    expect(text).toContain('&lt;script&gt;')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })
})
