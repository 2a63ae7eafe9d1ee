import { expect, type Page } from '@playwright/test'
import { readSentences } from '../../support/landing.ts'
import { openLandingPage, test } from '../../support/page.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [390, 1440]) {
    test(`at ${width} px every sentence is there to read`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const text = [
        await page.locator('main').textContent(),
        // Native video controls do not show the film's title, so it is read from the label.
        ...(await page.locator('video').evaluateAll(films => films.map(film => film.ariaLabel))),
      ].join(' ')
      const sentences = await readSentences()
      expect(sentences.length).toBeGreaterThan(80)
      expect(sentences.filter(sentence => !text.includes(sentence))).toEqual([])
      for (const quote of await page.locator('#testimonials blockquote').all()) await expect(quote).toBeVisible()
    })

    test(`at ${width} px every picture shows`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const pictures = page.locator('main img').filter({ visible: true })
      expect(await pictures.count()).toBeGreaterThan(10)
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
          .toBeGreaterThan(0)
      }
    })
  }

  test('the page has every link that it has with JavaScript', async ({ page, browser }) => {
    await page.goto('/')
    const without = await readLinks(page)
    const context = await browser.newContext({ javaScriptEnabled: true })
    const scripted = await context.newPage()
    await openLandingPage(scripted)
    const missing = [...(await readLinks(scripted))].filter(link => !without.has(link))
    await context.close()
    expect(without.size).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })
})

async function readLinks(page: Page): Promise<Set<string>> {
  return new Set(await page.locator('a[href]').evaluateAll(links => links.map(link => link.getAttribute('href') ?? '')))
}
