import { expect, type Page } from '@playwright/test'
import { CAROUSELS, carouselOf, expectShown, trackOf } from '../../support/carousels.ts'
import { readSentences } from '../../support/landing.ts'
import { openLandingPage, test } from '../../support/page.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
test.beforeEach(({ page }) => page.goto('/').then(() => {}))

test('every sentence is there to read', async ({ page }) => {
  const text = [
    await page.locator('main').textContent(),
    // Native video controls do not show the film's title, so it is read from the label.
    ...(await page.locator('video').evaluateAll(films => films.map(film => film.ariaLabel))),
  ].join(' ')
  const sentences = await readSentences()
  expect(sentences.length).toBeGreaterThan(80)
  expect(sentences.filter(sentence => !text.includes(sentence))).toEqual([])
  for (const quote of await page.locator('#testimonials blockquote').all()) await expect(quote).toBeVisible()
  await expect(page.getByRole('region', { name: 'Testimonials', exact: true }).getByRole('button')).toHaveCount(0)
})

test('every carousel scrolls, is read whole, and has no dead buttons', async ({ page }) => {
  for (const { title } of CAROUSELS) {
    const carousel = carouselOf(page, title)
    await expect(carousel.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(carousel.locator('[aria-hidden=true][role=group]')).toHaveCount(0)
    await trackOf(carousel).focus()
    await page.keyboard.press('ArrowRight')
    await expectShown(carousel, [1])
  }
})

test('the page has every link that it has with JavaScript', async ({ page, browser }) => {
  const without = await readLinks(page)
  const context = await browser.newContext({ javaScriptEnabled: true })
  const scripted = await context.newPage()
  await openLandingPage(scripted)
  const missing = [...(await readLinks(scripted))].filter(link => !without.has(link))
  await context.close()
  expect(without.size).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

async function readLinks(page: Page): Promise<Set<string>> {
  return new Set(await page.locator('a[href]').evaluateAll(links => links.map(link => link.getAttribute('href') ?? '')))
}
