import { expect, type Locator, type Page, test as plainTest } from '@playwright/test'
import sharp from 'sharp'
import { expectPaused, expectPlaying, founderFilm, pill, productFilm, showShare } from '../../support/films.ts'
import { openLandingPage, test } from '../../support/page.ts'
import { stack } from '../../support/stack.ts'

const PRODUCT_FILM = 'See Minara in use'
const FOUNDER_FILM = 'Watch the founder'

/** Highest mean lightness of the dark area that Chromium draws for a film without a poster; the posters are lighter. */
const PLAIN_DARK = 60

test.describe('the film in How We Help', () => {
  test('plays muted while at least half of it is in view, and pauses below that', async ({ page }) => {
    await openLandingPage(page)
    const film = productFilm(page)
    await showShare(film, 0.45)
    await expectPaused(film)
    await showShare(film, 0.55)
    await expectPlaying(film)
    await expect(film).toHaveJSProperty('muted', true)
    await expect(film).toHaveJSProperty('loop', true)
    await showShare(film, 0.45)
    await expectPaused(film)
  })

  test('loads nothing before it plays', async ({ page }) => {
    const loaded = watchFilms(page)
    await openLandingPage(page)
    await showShare(productFilm(page), 0.45)
    expect(loaded).toEqual([])
    await showShare(productFilm(page), 0.55)
    await expectPlaying(productFilm(page))
    expect(loaded.length).toBeGreaterThan(0)
  })

  test('stays paused by its button however often it returns to view', async ({ page }) => {
    await openLandingPage(page)
    const film = productFilm(page)
    await showShare(film, 1)
    await expectPlaying(film)
    await pill(page, 'Pause', PRODUCT_FILM).press('Enter')
    await expectPaused(film)
    await expect(pill(page, 'Play', PRODUCT_FILM)).toBeFocused()
    await showShare(film, 0)
    await showShare(film, 1)
    await expectPaused(film)
    await pill(page, 'Play', PRODUCT_FILM).press('Enter')
    await expectPlaying(film)
  })

  test('shows its captions on request', async ({ page }) => {
    await openLandingPage(page)
    const film = productFilm(page)
    await showShare(film, 1)
    const captions = page.getByRole('button', { name: `Captions: ${PRODUCT_FILM}` })
    await expect(captions).toHaveAttribute('aria-pressed', 'false')
    await captions.click()
    await expect(captions).toHaveAttribute('aria-pressed', 'true')
    await expect(
      page.locator('#how').getByText('A phone shows a masjid’s donation page.', { exact: false }),
    ).toBeVisible()
    await expect(page.locator('#how').getByText('Two more gifts arrive.', { exact: false })).toBeVisible()
    await captions.click()
    await expect(page.locator('#how').getByText('Two more gifts arrive.', { exact: false })).toBeHidden()
  })

  test('does not start automatically for visitors who save data', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const loaded = watchFilms(page)
    await openLandingPage(page)
    await expectOnlyOnRequest(page)
    expect(loaded.length).toBeGreaterThan(0)
  })

  test('stops when the visitor comes to prefer reduced motion', async ({ page }) => {
    await openLandingPage(page)
    await showShare(productFilm(page), 1)
    await expectPlaying(productFilm(page))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectPaused(productFilm(page))
  })

  // The base test, because the browser logs the failed request.
  plainTest('can be tried again when it could not be had', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/*.mp4', route => route.abort())
    await openLandingPage(page)
    const film = productFilm(page)
    await pill(page, 'Play', PRODUCT_FILM).click()
    await expect(film).toHaveJSProperty('networkState', 3)
    await expectPaused(film)
    await page.unroute('**/*.mp4')
    await pill(page, 'Play', PRODUCT_FILM).click()
    await expectPlaying(film)
  })
})

test.describe('with reduced motion the film in How We Help', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('never starts automatically, but plays on request', async ({ page }) => {
    await openLandingPage(page)
    await expectOnlyOnRequest(page)
    await showShare(productFilm(page), 0)
    await expectPaused(productFilm(page))
    await showShare(productFilm(page), 1)
    await expectPaused(productFilm(page))
  })
})

