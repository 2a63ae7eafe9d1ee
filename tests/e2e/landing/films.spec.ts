import { expect, type Page } from '@playwright/test'
import { expectPlaying, founderFilm, pill, productFilm, showShare } from '../../support/films.ts'
import { openLandingPage, test } from '../../support/page.ts'
import { stack } from '../../support/stack.ts'

test('the film in How We Help loads nothing before half of it is in view, and then plays', async ({ page }) => {
  const { films } = watchRequests(page)
  await openLandingPage(page)
  await showShare(productFilm(page), 0.45)
  expect(films).toEqual([])
  await showShare(productFilm(page), 0.55)
  await expectPlaying(productFilm(page))
  expect(films.length).toBeGreaterThan(0)
})

test('the founder’s film requests nothing from this or another site before the click', async ({ page }) => {
  const { films, elsewhere } = watchRequests(page)
  await openLandingPage(page)
  const address = await founderFilm(page).locator('source').getAttribute('src')
  await showShare(founderFilm(page), 1)
  await expect(page.locator('#why img').first()).toHaveJSProperty('complete', true)
  expect(films).not.toContain(address)
  await pill(page, 'Play', 'Watch the founder').click()
  await expect.poll(() => films).toContain(address)
  await expectPlaying(founderFilm(page))
  expect(elsewhere).toEqual([])
})

/** URLs of requested films and captions, and of anything from another site; the lists grow as they are requested. */
function watchRequests(page: Page): { films: string[]; elsewhere: string[] } {
  const ours = [stack.siteUrl, stack.lakeUrl, 'data:', 'blob:']
  const seen = { films: [] as string[], elsewhere: [] as string[] }
  page.on('request', request => {
    const url = request.url()
    if (/\.(mp4|webm|vtt)$/.test(new URL(url).pathname)) seen.films.push(url)
    if (!ours.some(start => url.startsWith(start))) seen.elsewhere.push(url)
  })
  return seen
}
