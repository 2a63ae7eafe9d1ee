import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '@/tests/support/content-server'
import { markersOf, seed, stored, withDocuments, withoutService } from '../validation.fixture'

const DAY_MS = 86_400_000
/** Addresses that belong to nobody, among them those of lists and posts with a part too many or too few. */
const NO_PAGES = [
  ...['/nowhere', '/a.pdf', '/post', '/post/a/b', '/post/%ff', '/blog/x', '/blog/page/0', '/blog/category'],
  ...['/blog/category/a/b', '/author', '/author/a/b', '/author/a/page/0', '/author/page/2/x'],
]
const asset = { _type: 'reference', _ref: 'image-0123456789abcdef0123456789abcdef01234567-1600x1200-png' }

describe('links', () => {
  it.each([
    ...['/post/three-funds', '/blog/category/finance', '/blog/page/2', '/author/maryam-raza', '/isri/', '/ISRI'],
    ...['/#platform', '/#impact', '/terms', '/ramadan', '/stories/masjid-as-salam/#article', '/post/three%2Dfunds'],
    ...['/register?utm_source=letter', '/blog/', '/info', '/feed.xml', '/post/three-funds/#a', '/albayan/terminal1'],
    ...['https://elsewhere.example/post/x', 'mailto:a@b.example', 'tel:+14195550142'],
  ])('may lead to %s, which exists', async href => {
    expect(await warnings(withLink(href))).toEqual([])
  })

  it.each([
    ['/post/nowhere', 'no published post has that address'],
    ['/blog/category/nowhere', 'no such page of this category'],
    ['/blog/category/finance/page/99', 'no such page of this category'],
    ['/author/nobody', 'no such page of this author'],
    ['/author/maryam-raza/page/2', 'no such page of this author'],
    ['/blog/page/99', 'the blog has only 2 pages'],
    ...NO_PAGES.map(href => [href, 'no such page']),
    ...['/#nowhere', '#nowhere'].map(href => [href, 'no section of that name']),
  ])('that lead to %s get a warning at their field', async (href = '', words = '') => {
    expect(await warnings(withLink(href))).toEqual([
      ['footerGroups.links.href', expect.stringMatching(new RegExp(`^The link leads to ${href}, but .*${words}`))],
    ])
  })

  it('to a page or a post that follows a season get a warning of other times, except in menus', async () => {
    const seasonal = seed.map(each =>
      ['ramadan', 'three-funds'].includes(Object(each.slug).current) ? { ...each, season: 'ramadan' } : each,
    )
    await withDocuments(seasonal, async () => {
      expect(await warnings(postWith(paragraph('a', '/ramadan'), paragraph('b', '/post/three-funds')))).toEqual([
        [expect.anything(), expect.stringMatching(/leads to \/ramadan, .* \(Ramadan\): .* landing page instead\.$/)],
        [expect.anything(), expect.stringMatching(/\/post\/three-funds, .* \(Ramadan\): .* the page is missing\.$/)],
      ])
      expect(await warnings(withLink('/ramadan'))).toEqual([])
    })
  })

  it('to scheduled posts, drafts and redirects that are off get a warning', async () => {
    const later = new Date(Date.now() + DAY_MS).toISOString()
    const more = [
      { _id: 'later', _type: 'post', slug: { current: 'later' }, publishedAt: later },
      { _id: 'off', _type: 'redirect', path: '/off', destination: 'off', active: false },
      { ...stored('post-three-funds'), _id: 'drafts.new', slug: { current: 'new' } },
    ]
    await withDocuments([...seed, ...more], async () => {
      for (const href of ['/post/later', '/off', '/post/new'])
        expect(await warnings(withLink(href))).toEqual([
          [expect.anything(), expect.stringContaining(`to ${href}, but`)],
        ])
    })
  })

  it('may lead from a post to itself and its headings, and to nothing else of that name', async () => {
    const heading = { _type: 'block', _key: 'h', style: 'h2', markDefs: [], children: [span('زكاة المال')] }
    const leading = (href: string) =>
      warnings({ ...postWith(heading, paragraph('p', href)), _id: 'drafts.new', slug: { current: 'new' } })
    for (const href of ['/post/new', '#زكاة-المال', ' #زكاة-المال ', '#content', 'https://example.org/#x'])
      expect(await leading(href)).toEqual([])
    expect(await leading('#صدقة')).toEqual([
      ['body.markDefs.href', expect.stringContaining('#صدقة, but this page has no heading of that name')],
    ])
  })

  it('of the landing page are compared with the sections that it will have', async () => {
    const { sections: stores, ...page } = stored('landingPage')
    const sections = Array.isArray(stores) ? stores : []
    const [hero] = sections
    const leading = { ...hero, trialLink: { ...hero.trialLink, href: '/#mission' } }
    const mission = sections.find(({ _type }: StoredDocument) => _type === 'mission')
    expect(await warnings({ ...page, sections: [leading, mission] })).toEqual([])
    expect(await warnings({ ...page, sections: [leading] })).toEqual(
      expect.arrayContaining([['sections.trialLink.href', expect.stringContaining('/#mission')]]),
    )
  })

  it('of redirects get a warning while they are on, and so does a redirect from a page that is gone', async () => {
    const redirect = { _id: 'redirect-a', _type: 'redirect', path: '/a', destination: '/post/gone', active: true }
    const moved = (movedId: string) => ({ ...redirect, path: '/post/old', destination: undefined, movedId })
    expect(await warnings(redirect)).toEqual([
      ['destination', expect.stringContaining('no published post has that address')],
    ])
    expect(await warnings({ ...redirect, active: false })).toEqual([])
    expect(await warnings(moved('post-three-funds'))).toEqual([])
    expect(await warnings(moved('post-gone'))).toEqual([['', expect.stringContaining('is not on the site')]])
  })

  it('are said not to be checked when the content service fails', async () => {
    await withoutService(async () => {
      expect(await warnings(withLink('/post/three-funds'))).toContainEqual([
        '',
        expect.stringContaining('could not be checked'),
      ])
    })
  })
})

