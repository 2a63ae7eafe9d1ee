import { createSchema } from 'sanity'
import { describe, expect, it } from 'vitest'
import { schemaTypes } from '@/schemas'
import { findAlternativeTexts } from './check'
import { findLongHeadlines } from './headlines'
import { findMissingHeadings } from './links'
import { titlesOfPath } from './path-titles'
import { findRepeatedQuotes } from './repeated-quotes'

const asset = { _type: 'reference', _ref: 'image-0123456789abcdef0123456789abcdef01234567-40x30-png' }

describe('alternative texts', () => {
  it('are required wherever in the document a picture is', () => {
    const document = {
      _type: 'post',
      mainImage: { _type: 'picture', asset },
      body: [
        { _type: 'figure', _key: 'f', asset, alt: ' ' },
        { _type: 'video', _key: 'v', poster: { asset, alt: 'A lit doorway' } },
      ],
    }
    expect(findAlternativeTexts(document)).toEqual([
      { path: ['mainImage', 'alt'], sentence: expect.stringContaining('no alternative text') },
      { path: ['body', { _key: 'f' }, 'alt'], sentence: expect.stringContaining('no alternative text') },
    ])
  })

  it('are reported when they are useless, such as a file name or a repeated caption', () => {
    const slide = { _type: 'slide', caption: 'Ten lamps at night', picture: { asset, alt: 'Ten lamps at night.' } }
    const [finding] = findAlternativeTexts({ slides: [slide, { picture: { asset, alt: 'hall.jpg' } }] })
    expect(finding).toEqual({ path: ['slides', 0, 'picture', 'alt'], sentence: expect.stringContaining('caption') })
    expect(findAlternativeTexts({ picture: { asset, alt: 'hall.jpg' } })).toHaveLength(1)
  })

  it('finds a text for a picture that is gone, in every field, and nothing where there never was one', () => {
    const gone = { _type: 'picture', alt: 'A lit doorway' }
    const document = {
      image: gone,
      body: [{ _type: 'figure', _key: 'f', alt: 'Ten lamps', caption: 'Ten lamps at night' }],
      slides: [
        { _key: 's', picture: gone },
        { _key: 't', picture: { _type: 'picture', alt: ' ' } },
      ],
      nights: { _type: 'nights', alt: 'A rosette that the site draws' },
      logo: { _type: 'picture' },
    }
    const sentence = 'There is a text for a picture, but no picture. Choose one, or empty the alternative text.'
    expect(findAlternativeTexts(document)).toEqual([
      { path: ['image'], sentence },
      { path: ['body', { _key: 'f' }], sentence },
      { path: ['slides', { _key: 's' }, 'picture'], sentence },
    ])
  })

  it('are not required for files, or for fields without a picture', () => {
    expect(findAlternativeTexts({ file: { asset: { _ref: 'file-01-mp4' } }, picture: { _type: 'picture' } })).toEqual(
      [],
    )
  })
})

describe('headlines', () => {
  const hero = (words: unknown, rest: unknown) => ({
    _type: 'landingPage',
    sections: [{ _type: 'hero', _key: 'h', words, rest }],
  })

  it('of ordinary length fit the hero', () => {
    expect(findLongHeadlines(hero(['Support Your', 'Strengthen Your'], 'Masjid'))).toEqual([])
  })

  it('are reported in the hero, with the limit, when a word would break on phones', () => {
    expect(findLongHeadlines(hero(['Revolutionise'], 'Your Masjid'))).toEqual([
      {
        path: ['sections', { _key: 'h' }, 'words'],
        sentence: expect.stringMatching(/“Revolutionise” has 13 letters.*10/),
      },
    ])
    expect(findLongHeadlines(hero(['Build'], 'Neighbourhoods'))).toMatchObject([
      { path: ['sections', { _key: 'h' }, 'rest'] },
    ])
  })

  it('are reported in the hero when they are too long as a whole', () => {
    const [finding] = findLongHeadlines(hero(['Support', 'Grow and Support Your'], 'Islamic Centre'))
    expect(finding?.sentence).toMatch(/“Grow and Support Your Islamic Centre” has 36 characters.*28/)
  })

  it('are reported in posts when they are too long for the cards', () => {
    expect(findLongHeadlines({ _type: 'post', title: 'a'.repeat(70) })).toEqual([])
    expect(findLongHeadlines({ _type: 'post', title: 'a'.repeat(71) })).toEqual([
      { path: ['title'], sentence: expect.stringMatching(/71 characters.*70/) },
    ])
  })

  it('may be missing', () => {
    expect(findLongHeadlines(hero(undefined, undefined))).toEqual([])
    expect(findLongHeadlines({ _type: 'post' })).toEqual([])
  })
})

describe('links within a text', () => {
  const document = (href: string) => ({
    _type: 'post',
    body: [
      { _type: 'block', _key: 'h', style: 'h2', children: [{ _type: 'span', text: 'زكاة المال' }] },
      { _type: 'block', _key: 'p', style: 'normal', children: [], markDefs: [{ _key: 'l', _type: 'link', href }] },
    ],
  })

  it.each(['#زكاة-المال', ' #زكاة-المال ', '#content', '/#anything', 'https://example.org/#x'])(
    'may lead to %s',
    href => {
      expect(findMissingHeadings(document(href))).toEqual([])
    },
  )

  it('are reported when no heading has that name', () => {
    expect(findMissingHeadings(document('#صدقة'))).toEqual([
      {
        path: ['body', { _key: 'p' }, 'markDefs', { _key: 'l' }, 'href'],
        sentence: expect.stringContaining('#صدقة, but this page has no heading of that name'),
      },
    ])
  })
})

