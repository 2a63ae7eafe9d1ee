import { expect } from '@playwright/test'
import { DEFAULT_TIME_ZONE } from '../../../lib/time/time-zones.ts'
import { paragraph } from '../../support/blog.ts'
import { editor } from '../../support/content.ts'
import { rowOf } from '../../support/guide.ts'
import { discardDrafts, enterStudio, openInStudio, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const POST = 'post-of-tomorrow'
const TITLE = 'A post of tomorrow'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

test.setTimeout(180_000)
test.use({ ownTab: true, viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })
test.afterEach(async () => {
  await discardDrafts()
  await editor().delete(POST)
})

test('from a form or a list, Preview opens the page that shows it', async ({ page }) => {
  for (const [path, shown] of [
    ['blog;post;post-ramadan-readiness', '/post/ramadan-readiness'],
    ['blog;post', '/blog'],
  ] as const) {
    await enterStudio(page, `/studio/structure/${path}`)
    await page.getByRole('link', { name: 'Preview', exact: true }).click()
    await expect(page).toHaveURL(url => url.searchParams.get('preview') === shown, { timeout: STUDIO_TIMEOUT_MS })
  }
})

test('a post with a date in the future is said to be scheduled wherever it shows, and opens the site at its date', async ({
  page,
}) => {
  // The Preview has dates of whole minutes, as staff write them.
  const date = new Date(Math.floor((Date.now() + DAY_MS) / MINUTE_MS) * MINUTE_MS)
  const day = date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: DEFAULT_TIME_ZONE })
  await editor().createOrReplace({
    ...{ _id: `drafts.${POST}`, _type: 'post', title: TITLE, slug: { _type: 'slug', current: POST } },
    ...{ publishedAt: date.toISOString(), excerpt: 'For the journey.', body: [paragraph('Words.')] },
  })
  await openInStudio(page, 'post', POST, 'title')
  await expect(page.getByText('Draft', { exact: true }).last()).toBeVisible()
  await page.getByTestId('action-publish').click()
  await expect(page.getByText(/^Scheduled for \w+ \d+(, \d{4})? at \d+:\d\d [AP]M E[DS]T$/)).toBeVisible()
  await expect(page.getByTestId('chip-use')).toContainText(`Scheduled for ${day}`)
  await expect(rowOf(page, TITLE)).toContainText(`Scheduled for ${day}`)

  await page.getByTestId('chip-use').click()
  await page.getByRole('menuitem', { name: TITLE }).click()
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1, name: TITLE })
  await expect(heading).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
  await expect(page.getByText(new RegExp(`as of .*${day}`))).toBeVisible()
})
