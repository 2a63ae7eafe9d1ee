import { expect, type Locator, type Page } from '@playwright/test'
import { inWords } from '../../../lib/time/dates.ts'
import { comingSeasons } from '../../../lib/time/seasons.ts'
import { isOpenAt } from '../../../lib/time/show-window.ts'
import { DEFAULT_TIME_ZONE } from '../../../lib/time/time-zones.ts'
import { editor } from '../../support/content.ts'
import { pressPublish } from '../../support/guide.ts'
import { enterStudio, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { clockIn, hasBanner, hasMilestone, restoreBanner, restoreMilestone } from '../../support/windows.ts'

const DAY_MS = 24 * 60 * 60_000
/** Below the choice of a season. */
const SEASONS_SHOWN = 3

test.setTimeout(180_000)
test.use({ actionTimeout: STUDIO_TIMEOUT_MS })

test.afterEach(async ({ request }) => {
  await editor().delete({ query: '*[_id in path("drafts.**")]' })
  await restoreMilestone(request)
  await restoreBanner(request)
})

test('staff schedule the milestone: the summary follows what is typed, and the site what is published', async ({
  page,
  request,
}) => {
  await openDocument(page, '/studio/structure/milestone')
  await expect(words(page)).toHaveAttribute('data-state', 'over')
  await expect(words(page)).toContainText('Off the page since Monday, Dec 2, 2024.')
  await expect(words(page)).toContainText('Shows until the end of Sunday, Dec 1, 2024, Eastern Time.')

  await fill(page, 'showUntil', '2099-12-31')
  await expect(words(page)).toContainText('Shows until the end of Thursday, Dec 31, 2099, Eastern Time.')
  await expect(words(page)).toContainText('Shows now. Ends in')
  await fill(page, 'showFrom', clockIn(2 * DAY_MS).day)
  await choose(page, 'timeZone', 'Hawaii Time (Honolulu)')
  await expect(words(page)).toContainText('Hawaii Time.')
  await expect(words(page)).toHaveAttribute('data-state', 'waiting')

  // Published with a first day in the future it is not shown; with one in the past it is.
  await pressPublish(page)
  expect(await hasMilestone(request)).toBe(false)
  await fill(page, 'showFrom', clockIn(-2 * DAY_MS).day)
  await expect(words(page)).toContainText('Shows now.')
  await pressPublish(page)
  await expect.poll(() => hasMilestone(request)).toBe(true)
})

test('the announcement follows a season: its next dates stand beside it and move when the moon was seen', async ({
  page,
  request,
}) => {
  const now = Date.now()
  const season = 'ramadan'
  const datesOf = (seasonShift: number) =>
    comingSeasons({ season, seasonShift }, DEFAULT_TIME_ZONE, now, SEASONS_SHOWN).map(
      ({ opensAt }) => new RegExp(`${inWords('day', opensAt, DEFAULT_TIME_ZONE)}, 6:00 PM to `),
    )
  await openDocument(page, '/studio/structure/landingPage')
  await page.getByRole('tab', { name: 'Announcement' }).click()
  await choose(page, 'banner.season', 'Ramadan')
  const dates = page.getByTestId('season-words').getByRole('listitem')
  await expect(dates).toHaveText(datesOf(0))
  await choose(page, 'banner.seasonShift', 'One day later than calculated')
  await expect(dates).toHaveText(datesOf(1))
  await expect(words(page)).toContainText('Ramadan, every year. This time from')

  await pressPublish(page)
  const isShown = isOpenAt({ season, seasonShift: 1 }, now)
  await expect.poll(() => hasBanner(request)).toBe(isShown)
})

async function openDocument(page: Page, path: string): Promise<void> {
  await enterStudio(page, path)
  await expect(page.getByTestId('document-panel-scroller')).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
}

function words(page: Page): Locator {
  return page.getByTestId('window-words')
}

function field(page: Page, path: string): Locator {
  return page.getByTestId(`field-${path}`)
}

async function fill(page: Page, path: string, value: string): Promise<void> {
  const input = field(page, path).locator('input').first()
  await expect(input).toBeEnabled({ timeout: STUDIO_TIMEOUT_MS })
  await input.fill(value)
  await input.press('Tab')
}

async function choose(page: Page, path: string, label: string): Promise<void> {
  await field(page, path).locator('select').selectOption({ label })
}
