import { describe, expect, it } from 'vitest'
import { findLoop } from '../lib/addresses/redirect-chains.ts'
import { problemOfRedirect } from '../lib/addresses/redirects.ts'
import { MOMENTS } from '../lib/time/moments.ts'
import { isFields } from '../lib/words/fields.ts'
import { isText, objects, ofType, values, walk } from './seed.fixture.ts'

describe('the seed, compared with the specification', () => {
  it('orders the sections of the landing page', () => {
    expect(ofType('landingPage').flatMap(page => page.sections)).toMatchObject(
      ['hero', 'how', 'impact', 'features', 'proof', 'testimonials', 'why', 'blog', 'mission', 'contact'].map(
        _type => ({
          _type,
        }),
      ),
    )
  })

  it('has the eight redirects', () => {
    expect(ofType('redirect').map(({ path, destination, active }) => [path, destination, active])).toEqual([
      ['/grassroots', 'grassroots', true],
      ['/isma', 'isma', true],
      ['/albayan', 'albayan', true],
      ['/maskarima', 'maskarima', true],
      ['/malv', 'malv', true],
      ['/ISRI', 'ISRI', true],
      ['/albayan/terminal1', 'albayan', true],
      ['/albayan/terminal2', 'albayan', true],
    ])
  })

  it('has only redirects that the site follows', () => {
    const rules = ofType('redirect').map(({ path, destination }) => ({
      path: String(path),
      destination: String(destination),
    }))
    expect(rules.filter(rule => problemOfRedirect(rule) || findLoop(rule, rules))).toEqual([])
  })

  it('opens each terminal with a card reader of its own', () => {
    const terminals = ofType('redirect').filter(({ path }) => String(path).includes('terminal'))
    const parameters = terminals.map(terminal =>
      walk(terminal.parameters)
        .filter(isFields)
        .map(({ key, value }) => `${key}=${value}`),
    )
    expect(parameters).toEqual([
      ['terminal=true', 'live=true', 'readerId=sample-reader-1'],
      ['terminal=true', 'live=true', 'readerId=sample-reader-2'],
    ])
  })

  it('has the business constants', () => {
    expect(ofType('milestone')).toMatchObject([{ showUntil: '2024-12-01', amountRaised: 500_000, goal: 1_000_000 }])
    expect(objects).toContainEqual(
      expect.objectContaining({ _type: 'hero', raisedFrom: 500_000, raisedTo: 1_000_000, donorsFrom: 500 }),
    )
    expect(objects).toContainEqual(expect.objectContaining({ _type: 'impact', totalRaisedOffset: 40_000 }))
    expect(ofType('feeCopy')).toMatchObject([
      { exampleAmount: 1000, fees: [{ figure: '1%' }, { figure: '3%' }, { figure: '0.8%' }, {}] },
    ])
  })

  it('has every link of the footer', () => {
    const labels = ofType('siteSettings')
      .flatMap(settings => walk(settings.footerGroups))
      .filter(isFields)
      .flatMap(({ label }) => label ?? [])
    expect(labels).toEqual([
      'Home',
      'Why',
      'How We Help',
      'Impact',
      'Features',
      'Testimonials',
      // Not in the specification: the site's own addition.
      'Blog',
      'Contact',
      'Register',
      'Request a Trial',
      'Platform Status',
      'Terms',
      'Privacy',
      // As with the blog.
      'Accessibility',
    ])
  })

  it('draws each moment for one feature, in the order in which the gift passes', () => {
    const scenes = ofType('feature').map(({ moment }) => isFields(moment) && moment.scene)
    expect(scenes).toEqual(Object.keys(MOMENTS))
  })

  it.each([
    /after each donation and a yearly summary/,
    /by day, week, month or year, with an optional number of payments/,
    /A Friday nudge to sign up/,
    /Sadaqah, Zakat, membership dues, program sponsorships/,
    /each day, the last ten nights or the odd nights for the night of power/,
    /Eid-Al-Fitr, Laylat Al-Qadr and the first 10 days of Dhul Hijjah/,
    /Weekly, monthly or annual, in real time/,
    /anonymized prompts show the masjid’s largest donations/,
    /School payments run as one-time or monthly plans that parents can prepay/,
    /Donating takes under 30 seconds, with .*Apple Pay or Google Pay/,
    /PCI-compliant/,
    /1-2 days/,
    /average donation is about 5x a typical cash donation/,
    /early 2023/,
    /donations above \$100 are held back/i,
  ])('claims what the specification does: %s', claim => {
    expect(
      objects
        .flatMap(Object.values)
        .filter(isText)
        .some(text => claim.test(text)),
    ).toBe(true)
  })

  it('claims no percentage that the specification does not give, but for those of drawings', () => {
    const claimed = objects
      .filter(({ _type }) => _type !== 'moment')
      .flatMap(({ alt, ...copy }) => Object.values(copy).filter(isText))
      .flatMap(text => text.match(/[\d.]+%/g) ?? [])
    expect(new Set(claimed)).toEqual(new Set(['15%', '20%', '50%', '1%', '3%', '0.8%']))
  })

  it('names only products from the specification', () => {
    const others = /\b(Stripe|Square|Formspree|Sanity|LaunchGood|GoFundMe|Donorbox|Mohid|Masjidal|CashApp|Lorem)\b/i
    expect(values.filter(isText).filter(text => others.test(text))).toEqual([])
  })
})

describe('the posts', () => {
  const posts = ofType('post')

  it.each(posts.map(post => [post._id, post] as const))('%s is a complete article', (_id, post) => {
    const body = walk(post.body).filter(isFields)
    const words = body
      .flatMap(({ text }) => text ?? [])
      .join(' ')
      .split(/\s+/).length
    expect(words).toBeGreaterThan(700)
    expect(words).toBeLessThan(1200)
    for (const part of [
      { style: 'h2' },
      { style: 'pullQuote' },
      { listItem: 'bullet' },
      { listItem: 'number' },
      { _type: 'link' },
      { _type: 'figure' },
    ]) {
      expect(body).toContainEqual(expect.objectContaining(part))
    }
    expect(body.filter(({ _type, caption }) => _type === 'figure' && !caption)).toEqual([])
  })

  it('are ordered newest first, span two years, and are not dated in the future', () => {
    const dates = posts.map(post => String(post.publishedAt))
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(new Set(dates.map(date => date.slice(0, 4)))).toEqual(new Set(['2025', '2026']))
    expect(dates[0]?.slice(0, 10) ?? '').toMatch(/^2026-(0\d|10|11-(0\d|1\d|20))/)
  })
})
