import { beforeAll, describe, expect, it } from 'vitest'
import { ask, statusOf } from '../../support/ask.ts'
import { editor, visitor } from '../../support/content.ts'
import { readHead, readHtml } from '../../support/head.ts'
import { readFigures, SECTION_NAMES, sectionNames } from '../../support/landing.ts'
import { countCachedFiles } from '../../support/stack.ts'
import { expectHeaders } from '../support/headers.ts'

const MANY = 20
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

  it('contains the figures of the stats host in their final form', async () => {
    const figures = await readFigures()
    const cards = Array.from(document.querySelectorAll('#impact .stats > div'), card => [
      card.querySelector('dt')?.textContent,
      card.querySelector('dd')?.textContent,
    ])
    expect(cards).toEqual(Object.entries(figures.cards))
    expect(textOf('#average-fee')).toBe(figures.fee)
    expect(textOf('#impact')).toContain(`Of every $1,000 raised, the average fee\u00a0is\u00a0${figures.exampleFee}`)
    expect(textOf('#hero')).toContain(`Trusted by ${figures.donorsInHero} Muslims`)
    expect(textOf('#hero')).toContain('Over $1,000,000 raised for masjids')
  })

  it('has every link of its footer once', () => {
    const links = Array.from(document.querySelectorAll('footer a'), link => [
      link.textContent,
      link.getAttribute('href'),
    ])
    for (const link of Object.entries(FOOTER_LINKS))
      expect(links.filter(([label]) => label === link[0])).toEqual([link])
  })

  function textOf(selector: string): string | null | undefined {
    return document.querySelector(selector)?.textContent
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

describe('the page of the fee calculator', () => {
  it.each([
    ['donations=12%2C500&share=40', '12,500', '40', '$12,175'],
    ['donations=%3Cscript%3E&share=x', '<script>', '70', '–'],
  ])('answers “%s” in the first HTML', async (query, donations, share, kept) => {
    const answer = await ask(`/fee-calculator?${query}`)
    expect(answer.status).toBe(200)
    expectHeaders(answer, 'page')
    const document = readHtml(answer.text)
    const form = document.querySelector('main form.calculator')
    expect(form?.querySelector('[name=donations]')?.getAttribute('value')).toBe(donations)
    expect(form?.querySelector('[name=share]')?.getAttribute('value')).toBe(share)
    expect(form?.querySelector('[data-result=listed] b')?.textContent).toBe(kept)
    expect(readHead(document)).toMatchObject({ isIndexed: false })
  })

  it('is not stored for each question, and keeps the landing page cached', async () => {
    await ask('/fee-calculator')
    const before = countCachedFiles()
    const paths = Array.from({ length: MANY }, (_, number) => `/fee-calculator?donations=${1_000 + number}`)
    expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => 200))
    expect(countCachedFiles()).toBe(before)
    await expect.poll(async () => (await ask('/?donations=1')).headers.get('x-nextjs-cache')).toBe('HIT')
  })
})

async function readOrder(): Promise<string[]> {
  const { status, text } = await ask('/')
  expect(status).toBe(200)
  return sectionNames(text)
}
