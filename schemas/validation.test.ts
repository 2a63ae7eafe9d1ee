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

  it.each([
    ...[' https://example.org/ ', '\u200f/register', '#زكاة-المال', 'tel:+14195550142;ext=101', 'tel:(٤١٩) ٥٥٥-٠١٤٢'],
    ...['mailto:a@b.example, c@d.example?subject=Free trial', 'mailto:imam@xn--mgbx5cf.xn--mgberp4a5d4ar'],
  ])('accepts the link %j, which the page shows', async href => {
    expect(await errorsOf({ ...stored('post-thirty-nights'), ...linked(href) })).toEqual([])
  })

  it.each([
    { email: ' salam@masjid.example\u00a0' },
    { email: 'imam@xn--mgbx5cf.xn--mgberp4a5d4ar' },
    { phone: '\u202a(٤١٩) ٥٥٥-٠١٤٢\u202c' },
    { phone: '(419) 555-0142 x7' },
  ])('accepts the contact %j', async change => {
    expect(await problemsOf({ ...stored('siteSettings'), ...change })).toEqual([])
  })

  it('accepts a phone number that is long, with a warning', async () => {
    const phone = '(312) 555-0142, extension 12345'
    expect(await markersOf({ ...stored('siteSettings'), phone })).toMatchObject([
      { level: 'warning', path: ['phone'], message: expect.stringContaining('At most 30 characters look well') },
    ])
  })

  it.each(Object.keys(documentTypes))('names every field that a %s lacks and the site needs', async type => {
    const problems = await problemsOf({ _id: `a-${type}`, _type: type })
    const needed = Object.entries(SHAPES[type] ?? {}).flatMap(([field, code]) => (/^\w+!/.test(code) ? field : []))
    expect(needed).not.toEqual([])
    expect(needed.filter(field => !problems.some(problem => problem.startsWith(field)))).toEqual([])
  })

  it('rejects a picture without alternative text', async () => {
    const testimonial = stored('testimonial-as-salam')
    const image = { ...Object(testimonial.image), alt: undefined }
    expect(await problemsOf({ ...testimonial, image })).toEqual(['image.alt: Say what the picture shows'])
  })

  it.each([
    ['IMG_2041.jpg', 'name of a file'],
    ['Picture of two phones on a table', '“picture of”'],
    ['Phones', 'Say a little more'],
  ])('accepts a picture whose alternative text is “%s”, with a warning', async (alt, words) => {
    const testimonial = stored('testimonial-as-salam')
    const markers = await markersOf({ ...testimonial, image: { ...Object(testimonial.image), alt } })
    expect(markers).toMatchObject([
      { level: 'warning', path: ['image', 'alt'], message: expect.stringContaining(words) },
    ])
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

  it('rejects a landing page with the same section twice', async () => {
    const page = stored('landingPage')
    const [first] = Array.isArray(page.sections) ? page.sections : []
    expect(await problemsOf({ ...page, sections: [first, { ...first, _key: 'again' }] })).toContain(
      'sections: The section “hero” is there twice; keep one',
    )
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

  it('rejects a rich text with a figure without a picture, or with a link that runs a script', async () => {
    const post = stored('post-thirty-nights')
    const markDefs = [{ _key: 'link', _type: 'link', href: 'javascript:alert(1)' }]
    const children = [{ _key: 'words', _type: 'span', text: 'here', marks: ['link'] }]
    const block = { _key: 'block', _type: 'block', style: 'normal', markDefs, children }
    const problems = await problemsOf({ ...post, body: [{ _key: 'figure', _type: 'figure' }, block] })
    expect(problems.join('\n')).toMatch(/Choose a picture/)
    expect(problems.join('\n')).toMatch(/href: Write a page/)
  })

  it('accepts a show window with a start, times and a zone, and a banner without a window', async () => {
    const window = { showFrom: '2024-12-01', showFromTime: '9:30', showUntilTime: '17:00', timeZone: 'America/Denver' }
    expect(await problemsOf({ ...stored('milestone'), ...window })).toEqual([])
    expect(await problemsOf(stored('landingPage'))).toEqual([])
  })

  it('accepts a window that follows a season without a last day, whatever days are left from before', async () => {
    const window = { season: 'ramadan', showFrom: '2024-12-02', showUntil: '2024-02-30', showUntilTime: 'noon' }
    expect(await problemsOf({ ...stored('milestone'), ...window })).toEqual([])
    expect(await problemsOf({ ...stored('milestone'), season: 'ramadan', showUntil: undefined })).toEqual([])
    expect(await errorsOf({ ...stored('page-ramadan'), season: 'ramadan', seasonShift: -1 })).toEqual([])
  })

  it('rejects a season, a beginning and a shift that nobody can choose', async () => {
    for (const [field, value] of [
      ['season', 'harvest'],
      ['seasonBegins', 'dawn'],
      ['seasonShift', 3],
      ['seasonEndShift', -3],
    ] as const) {
      const problems = await problemsOf({ ...stored('page-ramadan'), season: 'ramadan', [field]: value })
      expect(problems.map(problem => problem.slice(0, field.length))).toEqual([field])
    }
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

  it.each([
    [paragraph(''), paragraph('Salam')],
    [paragraph('🌙')],
    [paragraph('سلام')],
    [{ _type: 'quote', _key: 'a', text: 'A word' }],
  ])('accepts a text in which something is written: %j', async (...body) => {
    expect((await problemsOf({ ...stored('terms'), body })).join()).not.toContain('empty paragraphs')
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

  it.each([{ destination: '/blog#newest' }, { destination: 'https://example.org/give', confirmedHost: 'example.org' }])(
    'accepts a redirect with %j',
    async change => {
      expect(await problemsOf({ ...stored('redirect-albayan'), ...change })).toEqual([])
    },
  )

  it('accepts a redirect that the site made for a post', async () => {
    const made = { _id: 'moved-post-old', _type: 'redirect', path: '/post/old', movedId: 'post-thirty-nights' }
    expect(await problemsOf({ ...made, active: true })).toEqual([])
  })

  it('accepts an edited redirect that keeps its path', async () => {
    expect(await problemsOf({ ...stored('redirect-albayan'), _id: 'drafts.redirect-albayan' })).toEqual([])
  })
})

const QUOTE = { _type: 'quote', quote: 'He set it up himself.', name: 'Fatima Siddiqui' }

async function errorsOf(document: Parameters<typeof markersOf>[0]) {
  const markers = await markersOf(document)
  return markers.filter(({ level }) => level === 'error')
}