test.describe('the founder’s film', () => {
  test('requests nothing from this or another site before the click', async ({ page }) => {
    const loaded = watchFilms(page)
    const elsewhere = watchOtherSites(page)
    await openLandingPage(page)
    const address = await founderFilm(page).locator('source').getAttribute('src')
    await showShare(founderFilm(page), 1)
    await expect(page.locator('#why img').first()).toHaveJSProperty('complete', true)
    expect(loaded).not.toContain(address)
    expect(elsewhere).toEqual([])
    await pill(page, 'Play', FOUNDER_FILM).click()
    await expect.poll(() => loaded).toContain(address)
    expect(elsewhere).toEqual([])
  })

  for (const [how, start] of Object.entries({
    'a click': (button: Locator) => button.click(),
    'the keyboard': (button: Locator) => button.press('Enter'),
  })) {
    test(`plays on ${how}, with sound, captions and the browser’s controls, which have the focus`, async ({ page }) => {
      await openLandingPage(page)
      const film = founderFilm(page)
      await expect(film).not.toHaveAttribute('controls')
      await start(pill(page, 'Play', FOUNDER_FILM))
      await expectPlaying(film)
      await expect(film).toHaveAttribute('controls')
      await expect(film).toBeFocused()
      await expect(film).toHaveJSProperty('muted', false)
      await expect(pill(page, 'Play', FOUNDER_FILM)).toHaveCount(0)
      await expect.poll(() => countCaptions(film)).toBeGreaterThan(0)
    })
  }
})

test.describe('posters', () => {
  for (const section of ['how', 'why']) {
    test(`the one in ${section} is a lazy picture of a size that suits the screen, and keeps its place`, async ({
      page,
    }) => {
      await openLandingPage(page)
      const film = page.locator(`#${section} video`)
      await expect(film).not.toHaveAttribute('poster')
      const poster = film.locator('xpath=preceding-sibling::*[1]/descendant-or-self::img')
      await expect(poster).toHaveAttribute('loading', 'lazy')
      await expect(poster).toHaveAttribute('sizes', /px/)
      expect(await poster.boundingBox()).toEqual(await film.boundingBox())
      await film.scrollIntoViewIfNeeded()
      await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both films have native controls and captions', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('video[controls]')).toHaveCount(2)
    await expect(page.locator('video track[kind="captions"]')).toHaveCount(2)
  })

  test('the posters are visible', async ({ page }) => {
    await page.goto('/')
    const film = productFilm(page)
    await film.scrollIntoViewIfNeeded()
    await expect.poll(async () => lightnessOf(await film.screenshot())).toBeGreaterThan(PLAIN_DARK)
  })
})

/** Expects the film to start by its button, and not when it comes into view. */
async function expectOnlyOnRequest(page: Page): Promise<void> {
  const film = productFilm(page)
  await showShare(film, 1)
  await expectPaused(film)
  await pill(page, 'Play', PRODUCT_FILM).click()
  await expectPlaying(film)
}

/** URLs of requested films and captions; the array grows as they are requested. */
function watchFilms(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', request => {
    if (/\.(mp4|webm|vtt)$/.test(new URL(request.url()).pathname)) loaded.push(request.url())
  })
  return loaded
}

function watchOtherSites(page: Page): string[] {
  const ours = [stack.siteUrl, stack.lakeUrl, 'data:', 'blob:']
  const elsewhere: string[] = []
  page.on('request', request => {
    if (!ours.some(start => request.url().startsWith(start))) elsewhere.push(request.url())
  })
  return elsewhere
}

/** Turns on the captions as a visitor can, and returns how many the browser has parsed. */
function countCaptions(film: Locator): Promise<number> {
  return film.evaluate((video: HTMLVideoElement) => {
    const [track] = video.textTracks
    if (track) track.mode = 'showing'
    return track?.cues?.length ?? 0
  })
}

/** Mean lightness from 0 (black) to 255 (white). */
async function lightnessOf(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).greyscale().stats()
  return channels[0]?.mean ?? 0
}
