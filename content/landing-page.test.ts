import { afterEach, describe, expect, it, vi } from 'vitest'
import { change, section, seed, serveContent } from './served-content.fixture'
import type { Section, SectionName } from './types'

const server = await serveContent()
const content = await import('./documents/landing-page')

afterEach(() => vi.useRealTimers())

describe('getLandingPage', () => {
  it('returns the ten sections in order, with all that they reference, from one request', async () => {
    const { sections, banner, seo } = await content.getLandingPage()
    const names = sections.map(({ _type }) => _type)
    expect(names.slice(0, 5)).toEqual(['hero', 'how', 'impact', 'features', 'proof'])
    expect(names.slice(5)).toEqual(['testimonials', 'why', 'blog', 'mission', 'contact'])
    expect(server.requests).toHaveLength(1)
    expect(banner).toEqual({
      text: expect.any(String),
      link: { label: 'Join Us', href: '/request-trial' },
      linkHrefSmall: '/trial',
    })
    expect(seo).toMatchObject({ title: expect.stringMatching(/./), noIndex: false })
    const source = { kind: 'file', mimeType: 'video/mp4', captionsUrl: expect.stringContaining('/files/local0001/') }
    expect(named('how', sections)).toMatchObject({
      ...{ problems: { length: 4 }, solutions: { length: 5 }, pictures: { length: 4 }, film: { source } },
    })
    expect(named('features', sections)).toMatchObject({ donors: { length: 5 }, management: { length: 5 } })
    expect(named('why', sections)).toMatchObject({
      signaturePicture: {
        ...{ alt: expect.stringMatching(/mosaic/), assetId: expect.stringMatching(/^image-/) },
        ...{ width: 1600, height: 1600, crop: null, hotspot: null },
        placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
      },
    })
  })

  it('gives the phone of the hero an example gift and its words when staff have written none', async () => {
    const { sections } = await content.getLandingPage()
    const without = ['hero', 'impact'].map(type => ({ ...section(type), phone: undefined, goal: undefined }))
    server.documents = change('landingPage', { sections: without })
    const old = (await content.getLandingPage()).sections
    const phone = { ...named('hero', sections)?.phone, causes: ['Masjid operations'] }
    expect(named('hero', old)?.phone).toEqual(phone)
    expect(named('impact', old)?.goal).toBe(0)
  })

  it('returns null or an empty value for what staff left out', async () => {
    server.documents = change('landingPage', { banner: undefined, seo: undefined, sections: undefined })
    expect(await content.getLandingPage()).toEqual({
      banner: null,
      sections: [],
      demoDialog: expect.objectContaining({ title: 'Try a Demo', answers: ['Yes', 'No', 'Maybe / Unsure'] }),
      toast: expect.objectContaining({ oneDay: '1 day ago' }),
      seo: { title: '', description: '', picture: null, noIndex: false },
    })
  })

  it('drops references to deleted documents, and sections of unknown types', async () => {
    server.documents = change('landingPage', {
      sections: [{ _key: 'a', _type: 'tomorrow' }, section('testimonials')],
    }).filter(({ _id }) => _id !== 'testimonial-as-salam')
    expect((await content.getLandingPage()).sections).toMatchObject([{ _type: 'testimonials', items: { length: 3 } }])
  })

  it('returns no banner when its link is unsafe', async () => {
    const link = { label: 'Join', href: 'javascript:alert(1)' }
    server.documents = change('landingPage', { banner: { text: 'Hello', show: true, link } })
    expect((await content.getLandingPage()).banner).toBeNull()
  })

  it.each([
    [true, {}],
    [true, { showFrom: '2025-12-01', showUntil: '2025-12-01' }],
    [false, { showFrom: '2025-12-01', timeZone: 'Pacific/Honolulu' }],
  ])('shows the banner, %s, at 3:00 on December 1 with the window %j', async (isShown, window) => {
    vi.setSystemTime('2025-12-01T03:00:00-05:00')
    const { banner } = Object(seed.find(({ _id }) => _id === 'landingPage'))
    server.documents = change('landingPage', { banner: { ...banner, ...window } })
    expect((await content.getLandingPage()).banner !== null).toBe(isShown)
  })

  it.each([{ quote: '  ' }, { name: undefined }])('leaves out a testimonial with %j', async fields => {
    server.documents = change('testimonial-as-salam', fields)
    expect(named('testimonials', (await content.getLandingPage()).sections)?.items).toHaveLength(3)
  })

  it('leaves out slides without a picture, and features with neither a picture nor a moment', async () => {
    const how = section('how')
    const pictures = [how.pictures].flat().map((slide, place) => (place ? slide : { _key: 'x' }))
    server.documents = change('landingPage', { sections: [{ ...how, pictures }, section('features')] }).map(each =>
      each._id === 'feature-masjid-deposits' ? { ...each, moment: undefined } : each,
    )
    expect((await content.getLandingPage()).sections).toMatchObject([
      { _type: 'how', pictures: { length: 3 } },
      { _type: 'features', management: { length: 4 } },
    ])
  })

  it('returns what the site draws for a feature, also of a moment that this version of the site cannot draw', async () => {
    const features = named('features', (await content.getLandingPage()).sections)
    expect(features?.gift).toBe('$50')
    expect(features?.donors.find(({ moment }) => moment?.scene === 'tap')).toMatchObject({
      picture: null,
      moment: {
        sentence: 'Amina taps $50 at 0:00.\nAt 0:18 she has a receipt.',
        ...{ figure: '0:18', masjid: 'Masjid As-Salam', note: 'Sent to Amina' },
        lines: [
          { _key: 'item-1', label: 'Give', amount: '' },
          { _key: 'item-2', label: 'Receipt', amount: '$50.00' },
        ],
      },
    })
    const sentence = 'At sunset: dates and a gift.'
    server.documents = change('feature-donor-give-in-seconds', { moment: { scene: 'iftar', sentence } })
    const { donors = [] } = named('features', (await content.getLandingPage()).sections) ?? {}
    expect(donors.find(({ moment }) => moment?.sentence === sentence)?.moment).toMatchObject({ scene: null, lines: [] })
  })
})

function named<Name extends SectionName>(name: Name, sections: Section[]) {
  return sections.find((section): section is Extract<Section, { _type: Name }> => section._type === name)
}
