import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../support/page.ts'

const FILMS = { how: 'See Minara in use', why: 'Watch the founder' }

for (const [section, title] of Object.entries(FILMS)) {
  test(`“${title}” plays when asked to, with captions, and loads nothing before`, async ({ page }) => {
    const loaded: string[] = []
    page.on('request', request => {
      if (/\.(mp4|webm|vtt)$/.test(new URL(request.url()).pathname)) loaded.push(request.url())
    })
    await page.goto('/')
    const film = page.locator(`#${section} video`)
    await film.scrollIntoViewIfNeeded()
    await expect(film).toHaveAttribute('poster', /\/images\//)
    expect(loaded).toEqual([])

    await playButton(page, title).click()
    await expect.poll(() => secondsPlayed(film)).toBeGreaterThan(0)
    await expect.poll(() => countCaptions(film)).toBeGreaterThan(0)
  })
}

test('the film in How We Help is silent, and pauses by its own button', async ({ page }) => {
  await page.goto('/')
  const film = page.locator('#how video')
  await playButton(page, FILMS.how).click()
  await expect(film).toHaveJSProperty('paused', false)
  await expect(film).toHaveJSProperty('muted', true)
  await page
    .locator('#how')
    .getByRole('button', { name: `Pause: ${FILMS.how}` })
    .click()
  await expect(film).toHaveJSProperty('paused', true)
})

test('the founder’s film hands over to the controls of the browser', async ({ page }) => {
  await page.goto('/')
  await playButton(page, FILMS.why).press('Enter')
  const film = page.locator('#why video')
  await expect(film).toHaveAttribute('controls')
  await expect(film).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both films have the controls of the browser', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('video[controls]')).toHaveCount(2)
    await expect(page.locator('video track[kind="captions"]')).toHaveCount(2)
  })
})

function playButton(page: Page, title: string): Locator {
  return page.getByRole('button', { name: `Play: ${title}` })
}

function secondsPlayed(film: Locator): Promise<number> {
  return film.evaluate(video => (video instanceof HTMLVideoElement ? video.currentTime : 0))
}

/** Turns the captions on, as a visitor can, and tells how many the browser has understood. */
function countCaptions(film: Locator): Promise<number> {
  return film.evaluate(video => {
    const [track] = video instanceof HTMLVideoElement ? video.textTracks : []
    if (track) track.mode = 'showing'
    return track?.cues?.length ?? 0
  })
}
