import { AxeBuilder } from '@axe-core/playwright'
import { expect as base, type FrameLocator, type Page } from '@playwright/test'
import { nameDay } from '../../../studio/preview/calendar.ts'
import { untilAtRest } from '../../support/at-rest.ts'
import { AXE_RULES } from '../../support/axe-rules.ts'
import { publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { follow } from '../../support/follow.ts'
import { enterStudio, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { BANNER_TEXT, publishBanner, restoreBanner } from '../../support/windows.ts'

const expect = base.configure({ timeout: STUDIO_TIMEOUT_MS })

test.setTimeout(180_000)
test.use({ ownTab: true })

/** Dates in summer, and in one month, so that one click leads from one to the other. */
const YEAR = new Date().getFullYear() + 1
const STARTS = `${YEAR}-06-10`
const COMES = `${YEAR}-06-20`
/** `Jun 10, 2027`, as the strip writes STARTS. */
const STARTS_SHORT = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' },
}).format(new Date(STARTS))
const ZONE = 'Mountain Time (Denver)'

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
    const dayOf = (day: string) => dialog.getByRole('button', { name: `${nameDay(day)}, something changes` })
    await follow(
      page,
      'The site at another date',
      async () => {
        await expect(site.getByText(BANNER_TEXT)).toHaveCount(0)
        await page.getByRole('button', { name: 'Now', exact: true }).click()
        await expect(dialog.getByRole('button', { pressed: true })).toBeFocused()
      },
      async () => {
        await leafTo(page, STARTS)
        await expect(dayOf(COMES)).toBeVisible()
        await dayOf(STARTS).click()
        await expect(dialog.getByText('Jun 10: the announcement starts')).toBeVisible()
        await expect(dialog.getByText(post.title)).toHaveCount(0)
      },
      async () => {
        await dialog.getByLabel('Time zone').selectOption(ZONE)
        await dialog.getByLabel('Time', { exact: true }).fill('09:00')
        await dialog.getByRole('button', { name: 'Show this date' }).click()
        await expect(page.getByText(`You see drafts, as of ${STARTS_SHORT} at 9:00 AM MDT`)).toBeVisible()
        await expect(site.getByText(BANNER_TEXT)).toBeVisible()
        await expect(site.locator(`a[href="/post/${post.slug}"]`)).toHaveCount(0)

        await page.getByRole('button', { name: `${STARTS_SHORT} at 9:00 AM MDT` }).click()
        await dayOf(COMES).click()
        await dialog.getByLabel('Time', { exact: true }).fill('13:00')
        await expect(dialog.getByText(`Jun 20: “${post.title}” comes`)).toBeVisible()
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

test('the calendar is worked with the keyboard alone and gives the focus back, and the site is as wide as a phone', async ({
  page,
}) => {
  const site = await openPreview(page, '/blog')
  const button = page.getByRole('button', { name: 'Now', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const chosen = page.getByRole('dialog', { name: 'Date of the preview' }).getByRole('button', { pressed: true })
  await expect(chosen).toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toBeFocused()
  await expect(chosen).toHaveAccessibleName(/^Sunday, /)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Date of the preview' })).toBeHidden()
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

test('a copied link shows drafts to one browser without an account', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPreview(page, '/blog')
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(page.getByText(/^Copied\. The link shows this page with its drafts/)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const [guest, second] = [await browser.newPage(), await browser.newPage()]
  await guest.goto(link)
  await expect(guest).toHaveURL(/\/blog\b/)
  await expect(guest.getByText('Preview: drafts show')).toBeVisible()
  expect((await second.goto(link))?.status()).toBe(401)
  for (const tab of [guest, second]) await tab.close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('strip and calendar are accessible', async ({ page }) => {
      await openPreview(page, '/blog')
      await page.getByRole('button', { name: 'Now', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Date of the preview' })).toBeVisible()
      await page.evaluate(untilAtRest)
      const axe = new AxeBuilder({ page }).withTags(AXE_RULES).setLegacyMode()
      const { violations } = await axe
        .include('[role="dialog"][aria-label="Date of the preview"]')
        .include('[data-preview-head]')
        // The Studio's own field for the address has no label.
        .exclude('[data-preview-head] [data-ui="TextInput"]')
        .analyze()
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
    })
  })
}

async function leafTo(page: Page, day: string): Promise<void> {
  const heading = page.getByRole('dialog', { name: 'Date of the preview' }).getByRole('heading', { level: 2 })
  const wanted = nameDay(day).replace(/^\w+, (\w+) \d+,/, '$1')
  for (let month = 0; month < 24 && (await heading.textContent()) !== wanted; month++) {
    await page.getByRole('button', { name: 'Month after' }).click()
  }
  await expect(heading).toHaveText(wanted)
}

/** Waits for the form beside the page, too, because it takes the focus when it opens. */
async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await enterStudio(page, `/studio/presentation?preview=${path}`)
  await expect(page.getByText('You see drafts. Visitors see nothing of this.')).toBeVisible()
  await expect(page.locator('[data-testid^="field-"]').first()).toBeVisible()
  const site = page.frameLocator('iframe')
  await expect(site.locator('sanity-visual-editing')).toHaveCount(1)
  return site
}
