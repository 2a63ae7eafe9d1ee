import { AxeBuilder } from '@axe-core/playwright'
import { expect as base, type FrameLocator, type Page } from '@playwright/test'
import { DEFAULT_TIME_ZONE } from '../../../lib/time/time-zones.ts'
import { untilAtRest } from '../../support/at-rest.ts'
import { AXE_RULES } from '../../support/axe-rules.ts'
import { paragraph, publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { editor } from '../../support/content.ts'
import { follow } from '../../support/follow.ts'
import { rowOf } from '../../support/guide.ts'
import { discardDrafts, enterStudio, openInStudio, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { BANNER_TEXT, publishBanner, restoreBanner } from '../../support/windows.ts'

const expect = base.configure({ timeout: STUDIO_TIMEOUT_MS })

test.setTimeout(180_000)
test.use({ ownTab: true })

const YEAR = new Date().getFullYear() + 1
const STARTS = `${YEAR}-06-10`
const COMES = `${YEAR}-06-20`
/** As the strip writes STARTS. */
const STARTS_SHORT = `Jun 10, ${YEAR}`
const ZONE = 'Mountain Time (Denver)'
const POST = 'post-of-tomorrow'
const TITLE = 'A post of tomorrow'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

test.describe('with an announcement and a post in the future', () => {
  test.beforeAll(({ request }) => publishBanner(request, { showFrom: STARTS, timeZone: 'America/Denver' }, false))
  test.afterAll(async ({ request }) => {
    await restoreBanner(request)
    await removeWhatWasMade()
  })

  test('The site at another date: staff choose days on which something changes, see it, and come back to now', async ({
    page,
  }) => {
    const post = await publishPost({ publishedAt: `${COMES}T18:00:00Z` })
    const site = await openPreview(page, '/')
    const dialog = page.getByRole('dialog', { name: 'Date of the preview' })
    const field = dialog.getByLabel('Day and time')
    await follow(
      page,
      'The site at another date',
      async () => {
        await expect(site.getByText(BANNER_TEXT)).toHaveCount(0)
        await page.getByRole('button', { name: 'Now', exact: true }).click()
        await expect(field).toBeFocused()
      },
      async () => {
        await expect(dialog.getByText('What changes by itself')).toBeVisible()
        await dialog.getByRole('button', { name: `${STARTS_SHORT}: the announcement starts` }).click()
        await expect(field).toHaveValue(new RegExp(`^${STARTS_SHORT}, `))
      },
      async () => {
        await field.fill(`6/10/${YEAR} 9am`)
        await dialog.getByLabel('Time zone').selectOption(ZONE)
        await dialog.getByRole('button', { name: 'Show this date' }).click()
        await expect(page.getByText(`You see drafts, as of ${STARTS_SHORT} at 9:00 AM MDT`)).toBeVisible()
        await expect(site.getByText(BANNER_TEXT)).toBeVisible()
        await expect(site.locator(`a[href="/post/${post.slug}"]`)).toHaveCount(0)

        await page.getByRole('button', { name: `${STARTS_SHORT} at 9:00 AM MDT` }).click()
        await dialog.getByRole('button', { name: `Jun 20, ${YEAR}: “${post.title}” comes` }).click()
        await dialog.getByRole('button', { name: 'Show this date' }).click()
        await expect(site.locator(`a[href="/post/${post.slug}"]`).first()).toBeAttached()
      },
      async () => {
        await page.getByRole('button', { name: 'Back to now' }).click()
        await expect(page.getByText('You see drafts. Visitors see nothing of this.')).toBeVisible()
        await expect(site.getByText(BANNER_TEXT)).toHaveCount(0)
        await expect(page.getByRole('button', { name: 'Now', exact: true })).toBeVisible()
      },
    )
  })
})

test('the date is chosen with the keyboard alone, which gives the focus back, and the site is as wide as a phone', async ({
  page,
}) => {
  const site = await openPreview(page, '/blog')
  const button = page.getByRole('button', { name: 'Now', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Date of the preview' })
  await expect(dialog.getByLabel('Day and time')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('31/31/2026')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('There is no month 31.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  const width = () => site.locator('html').evaluate(element => element.ownerDocument.defaultView?.innerWidth)
  await page.getByRole('button', { name: 'Phone' }).click()
  await expect.poll(width).toBe(390)
  await expect(page.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Desktop' }).click()
  await expect.poll(width).toBeGreaterThan(390)
})

test('the strip says that the site is waking up, until it answers', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/draft-mode/enable?*', async route => {
    await held
    await route.continue()
  })
  await enterStudio(page, '/studio/presentation?preview=/blog')
  const waking = page.getByText('The site is waking up. This can take half a minute the first time.')
  await expect(waking).toBeVisible()
  answer()
  await expect(page.getByText('You see drafts. Visitors see nothing of this.')).toBeVisible()
  await expect(waking).toBeHidden()
})

test('a copied link shows drafts without an account', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPreview(page, '/blog')
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(page.getByText(/^Copied\. The link shows this page with its drafts/)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const guest = await browser.newPage()
  await guest.goto(link)
  await expect(guest).toHaveURL(/\/blog\b/)
  await expect(guest.getByText('Preview: drafts show')).toBeVisible()
  await guest.close()
})

test('strip and dialog of the date are accessible, in light and in dark', async ({ page }) => {
  await openPreview(page, '/blog')
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Date of the preview' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(untilAtRest)
    const axe = new AxeBuilder({ page }).withTags(AXE_RULES).setLegacyMode()
    const { violations } = await axe
      .include('[role="dialog"]')
      .include('[data-preview-head]')
      // The Studio's own field for the address has no label.
      .exclude('[data-preview-head] [data-ui="TextInput"]')
      .analyze()
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      colorScheme,
    ).toEqual([])
  }
})

test.describe('from Content', () => {
  test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })
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
      await expect(page).toHaveURL(url => url.searchParams.get('preview') === shown)
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
})

/** Waits for the form beside the page, too, because it takes the focus when it opens. */
async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await enterStudio(page, `/studio/presentation?preview=${path}`)
  await expect(page.getByText('You see drafts. Visitors see nothing of this.')).toBeVisible()
  await expect(page.locator('[data-testid^="field-"]').first()).toBeVisible()
  const site = page.frameLocator('iframe')
  await expect(site.locator('sanity-visual-editing')).toHaveCount(1)
  return site
}