it('says of a picture that is gone that its text is left, in every field', async () => {
  const figure = { _type: 'figure', _key: 'f', alt: 'Ten lamps', caption: 'Ten lamps at night' }
  const gone = 'There is a text for a picture, but no picture. Choose one, or empty the alternative text.'
  const picture = (alt: string) => ({ _type: 'picture', alt })
  const post = { ...postWith(figure), mainImage: picture('A lit doorway'), previewImage: picture(' ') }
  expect((await warnings(post)).filter(([, message]) => message === gone)).toEqual([
    ['mainImage.alt', gone],
    ['body.alt', gone],
  ])
})

it('says of pictures that are small for their place that they look blurred, wherever they are', async () => {
  const small = { asset: { ...asset, _ref: asset._ref.replace('1600x1200', '120x90') }, alt: 'A lit doorway at night' }
  const blurred = expect.stringMatching(/^This picture is 120 × 90\. On the site it will look blurred; /)
  const post = { ...postWith({ _type: 'figure', _key: 'f', ...small }), seo: { picture: small } }
  expect(await warnings(post)).toEqual([
    ['body', blurred],
    ['seo.picture', blurred],
  ])
})

describe('headlines', () => {
  const headline = async (words: unknown, rest: unknown) => {
    const { sections, ...page } = stored('landingPage')
    const [hero, ...others] = Array.isArray(sections) ? sections : []
    return warnings({ ...page, sections: [{ ...hero, words, rest }, ...others] })
  }

  it.each([
    [['Support Your', 'Strengthen Your'], 'Masjid', []],
    [['Revolutionise'], 'Your Masjid', [['sections.words', /“Revolutionise” has 13 letters.*10/]]],
    [['Build'], 'Neighbourhoods', [['sections.rest', /“Neighbourhoods” has 14 letters.*10/]]],
    [
      ['Support', 'Grow Your Own'],
      'Islamic Centre by Us',
      [['sections.words', /“Grow Your Own .* by Us” has 34 characters.*28/]],
    ],
  ] as const)('%j %s get a warning where they are too long for the hero', async (words, rest, found) => {
    expect(await headline(words, rest)).toEqual(found.map(([path, said]) => [path, expect.stringMatching(said)]))
  })

  it('of posts get a warning when they are too long for the cards', async () => {
    expect(await warnings({ ...postWith(), title: 'a'.repeat(70) })).toEqual([])
    expect(await warnings({ ...postWith(), title: 'a'.repeat(71) })).toEqual([
      ['title', expect.stringMatching(/^At most 70 characters look well: .* three lines on the card$/)],
    ])
  })
})

