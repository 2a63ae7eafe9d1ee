import { expect, type Page } from '@playwright/test'
import { arrow } from '../../support/carousels.ts'
import { addStyles, openLandingPage, scrollTo, stopClock } from '../../support/page.ts'
import { freeze, showFirstFrame } from '../reach.ts'
import { FEW, LARGE, SMALL, statesOf } from '../state.ts'
import { PHONE } from './phone.ts'

/** Far from both ends of the page. */
const MIDDLE_PX = 2_000
const TRACKS = ['How We Help', 'For donors', 'For masjid management']
/** Longer than any counter runs. */
const COUNTED_MS = 3_000
/** After the page has loaded. */
const TOAST_AFTER_MS = 10_000

/** The landing page at rest, while somebody reads it, and where the browser or the visitor changes it. */
export const LANDING = statesOf('/', [
  {
    name: 'landing',
    short: [390, 768, 1440],
    judgedAt: [320, 390, 1440],
    gives: ['hero', 'how', 'impact', 'features', 'proof', 'testimonials', 'why', 'blog', 'mission', 'contact'],
  },
  { name: 'landing-also', path: '/info', widths: [390], part: 'screen' },
  { name: 'landing-forced-colors', short: [1440], widths: [390, 1440], media: { forcedColors: 'active' } },
  {
    name: 'landing-without-code',
    widths: [1440],
    judgedAt: [390, 1440],
    withoutCode: true,
    // The browser's own controls turn a spinner.
    reach: page => addStyles(page, 'video::-webkit-media-controls { display: none !important; }'),
  },
  {
    name: 'landing-print',
    widths: [768],
    media: { media: 'print' },
    picturesOnly: 'It is paper.',
  },
  {
    name: 'landing-moving',
    widths: [390, 1440],
    part: 'screen',
    media: { reducedMotion: 'no-preference' },
    picturesOnly: 'Its clock stands still, which stops axe.',
    reach: async page => {
      await page.clock.install()
      await stopClock(page)
      await openLandingPage(page)
      await page.clock.runFor(COUNTED_MS)
    },
  },
  {
    name: 'landing-while-reading',
    judgedAt: [320, 390, 1440],
    part: 'screen',
    reach: async page => {
      await scrollTo(page, MIDDLE_PX)
      await expect(page.getByRole('region', { name: 'Trial and questions' })).toBeVisible()
    },
  },
  {
    name: 'landing-toast',
    hasToast: true,
    widths: LARGE,
    part: 'screen',
    reach: showToast,
  },
  {
    name: 'landing-banner-dismissed',
    widths: [320, 1440],
    part: 'screen',
    reach: async page => {
      const dismiss = page.getByRole('button', { name: 'Dismiss announcement' })
      await dismiss.click()
      await expect(dismiss).toBeHidden()
    },
  },
  {
    name: 'landing-menu',
    short: [390],
    widths: [320, 390, 768],
    part: 'screen',
    reach: async page => {
      await page.getByRole('link', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible()
    },
  },
  {
    name: 'landing-skip-link',
    widths: [390, 1440],
    part: 'screen',
    reach: async page => {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    },
  },
  { name: 'landing-rows-open', widths: [390, 1440], reach: openRows },
  ...PHONE,
  {
    name: 'landing-header-left',
    widths: SMALL,
    part: 'screen',
    reach: async page => {
      await page.mouse.move(160, 300)
      for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, 150)
      await expect(page.locator('html')).toHaveAttribute('data-away')
    },
  },
  {
    name: 'landing-fees-typed',
    widths: FEW,
    part: '#impact',
    reach: async page => {
      const donations = page.getByRole('textbox', { name: /^Donations in a month/ })
      await donations.click()
      await donations.fill('47')
      await expect(page.getByText('$46.58')).toBeVisible()
      await hideBars(page)
    },
  },
  { name: 'fee-calculator', path: '/fee-calculator?donations=25000', widths: FEW },
  {
    name: 'landing-second-slides',
    widths: [390, 1440],
    // The posts; where the slides stand is measured in tests/components/carousels.
    part: '#blog',
    reach: async page => {
      for (const title of TRACKS) await untilFollowed(page, title)
      for (const title of [...TRACKS, 'Testimonials']) await turn(page, title)
      await page.getByRole('button', { name: 'Next: Blog' }).click()
      await expect(page.getByText(/^Page 2 of/)).toBeVisible()
      await scrollTo(page, 0)
    },
  },
  {
    name: 'landing-plain-colors',
    widths: [320, 390, 1440],
    judgedAt: [320, 390, 1440],
    // axe cannot compute the contrast of text over a picture. The patterns are fainter than the colors beneath them.
    reach: page => addStyles(page, '* { background-image: none !important; }'),
    part: '#hero',
  },
  {
    name: 'landing-film-playing',
    widths: [390, 1440],
    part: '#why',
    reach: async page => {
      const play = page.getByRole('button', { name: 'Play: Watch the founder' })
      await play.click()
      await expect(play).toBeHidden()
      await showFirstFrame(page.locator('#why video'))
      await hideBars(page)
    },
  },
  {
    name: 'landing-anchor',
    path: '/#impact',
    widths: [390, 1440],
    part: 'screen',
  },
])

/** They lie over a section wherever the page was scrolled. */
function hideBars(page: Page): Promise<unknown> {
  return addStyles(page, '.header-bar, .floating-bar { visibility: hidden !important; }')
}

async function showToast(page: Page): Promise<void> {
  await page.clock.install()
  await page.reload()
  await scrollTo(page, MIDDLE_PX)
  await page.clock.runFor(TOAST_AFTER_MS)
  await expect(page.locator('.toast [role="status"]')).not.toBeEmpty()
  await freeze(page)
}

/** Opens every row. Rows with the same name would close each other. */
async function openRows(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll(rows => {
    for (const row of rows) {
      row.removeAttribute('name')
      row.setAttribute('open', '')
    }
  })
}

/** The code of a track loads when it is near the viewport, and then hides the slides that are out of sight from screen readers. */
async function untilFollowed(page: Page, title: string): Promise<void> {
  const carousel = page.getByRole('region', { name: title, exact: true })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('[aria-roledescription="slide"][aria-hidden="true"]').first()).toBeAttached()
}

async function turn(page: Page, title: string): Promise<void> {
  const carousel = page.getByRole('region', { name: title, exact: true })
  await carousel.scrollIntoViewIfNeeded()
  await arrow(carousel, 'Next').click()
  const first = carousel.locator('.carousel-dots button:first-child')
  await expect(first.and(carousel.locator('[aria-current], [aria-disabled="true"]'))).toHaveCount(0)
}
