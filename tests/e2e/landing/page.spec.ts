import { type APIRequestContext, expect } from '@playwright/test'
import { editor, visitor } from '../../support/content.ts'
import { readFigures, readSentences, SECTION_NAMES, sectionNames } from '../../support/landing.ts'
import { openLandingPage, test } from '../../support/page.ts'

/** Covers the webhook and the rendering after it, on a busy machine. */
const PUBLISH_TIMEOUT_MS = 10_000

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

test('the HTML contains every section in the order that staff chose', async ({ request }) => {
  const order = await visitor.fetch<string[]>('*[_id == "landingPage"][0].sections[]._type')
  expect(order).toEqual(SECTION_NAMES)
  expect(await readOrder(request)).toEqual(order)
})

test('reordering the sections in Sanity reorders them on the page', async ({ request }) => {
  const sections = await visitor.fetch<{ _type: string }[]>('*[_id == "landingPage"][0].sections')
  try {
    await editor().patch('landingPage').set({ sections: sections.toReversed() }).commit()
    await expectOrder(request, SECTION_NAMES.toReversed())
  } finally {
    await editor().patch('landingPage').set({ sections }).commit()
    await expectOrder(request, SECTION_NAMES)
  }
})

test('the page contains every sentence that staff wrote for the sections', async ({ page }) => {
  await openLandingPage(page)
  const text = (await page.locator('main').textContent()) ?? ''
  const sentences = await readSentences()
  expect(sentences.length).toBeGreaterThan(80)
  expect(sentences.filter(sentence => !text.includes(sentence))).toEqual([])
})

test('the newest three posts are on the page, and each card links to its post', async ({ page }) => {
  const posts = await visitor.fetch<{ title: string; slug: string; excerpt: string; author: string }[]>(
    '*[_type == "post"] | order(publishedAt desc)[0...3]{title, "slug": slug.current, excerpt, "author": author->name}',
  )
  await page.goto('/')
  const cards = page.locator('#blog article')
  await expect(cards).toHaveCount(3)
  for (const [place, { title, slug, excerpt, author }] of posts.entries()) {
    const card = cards.nth(place)
    await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', `/post/${slug}`)
    await expect(card).toContainText(excerpt)
    await expect(card).toContainText(author)
  }
  await expect(page.locator('#blog')).toContainText('Page 1 of 4')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('every section, sub-section and headline is visible', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Your Masjid')
      for (const name of [...SECTION_NAMES, 'platform']) await expect(page.locator(`#${name}`)).toBeVisible()
    })

    test('the figures are those of the stats host in their final form', async ({ page }) => {
      const figures = await readFigures()
      await page.goto('/')
      const impact = page.locator('#impact')
      for (const [label, figure] of Object.entries(figures.cards)) {
        await expect(impact.locator('dl > div', { hasText: label }).getByRole('definition')).toHaveText(figure)
      }
      await expect(impact.getByText(figures.fee, { exact: true })).toBeVisible()
      await expect(impact).toContainText(`Of every $1,000 raised, the average fee is ${figures.exampleFee}`)
      await expect(page.locator('#hero')).toContainText(`Trusted by ${figures.donorsInHero} Muslims`)
      await expect(page.locator('#hero')).toContainText('Over $1,000,000 raised for masjids')
    })

    test('the footer has every link', async ({ page }) => {
      await page.goto('/')
      const footer = page.getByRole('contentinfo')
      for (const [label, href] of Object.entries(FOOTER_LINKS)) {
        await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href)
      }
    })
  })
}

async function expectOrder(request: APIRequestContext, names: string[]): Promise<void> {
  await expect.poll(() => readOrder(request), { timeout: PUBLISH_TIMEOUT_MS }).toEqual(names)
}

async function readOrder(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/')
  expect(answer.status()).toBe(200)
  return sectionNames(await answer.text())
}