describe('titlesOfPath', () => {
  const schema = createSchema({ name: 'default', types: schemaTypes })

  it('returns the titles that the form shows', () => {
    const page = { sections: [{ _type: 'hero', _key: 'h', trialLink: { href: '/x' } }] }
    expect(titles('landingPage', page, ['sections', { _key: 'h' }, 'trialLink', 'href'])).toEqual([
      'Sections',
      'Hero',
      'Trial button',
      'Leads to',
    ])
    const settings = { footerGroups: [{ _key: 'g', links: [{ _key: 'l', href: '/x' }] }] }
    expect(titles('siteSettings', settings, ['footerGroups', { _key: 'g' }, 'links', { _key: 'l' }, 'href'])).toEqual([
      'Groups of links',
      'Links',
      'Leads to',
    ])
  })

  it('tells the members of a list apart, by their titles or by their numbers', () => {
    const items = [{ _type: 'stage', _key: 'a' }, { _type: 'stage', _key: 'b', title: 'Count the rows' }, { _key: 'c' }]
    const section = { _type: 'steps', _key: 's', items }
    const ways = (page: object) =>
      ['a', 'b', 'c'].map(_key =>
        titles('page', page, ['sections', { _key: 's' }, 'items', { _key }, 'title']).join(' › '),
      )
    expect(ways({ sections: [section] })).toEqual([
      'Sections › Steps › Steps › Step 1 › Title',
      'Sections › Steps › Steps › Count the rows › Title',
      'Sections › Steps › Steps › Step 3 › Title',
    ])
    const others = [
      { _type: 'steps', _key: 'first', title: 'Before' },
      { _type: 'cover', _key: 'c' },
    ]
    expect(ways({ sections: [...others, section] })[0]).toBe('Sections › Steps 2 › Steps › Step 1 › Title')
    expect(titles('page', { sections: [...others, section] }, ['sections', { _key: 'first' }, 'title'])).toEqual([
      'Sections',
      'Before',
      'Title',
    ])
  })

  it('does not number what a list refers to', () => {
    const donors = ['a', 'b'].map(_key => ({ _type: 'reference', _key, _ref: `feature-${_key}` }))
    const page = { sections: [{ _type: 'features', _key: 'f', donors }] }
    const way = titles('landingPage', page, ['sections', { _key: 'f' }, 'donors', { _key: 'b' }])
    expect(way.slice(0, 2)).toEqual(['Sections', 'Features'])
    expect(way).toHaveLength(3)
  })

  it('ends where the form shows no title, as inside a rich text', () => {
    const post = { body: [{ _type: 'block', _key: 'b', markDefs: [{ _key: 'l', href: '/x' }] }] }
    expect(titles('post', post, ['body', { _key: 'b' }, 'markDefs', { _key: 'l' }, 'href'])).toEqual(['Text'])
    expect(titles('post', post, [])).toEqual([])
  })

  function titles(name: string, value: object, path: Parameters<typeof titlesOfPath>[2]): string[] {
    const type = schema.get(name)
    if (!type) throw new Error(`There is no type "${name}"`)
    return titlesOfPath(type, value, path)
  }
})

describe('quotes of a post', () => {
  const block = (_key: string, style: string, ...texts: string[]) => ({
    ...{ _type: 'block', _key, style },
    children: texts.map(text => ({ _type: 'span', text })),
  })
  const postWith = (quote: ReturnType<typeof block>) => ({
    _type: 'post',
    excerpt: 'A gift that is decided once.',
    body: [
      block('lead', 'normal', 'It keeps an ', 'intention', ' that was already there. Few manage it.'),
      block('later', 'normal', 'Every extra question is a person who leaves.'),
      quote,
    ],
  })

  it.each([
    ['pullQuote', 'It keeps an intention that was already there!'],
    ['blockquote', '“it keeps an intention” '],
    ['pullQuote', 'A gift that is decided once'],
  ])('that repeat its beginning are found: %s “%s”', (style, text) => {
    const [finding, ...more] = findRepeatedQuotes(postWith(block('q', style, text)))
    expect(more).toEqual([])
    expect(finding).toEqual({ path: ['body', { _key: 'q' }], sentence: expect.stringContaining(`“${text}” repeats`) })
  })

  it.each([
    ['pullQuote', 'Every extra question is a person who leaves.'],
    ['pullQuote', 'Few manage it. Some do.'],
    ['pullQuote', ''],
    ['normal', 'It keeps an intention that was already there.'],
  ])('that say something else are fine: %s “%s”', (style, text) => {
    expect(findRepeatedQuotes(postWith(block('q', style, text)))).toEqual([])
  })

  it('of a post without texts, and of what is no post, are fine', () => {
    expect(findRepeatedQuotes({ _type: 'post' })).toEqual([])
    expect(findRepeatedQuotes({ _type: 'post', body: [{ _type: 'block', style: 'pullQuote' }, null] })).toEqual([])
    expect(findRepeatedQuotes({ ...postWith(block('q', 'pullQuote', 'Few manage it.')), _type: 'page' })).toEqual([])
  })
})
