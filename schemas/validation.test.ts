import { describe, expect, it } from 'vitest'
import { SHAPES } from '../content/shapes.gen.ts'
import { documentTypes } from './documents/index.ts'
import { linked, paragraph, REJECTED, slug } from './rejected.fixture.ts'
import { markersOf, problemsOf, seed, stored, WRITTEN, withDocuments } from './validation.fixture.ts'

describe('validation in the Studio', () => {
  it('accepts every document of the seed', async () => {
    const documents = seed.filter(({ _type }) => !_type.startsWith('sanity.'))
    for (const document of documents) expect(await problemsOf(document), document._id).toEqual([])
  })

  it.each(REJECTED)('rejects %s with %j', async (id, change, problem) => {
    const problems = await problemsOf({ ...stored(id), ...change })
    expect(problems.join('\n')).toContain(problem)
  })

  it.each<[id: string, change: Record<string, unknown>]>([
    ['milestone', { showFrom: '2024-12-01', showFromTime: '9:30', showUntilTime: '17:00', timeZone: 'America/Denver' }],
    ['milestone', { season: 'ramadan', showFrom: '2024-12-02', showUntil: '2024-02-30', showUntilTime: 'noon' }],
    ['milestone', { season: 'ramadan', showUntil: undefined }],
    ['redirect-albayan', { _id: 'drafts.redirect-albayan' }],
    ['redirect-albayan', { destination: '/blog#newest' }],
    ['redirect-albayan', { destination: 'https://example.org/give', confirmedHost: 'example.org' }],
    ['redirect-albayan', { _id: 'moved', path: '/post/old', destination: undefined, movedId: 'post-thirty-nights' }],
  ])('accepts %s with %j', async (id, change) => {
    expect(await problemsOf({ ...stored(id), ...change })).toEqual([])
  })

  it.each<[id: string, change: Record<string, unknown>]>([
    ['post-thirty-nights', { title: 'Intercongregational fundraising', excerpt: 'Word '.repeat(200) }],
    ['post-thirty-nights', linked('tel:(٤١٩) ٥٥٥-٠١٤٢')],
    ['terms', { body: [paragraph(''), paragraph('سلام')] }],
    ['terms', { body: [{ _type: 'quote', _key: 'a', quote: 'A word', name: 'Amina' }] }],
    ['author-maryam-raza', { name: 'Balasubramanian', bio: 'She counts. '.repeat(100) }],
    ['testimonial-as-salam', { name: 'Abdurrahman-Intercongregationalist', quote: 'So it is. '.repeat(100) }],
    ['feature-donor-give-in-seconds', { name: 'Tax-deductible acknowledgements, every single year and for everybody' }],
    ['siteSettings', { productName: 'Internationalization of Minara' }],
    ['page-ramadan', { sections: [figures(1_000_000, 2_000_000, 3_000_000, 4_000_000)] }],
  ])('keeps nobody from publishing %s with %j', async (id, change) => {
    const markers = await markersOf({ ...stored(id), ...change })
    expect(markers.filter(({ level }) => level === 'error')).toEqual([])
  })

  it.each<[id: string, change: Record<string, unknown>, problem: string]>([
    ['testimonial-as-salam', { quote: 'x'.repeat(321) }, 'quote: At most 320 characters look well: all cards are as'],
    ['post-thirty-nights', { excerpt: 'Give. '.repeat(60) }, 'excerpt: At most 300 characters look well'],
    ['siteSettings', { registerLink: REGISTER }, 'registerLink: At most 12 characters look well'],
    ['siteSettings', { phone: '(312) 555-0142, extension 12345' }, 'phone: At most 30 characters look well'],
    ['testimonial-as-salam', { image: portrait('IMG_2041.jpg') }, 'name of a file'],
    ['testimonial-as-salam', { image: portrait('Picture of two phones on a table') }, '“picture of”'],
    ['testimonial-as-salam', { image: portrait('Phones') }, 'Say a little more'],
  ])('accepts %s with %j, with a warning', async (id, change, problem) => {
    const markers = await markersOf({ ...stored(id), ...change })
    expect(markers.map(({ level, path, message }) => [level, `${path.join('.')}: ${message}`])).toEqual([
      ['warning', expect.stringContaining(problem)],
    ])
  })

  it.each(Object.keys(documentTypes))('names every field that a %s lacks and the site needs', async type => {
    const problems = await problemsOf({ _id: `a-${type}`, _type: type })
    const needed = Object.entries(SHAPES[type] ?? {}).flatMap(([field, code]) => (/^\w+!/.test(code) ? field : []))
    expect(needed).not.toEqual([])
    expect(needed.filter(field => !problems.some(problem => problem.startsWith(field)))).toEqual([])
  })

  it('rejects a picture without alternative text', async () => {
    const testimonial = { ...stored('testimonial-as-salam'), image: portrait(undefined) }
    expect(await problemsOf(testimonial)).toEqual(['image.alt: Say what the picture shows'])
  })

  it('warns when the caption, on the picture or on the slide, repeats the alternative text', async () => {
    const post = stored('post-thirty-nights')
    const figure = Array.isArray(post.body) ? post.body.find(({ _type }) => _type === 'figure') : undefined
    const page = stored('landingPage')
    const how = Array.isArray(page.sections) ? page.sections.find(({ _type }) => _type === 'how') : undefined
    const [slide] = how.pictures
    const repeating = [
      { ...post, body: [{ ...figure, alt: figure.caption }] },
      { ...page, sections: [{ ...how, pictures: [{ ...slide, caption: slide.picture.alt }] }] },
    ]
    for (const document of repeating) {
      const markers = await markersOf(document)
      expect(markers).toMatchObject([{ level: 'warning', message: expect.stringContaining('caption says the same') }])
    }
  })

  it('reports a feature that has nothing to show only once', async () => {
    const problems = await problemsOf({ ...stored('feature-masjid-deposits'), moment: undefined })
    expect(problems).toEqual(['moment: Choose a moment, or upload a picture'])
  })

  it('accepts a feature with a picture alone, as all were before there were moments', async () => {
    const { image: picture } = stored('testimonial-as-salam')
    const problems = await problemsOf({ ...stored('feature-masjid-deposits'), moment: undefined, picture })
    expect(problems.filter(problem => !/looks? blurred|will look/.test(problem))).toEqual([])
  })

  it('rejects a film without its file, or without the address of a film that the site plays', async () => {
    const page = stored('landingPage')
    const sections = Array.isArray(page.sections) ? page.sections : []
    const [why] = sections.filter(({ _type }) => _type === 'why')
    const withFilm = (change: object) =>
      problemsOf({ ...page, sections: [{ ...why, film: { ...why.film, ...change } }] })
    expect((await withFilm({ file: undefined })).join()).toContain('film.file: Upload the film')
    expect((await withFilm({ source: 'embed' })).join()).toContain('Write the address of a film on YouTube')
    expect(await withFilm({ source: 'embed', embedUrl: 'https://youtu.be/dQw4w9WgXcQ?t=9' })).toEqual([])
    expect((await withFilm({ source: 'embed', embedUrl: 'https://films.example/1' })).join()).toContain(
      'film.embedUrl: The site plays films of YouTube and Vimeo, and this address leads to films.example.',
    )
  })

  it('rejects two features of one side with the same id', async () => {
    const [first, second] = seed.filter(({ _type, side }) => _type === 'feature' && side === 'donor')
    const [other] = seed.filter(({ _type, side }) => _type === 'feature' && side === 'masjid')
    expect(await problemsOf({ ...Object(first), id: second?.id })).toEqual([
      'id: Another feature of this side has this id',
    ])
    expect(await problemsOf({ ...Object(first), id: other?.id })).toEqual([])
  })

  it('rejects a page at the path of a redirect, and accepts a section more than once', async () => {
    const redirect = { _id: 'redirect-eid', _type: 'redirect', path: '/Eid', destination: 'eid', active: true }
    const page = {
      ...stored('page-ramadan'),
      sections: ['a', 'b'].map(_key => ({ ...QUOTE, _key })),
    }
    const beside = (change: object) =>
      withDocuments([...seed, { ...redirect, ...WRITTEN }], () => problemsOf({ ...page, ...change }))
    expect(await beside({ slug: slug('eid') })).toEqual([
      'slug: The redirect /Eid already leads visitors from this address',
    ])
    expect(await beside({})).toEqual([])
  })

  it.each([
    ['drafts.post-one-more', 'The post “One more” already has this address'],
    ['versions.ramadan.post-one-more', 'The post “One more” already has this address'],
    ['drafts.post-thirty-nights', null],
    ['versions.ramadan.post-thirty-nights', null],
  ])('compares the address of a post with that of %s', async (_id, problem) => {
    const post = stored('post-thirty-nights')
    const problems = await withDocuments([...seed, { ...post, _id, title: 'One more' }], () => problemsOf(post))
    expect(problems).toEqual(problem ? [expect.stringContaining(problem)] : [])
  })

  it('rejects redirects that form a loop', async () => {
    const existing = { _id: 'redirect-b', _type: 'redirect', path: '/b', destination: 'a', active: true }
    const redirect = { _id: 'drafts.redirect-a', _type: 'redirect', path: '/a', destination: 'b', active: true }
    const problems = await withDocuments([...seed, existing], () => problemsOf(redirect))
    expect(problems).toEqual(['destination: Visitors would go round in a circle: /a → /b → /a'])
  })

  it('rejects a redirect with which visitors would be sent on four times, wherever in the chain it is', async () => {
    const chain = ['/a', '/b', '/c', '/d'].map((path, place, all) => ({
      ...{ _id: `redirect${path.replace('/', '-')}`, _type: 'redirect', path, active: true },
      destination: all[place + 1] ?? '/blog',
    }))
    for (const rule of chain) {
      const others = chain.filter(other => other !== rule)
      expect(await withDocuments([...seed, ...others], () => problemsOf(rule))).toEqual([
        'destination: Visitors would be sent on more than 3 times: /a → /b → /c → /d',
      ])
    }
  })
})

const QUOTE = { _type: 'quote', quote: 'He set it up himself.', name: 'Fatima Siddiqui' }

const REGISTER = { _type: 'link', label: 'Register a masjid', href: '/register' }

function portrait(alt: string | undefined) {
  return { ...Object(stored('testimonial-as-salam').image), alt }
}

function figures(...amounts: number[]) {
  const items = amounts.map(amount => ({
    ...{ _key: `${amount}`, _type: 'keyFigure', figure: `$${amount.toLocaleString('en-US')}.00`, title: 'Raised' },
  }))
  return { _key: 'figures', _type: 'figures', title: 'A title', items }
}
