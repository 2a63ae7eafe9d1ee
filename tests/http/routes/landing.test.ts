import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { editor, visitor } from '../../support/content.ts'
import { readHtml } from '../../support/head.ts'
import { readFigures, SECTION_NAMES, sectionNames } from '../../support/landing.ts'

const FOOTER_LINKS = {
  Home: '/',
  Why: '/#why',
  'How We Help': '/#how',
  Impact: '/#impact',
  Features: '/#features',
  Testimonials: '/#testimonials',
  Contact: '/#contact',
  Register: '/register',
  'Request a Trial': '/request-trial',
  'Platform Status': 'https://status.minara.example',
  Terms: '/terms',
  Privacy: '/privacy',
}

describe('the landing page', () => {
  let document: Document
  beforeAll(async () => {
    document = readHtml((await ask('/')).text)
  })

  it('contains every section in the order that staff chose', async () => {
    const order = await visitor.fetch<string[]>('*[_id == "landingPage"][0].sections[]._type')
    expect(order).toEqual(SECTION_NAMES)
    expect(await readOrder()).toEqual(order)
  })

  it('contains the newest three posts, and each card links to its post', async () => {
    const posts = await visitor.fetch<{ title: string; slug: string; excerpt: string; author: string }[]>(
      '*[_type == "post"] | order(publishedAt desc)[0...3]{title, "slug": slug.current, excerpt, "author": author->name}',
    )
    const cards = [...document.querySelectorAll('#blog article')]
    expect(
      cards.map(card => {
        const link = card.querySelector('a')
        return [link?.textContent, link?.getAttribute('href')]
      }),
    ).toEqual(posts.map(({ title, slug }) => [title, `/post/${slug}`]))
    for (const [place, { excerpt, author }] of posts.entries()) {
      expect(cards[place]?.textContent).toContain(excerpt)
      expect(cards[place]?.textContent).toContain(author)
    }
  })

  it('leads to the blog without JavaScript, and not to a previous page', () => {
    expect(textOf('#blog')).toContain('Page 1 of 4')
    expect(hrefOf('#blog a[aria-label="Next: Blog"]')).toBe('/blog')
    expect(hrefOf('#blog a[aria-label="Previous: Blog"]')).toBeUndefined()
  })

  it('contains the figures of the stats host in their final form', async () => {
    const figures = await readFigures()
    const cards = Array.from(document.querySelectorAll('#impact dl > div'), card => [
      card.querySelector('dt')?.textContent,
      card.querySelector('dd')?.textContent,
    ])
    expect(cards).toEqual(Object.entries(figures.cards))
    expect(textOf('#average-fee')).toBe(figures.fee)
    expect(textOf('#impact')).toContain(`Of every $1,000 raised, the average fee\u00a0is\u00a0${figures.exampleFee}`)
    expect(textOf('#hero')).toContain(`Trusted by ${figures.donorsInHero} Muslims`)
    expect(textOf('#hero')).toContain('Over $1,000,000 raised for masjids')
  })

  it.each(Object.entries(FOOTER_LINKS))('links to %s in its footer', (label, href) => {
    const links = [...document.querySelectorAll('footer a')].filter(({ textContent }) => textContent === label)
    expect(links.map(link => link.getAttribute('href'))).toEqual([href])
  })

  function textOf(selector: string): string | null | undefined {
    return document.querySelector(selector)?.textContent
  }

  function hrefOf(selector: string): string | null | undefined {
    return document.querySelector(selector)?.getAttribute('href')
  }
})

it('reordering the sections in Sanity reorders them on the page', async () => {
  const sections = await visitor.fetch<{ _type: string }[]>('*[_id == "landingPage"][0].sections')
  try {
    await editor().patch('landingPage').set({ sections: sections.toReversed() }).commit()
    await expect.poll(readOrder).toEqual(SECTION_NAMES.toReversed())
  } finally {
    await editor().patch('landingPage').set({ sections }).commit()
    await expect.poll(readOrder).toEqual(SECTION_NAMES)
  }
})

async function readOrder(): Promise<string[]> {
  const { status, text } = await ask('/')
  expect(status).toBe(200)
  return sectionNames(text)
}
