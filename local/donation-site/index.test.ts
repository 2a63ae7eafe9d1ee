import { createDispatch } from 'offline-content-lake/http'
import { send } from 'offline-content-lake/testing'
import { describe, expect, it } from 'vitest'
import { donationRoutes } from './index.ts'

const SITE = 'https://site.example'
const MONDAY = new Date(2026, 10, 23, 12)

const dispatch = createDispatch(donationRoutes({ siteUrl: SITE, now: () => MONDAY }), () => null)

const get = (path: string) => send(dispatch, { target: `/donation-host${path}` })
/** Without the marks by which React tells two texts apart. */
const textOf = async (path: string) => (await get(path)).text.replaceAll('<!-- -->', '')

describe('the donation host', () => {
  it('serves the demo, which says once that no money moves', async () => {
    const text = await textOf('/demo')
    expect(text).toContain('<h1 class="sr-only">Give to Masjid As-Salam</h1>')
    expect(text.match(/no money/gi)).toHaveLength(1)
    expect(await textOf('/demo?step=receipt')).toContain(`href="${SITE}/request-trial"`)
  })

  it('serves a plain page for each masjid, in any case, which says that it stands in', async () => {
    for (const path of ['/albayan', '/ISRI', '/isri', '/grassroots', '/isma', '/maskarima', '/malv/']) {
      const { status, text } = await get(path)
      expect(status, path).toBe(200)
      expect(text, path).toContain('text-center">Give to ')
      expect(text, path).toContain('stands in for the donation host')
      expect(text, path).not.toMatch(/this week|This is a demo/)
    }
  })

  it('has no page at an unknown address', async () => {
    for (const path of ['/al-bayaan?utm_source=flyer', '/constructor']) expect((await get(path)).status).toBe(404)
  })

  it('shows the terminal with the card reader that the address names', async () => {
    const text = await textOf('/albayan?terminal=true&live=true&readerId=tmr_1&utm_source=x')
    expect(text).toContain('How much would you like to\u00a0give?')
    expect(text).toContain('Reader tmr_1, live')
    expect(await textOf('/albayan?terminal=true&reader=tmr_2')).toContain('Reader tmr_2, test mode')
    expect(await textOf('/albayan?terminal=false')).not.toContain('Reader')
  })

  it('escapes everything from the address, and loads nothing from elsewhere', async () => {
    const hostile = encodeURIComponent('"><script>alert(1)</script>').replace('%2F', '')
    for (const path of [
      `/albayan?${hostile}=${hostile}`,
      `/albayan?terminal=true&readerId=${hostile}`,
      `/demo?step=receipt&typed=${hostile}&cause=${hostile}&often=${hostile}`,
    ]) {
      const { text, headers } = await get(path)
      expect(text, path).not.toContain('<script>')
      expect(text, path).not.toMatch(/<[^>]* style=|<[^>]* on\w+=|<style/)
      expect(headers['content-security-policy'], path).toMatch(/^default-src 'self'; base-uri/)
      for (const [, url] of text.matchAll(/ (?:src|href)="([^"]+)"/g)) {
        expect(url, path).toMatch(/^(#t-|\?$|\/donation-host\/|https:\/\/site\.example\/)/)
      }
    }
  })
})

describe('without JavaScript', () => {
  const GIFT = 'typed=100&often=2&cause=Zakat&method=bank&cover=on'

  it('Give asks for the receipt, which offers a pledge with the gift in its fields', async () => {
    const text = await textOf(`/demo?step=receipt&${GIFT}`)
    for (const part of [
      ...['>November 23, 2026</dd>', '<b class="text-saffron-300">$400</b>', '>$1.80</dd>', '>$101.80</b>'],
      ...['A weekly Jummah pledge?', '<input type="hidden" name="cause" value="Zakat"/>'],
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('This is a demo.')
    expect(await textOf(`/demo?step=pledged&${GIFT}`)).toContain('Your pledge starts Friday, November 27')
  })

  it('only a masjid that is known to be in the United States says that nothing was given in return', async () => {
    const [us, unknown] = await Promise.all(['demo', 'isma'].map(path => textOf(`/${path}?step=receipt&${GIFT}`)))
    for (const text of [us, unknown]) expect(text).toContain('Sample tax receipt')
    expect(us).toContain('No goods or services were provided')
    expect(unknown).not.toContain('No goods or services were provided')
  })

  it('the gift is a petal of the goal on the receipt and in the wall', async () => {
    const petals = async (path: string) => {
      const text = await textOf(path)
      return ['lit', 'lit mine new', 'next'].map(state => text.split(`<path class="${state}"`).length - 1)
    }
    expect(await petals('/demo')).toEqual([6, 0, 1])
    expect(await petals('/demo?step=receipt&typed=50')).toEqual([12, 2, 2])
    expect(await petals('/albayan')).toEqual([10, 0, 0])
    const text = await textOf('/demo?step=receipt&typed=50')
    expect(text).toContain('your gift, petal 7')
    expect(text).toContain('>$50, you<')
  })

  it.each([
    ['receipt', '0', 'Enter an amount of $1 or more.'],
    ['pledged', '10,000,000', 'Enter an amount of $9,999,999 or less.'],
  ])('the step %s with the amount %s says what is wrong, and keeps what was typed', async (step, amount, sentence) => {
    const text = await textOf(`/demo?step=${step}&typed=${amount}&cover=on`)
    expect(text).toMatch(new RegExp(`<input [^>]*aria-invalid="true"[^>]* value="${amount}"`))
    expect(text).toMatch(/<p id="amount-error" class/)
    expect(text).toContain(`>${sentence}</p>`)
  })
})

describe('the files of the pages', () => {
  it.each([
    ['app/fonts/kufam-basic-600.woff2', 'font/woff2'],
    ['components/ui/icons.svg', 'image/svg+xml'],
    ['browser.css', 'text/css'],
    ['browser.js', 'text/javascript'],
  ])('%s is served as %s', async (name, type) => {
    const { status, headers, bytes } = await get(`/assets/${name}`)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(bytes.length).toBeGreaterThan(500)
  })

  it.each(['index.ts', '..%2Findex.ts', 'browser.tsx', 'none.css'])('%s is not one of them', async name => {
    expect((await get(`/assets/${name}`)).status).toBeGreaterThanOrEqual(400)
  })
})
