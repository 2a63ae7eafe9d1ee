import { expect, type Page } from '@playwright/test'
import { expectNothingMadeAnywhere } from '../../support/blog.ts'
import { CAROUSELS, carouselOf } from '../../support/carousels.ts'
import { test as base, readToTheEnd, untilInteractive, watchViolations } from '../../support/page.ts'
import { stack } from '../../support/stack.ts'

/** Fails a test on any CSP violation, in addition to the problems that `page` reports. */
const test = base.extend({
  context: async ({ context }, use) => {
    const violations = await watchViolations(context)
    await use(context)
    expect(violations, 'A policy was violated').toEqual([])
  },
})

test.setTimeout(240_000)

test('every page that can be reached from the home page works within its policy', async ({ page, request }) => {
  await expectNothingMadeAnywhere()
  const waiting = ['/']
  const known = new Set(waiting)
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await request.get(path, { maxRedirects: 0 })
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    await page.goto(path)
    await untilInteractive(page)
    await readToTheEnd(page)
    await turnCarousels(page)
    await playFilms(page)
    for (const link of await findLinks(page)) {
      if (known.has(link)) continue
      known.add(link)
      waiting.push(link)
    }
  }
  expect([...known]).toEqual(
    expect.arrayContaining(['/', '/blog', '/blog/page/2', '/post/ramadan-readiness', '/terms', '/register']),
  )
})

async function turnCarousels(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: /^Next: / }).all()) {
    if (await button.isVisible()) await button.click()
  }
  for (const { title } of CAROUSELS) {
    const carousel = carouselOf(page, title)
    if (await carousel.isVisible()) await carousel.scrollIntoViewIfNeeded()
  }
}

async function playFilms(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: /^Play: Watch/ }).all()) {
    await button.click()
    await expect.poll(() => page.evaluate(isPlaying)).toBe(true)
  }
}

function isPlaying(): boolean {
  return Array.from(document.querySelectorAll('video')).some(film => !film.muted && film.currentTime > 0)
}

/** Paths on this site that the page links to, without anchors. */
async function findLinks(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).href))
  const urls = addresses.filter(address => URL.canParse(address)).map(address => new URL(address))
  return [
    ...new Set(urls.filter(({ origin }) => origin === stack.siteUrl).map(({ pathname, search }) => pathname + search)),
  ]
}