it.each([
  ['pullQuote', 'It keeps an intention that was already there!', true],
  ['blockquote', '“it keeps an intention” ', true],
  ['pullQuote', 'A gift that is decided once', true],
  ['pullQuote', 'Every extra question is a person who leaves.', false],
  ['pullQuote', 'Few manage it. Some do.', false],
  ['pullQuote', '', false],
  ['normal', 'It keeps an intention that was already there.', false],
])('a quote that repeats the beginning of its post gets a warning: %s “%s”, %s', async (style, text, isSaid) => {
  const body = [
    paragraphOf('lead', 'normal', 'It keeps an ', 'intention', ' that was already there. Few manage it.'),
    paragraphOf('later', 'normal', 'Every extra question is a person who leaves.'),
    paragraphOf('q', style, text),
  ]
  const said = [['body', expect.stringContaining(`“${text}” repeats`)]]
  const post = { ...postWith(...body), excerpt: 'A gift that is decided once.' }
  expect(await warnings(post)).toEqual(isSaid ? said : [])
})

it('says of a date in the future that what is on the site would leave it', async () => {
  const post = { ...stored('post-three-funds'), _id: 'drafts.post-three-funds', publishedAt: '2099-11-30T14:00:00Z' }
  expect(await warnings(post)).toEqual([
    ['publishedAt', 'It is on the site now. It would leave the site until Nov 30, 2099 at 9:00 AM EST.'],
  ])
  expect(await warnings({ ...post, _id: 'drafts.another', slug: { current: 'another' } })).toEqual([])
})

function withLink(href: string): StoredDocument {
  const links = [{ _type: 'link', _key: 'l', label: 'Here', href }]
  return {
    ...stored('siteSettings'),
    navigation: [],
    footerGroups: [{ _type: 'linkGroup', _key: 'g', title: 'More', links }],
  }
}

function postWith(...body: object[]): StoredDocument {
  const { mainImage: _main, previewImage: _preview, ...post } = stored('post-three-funds')
  return { ...post, body: body.length > 0 ? body : [paragraphOf('w', 'normal', 'Words of the post.')] }
}

function paragraph(_key: string, href: string) {
  const markDefs = [{ _key: 'link', _type: 'link', href }]
  return { ...paragraphOf(_key, 'normal'), markDefs, children: [{ ...span('here'), marks: ['link'] }] }
}

function paragraphOf(_key: string, style: string, ...texts: string[]) {
  return { _key, _type: 'block', style, markDefs: [], children: texts.map(span) }
}

function span(text: string, index = 0) {
  return { _key: `s${index}`, _type: 'span', text, marks: [] }
}

/** Each with the names of the fields that lead to it. */
async function warnings(document: StoredDocument): Promise<[path: string, message: string][]> {
  const markers = await markersOf(document)
  return markers
    .filter(({ level }) => level === 'warning')
    .map(({ path, message }) => [path.filter(part => typeof part === 'string').join('.'), message])
}
