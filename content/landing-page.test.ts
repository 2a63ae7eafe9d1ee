import { afterEach, describe, expect, it, vi } from 'vitest'
import { change, section, seed, serveContent } from './served-content.fixture'

const server = await serveContent()
const content = await import('./documents/landing-page')

afterEach(() => vi.useRealTimers())

describe('getLandingPage', () => {
  it('returns the ten sections in order, with all that they reference, from one request', async () => {
    const { sections, banner, seo } = await content.getLandingPage()
    expect(sections.map(({ _type }) => _type)).toEqual([
      'hero',
      'how',
      'impact',
      'features',
      'proof',
      'testimonials',
      'why',
      'blog',
      'mission',
      'contact',
    ])
    expect(server.requests).toHaveLength(1)
    expect(banner).toEqual({
      text: expect.any(String),
      link: { label: 'Join Us', href: '/request-trial' },
      linkHrefSmall: '/trial',
    })
    expect(seo).toMatchObject({ title: expect.stringMatching(/./), noIndex: false })
    expect(sections.find(({ _type }) => _type === 'how')).toMatchObject({
      problems: { length: 4 },
      solutions: { length: 5 },
      pictures: { length: 4 },
      film: {
        source: { kind: 'file', mimeType: 'video/mp4', captionsUrl: expect.stringContaining('/files/local0001/') },
      },
    })
    expect(sections.find(({ _type }) => _type === 'features')).toMatchObject({
      donors: { length: 5 },
      management: { length: 5 },
    })
    expect(sections.find(({ _type }) => _type === 'why')).toMatchObject({ paragraphs: { length: 2 } })
  })

  it('returns pictures that are ready to render', async () => {
    const { sections } = await content.getLandingPage()
    expect(sections.find(({ _type }) => _type === 'why')).toMatchObject({
      signaturePicture: {
        alt: expect.stringMatching(/mosaic/),
        assetId: expect.stringMatching(/^image-/),
        width: 1600,
        height: 1600,
        placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
        crop: null,
        hotspot: null,
      },
    })
  })

  it('gives the phone of the hero an example gift and its words when staff have written none', async () => {
    const { sections } = await content.getLandingPage()
    const without = ['hero', 'impact'].map(type => ({ ...section(type), phone: undefined, goal: undefined }))
    server.documents = change('landingPage', { sections: without })
    const old = (await content.getLandingPage()).sections
    const phoneOf = (all: typeof sections) => all.find(section => section._type === 'hero')?.phone
    expect(phoneOf(old)).toEqual({ ...phoneOf(sections), causes: ['Masjid operations'] })
    expect(old.find(section => section._type === 'impact')?.goal).toBe(0)
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

  it('returns the banner within its show window, and always when it has none', async () => {
    vi.setSystemTime('2025-12-01T03:00:00-05:00')
    const isShownWith = async (window: Record<string, unknown>) => {
      const { banner } = Object(seed.find(({ _id }) => _id === 'landingPage'))
      server.documents = change('landingPage', { banner: { ...banner, ...window } })
      return (await content.getLandingPage()).banner !== null
    }
    expect(await isShownWith({})).toBe(true)
    expect(await isShownWith({ showFrom: '2025-12-01', showUntil: '2025-12-01' })).toBe(true)
    expect(await isShownWith({ showFrom: '2025-12-01', timeZone: 'Pacific/Honolulu' })).toBe(false)
    expect(await isShownWith({ showFrom: '2025-12-01', showFromTime: '03:01' })).toBe(false)
    expect(await isShownWith({ showUntil: '2025-12-01', showUntilTime: '03:00' })).toBe(false)
    expect(await isShownWith({ showUntil: 'soon' })).toBe(false)
  })

  it('leaves out testimonials without a quote or a name', async () => {
    const itemsWith = async (fields: Record<string, unknown>) => {
      server.documents = change('testimonial-as-salam', fields)
      const { sections } = await content.getLandingPage()
      return sections.flatMap(each => (each._type === 'testimonials' ? each.items : []))
    }
    expect(await itemsWith({ quote: '  ' })).toHaveLength(3)
    expect(await itemsWith({ name: undefined })).toHaveLength(3)
  })

  it('leaves out slides without a picture, and features with neither a picture nor a moment', async () => {
    const how = section('how')
    const pictures = Array.isArray(how.pictures)
      ? how.pictures.map((slide, place) => (place ? slide : { _key: 'x' }))
      : []
    server.documents = change('landingPage', { sections: [{ ...how, pictures }, section('features')] }).map(each =>
      each._id === 'feature-masjid-deposits' ? { ...each, moment: undefined } : each,
    )
    expect((await content.getLandingPage()).sections).toMatchObject([
      { _type: 'how', pictures: { length: 3 } },
      { _type: 'features', management: { length: 4 } },
    ])
  })

  it('returns what the site draws for a feature', async () => {
    const features = (await content.getLandingPage()).sections.find(({ _type }) => _type === 'features')
    expect(features).toMatchObject({ gift: '$50' })
    expect(features).toMatchObject({
      donors: expect.arrayContaining([
        expect.objectContaining({
          picture: null,
          moment: {
            scene: 'tap',
            sentence: 'Amina taps $50 at 0:00.\nAt 0:18 she has a receipt.',
            figure: '0:18',
            masjid: 'Masjid As-Salam',
            note: 'Sent to Amina',
            lines: [
              { _key: 'item-1', label: 'Give', amount: '' },
              { _key: 'item-2', label: 'Receipt', amount: '$50.00' },
            ],
          },
        }),
      ]),
    })
  })

  it('keeps a feature that names a moment which this version of the site cannot draw', async () => {
    const moment = { scene: 'iftar', sentence: 'At sunset: dates and a gift.' }
    server.documents = change('feature-donor-give-in-seconds', { moment })
    const features = (await content.getLandingPage()).sections.find(({ _type }) => _type === 'features')
    expect(features).toMatchObject({
      donors: expect.arrayContaining([
        expect.objectContaining({ moment: expect.objectContaining({ ...moment, scene: null, lines: [] }) }),
      ]),
    })
  })

  it('accepts an embedded film only from a safe URL', async () => {
    const why = section('why')
    const withFilm = (embedUrl: string) => ({ ...why, film: { ...Object(why.film), source: 'embed', embedUrl } })
    server.documents = change('landingPage', { sections: [withFilm('https://vimeo.com/1#t=5s')] })
    const url = 'https://player.vimeo.com/video/1?dnt=1#t=5s'
    expect((await content.getLandingPage()).sections).toMatchObject([{ film: { source: { kind: 'embed', url } } }])
    server.documents = change('landingPage', { sections: [withFilm('javascript:alert(1)')] })
    expect((await content.getLandingPage()).sections).toMatchObject([{ film: null }])
  })
})
