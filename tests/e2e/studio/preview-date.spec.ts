import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible.ts'
import { publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { test } from '../../support/page.ts'
import { createPreviewLink } from '../../support/preview.ts'
import { BANNER_TEXT, publishBanner, restoreBanner } from '../../support/windows.ts'

const FORM = { date: '2030-12-01T09:30', zone: 'America/New_York' }

/** The last minute in which the seeded milestone is shown, and the first one after it. */
const BEFORE_THE_END = '2024-12-01T23:59'
const THE_DAY_AFTER = '2024-12-02T00:00'

test.describe('with a banner and a post in the future', () => {
  test.beforeAll(({ request }) => publishBanner(request, { showFrom: '2031-06-01', timeZone: 'America/Denver' }, false))
  test.afterAll(async ({ request }) => {
    await restoreBanner(request)
    await removeWhatWasMade()
  })

  test('staff see the page as of a chosen date and return to the present', async ({ page, request }) => {
    const post = await publishPost({ publishedAt: '2031-06-01T12:00:00Z' })
    await page.goto(await createPreviewLink('/'))
    await expect(bar(page)).toContainText('Preview: drafts show')
    await expect(page.getByText(BANNER_TEXT)).toHaveCount(0)

    await choose(page, '2031-06-01T00:00', 'America/Denver')
    await expect(bar(page)).toContainText('drafts at Sunday, Jun 1, 2031, 12:00 AM, Mountain Time')
    await expect(page.getByText(BANNER_TEXT)).toBeVisible()
    await expect(page.locator(`a[href="/post/${post.slug}"]`)).toHaveCount(0)
    expect(await hasBannerForVisitors(request)).toBe(false)

    await choose(page, '2031-05-31T23:59', 'America/Denver')
    await expect(page.getByText(BANNER_TEXT)).toHaveCount(0)

    // One minute after the post's publication, which is at 08:00 in New York.
    await choose(page, '2031-06-01T08:01', 'America/New_York')
    await expect(page.locator(`a[href="/post/${post.slug}"]`).first()).toBeAttached()
    await page.goto(`/post/${post.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(post.title)

    await page.goto('/')
    await bar(page).getByRole('button', { name: 'Back to now' }).click()
    await expect(bar(page)).toContainText('Preview: drafts show')
    await expect(page.getByText(BANNER_TEXT)).toHaveCount(0)
  })

  test('leaving the preview also clears the date', async ({ page, context }) => {
    await page.goto(await createPreviewLink('/blog'))
    await choose(page, FORM.date, FORM.zone)
    expect(new URL(page.url()).pathname).toBe('/blog')
    expect((await context.cookies()).map(({ name }) => name)).toContain('preview-date')
    await bar(page).getByRole('button', { name: 'Exit the preview' }).click()
    await expect(bar(page)).toBeHidden()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('preview-date')
    await page.goto(await createPreviewLink('/blog'))
    await expect(bar(page)).toContainText('Preview: drafts show')
  })
})

test('the milestone of a past date is shown at that date, whatever the browser’s clock says', async ({ page }) => {
  await page.goto(await createPreviewLink('/'))
  await choose(page, THE_DAY_AFTER, 'America/New_York')
  await expect(page.locator('#milestone-dialog')).toHaveCount(0)
  await choose(page, BEFORE_THE_END, 'America/New_York')
  await expect(page.locator('#milestone-dialog')).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`at ${width} px the bar and its fields are accessible, and stay within the window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(await createPreviewLink('/blog'))
    await expectAccessible(page)
    await choose(page, FORM.date, FORM.zone)
    await bar(page).getByText('Other date').click()
    await expect(bar(page).getByLabel('Date and time')).toHaveValue(FORM.date)
    await expectAccessible(page)
    for (const part of [bar(page), bar(page).locator('.preview-date')]) {
      const box = await part.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
  })
}

function bar(page: Page) {
  return page.getByRole('form', { name: 'Preview' })
}

async function choose(page: Page, date: string, zone: string): Promise<void> {
  await bar(page)
    .getByText(/^(Choose a|Other) date$/)
    .click()
  await bar(page).getByLabel('Date and time').fill(date)
  await bar(page).getByLabel('Time zone').selectOption(zone)
  await bar(page).getByRole('button', { name: 'Show this date' }).click()
  await expect(bar(page).getByRole('button', { name: 'Back to now' })).toBeVisible()
  await expect(bar(page).getByLabel('Date and time')).toBeHidden()
}

async function hasBannerForVisitors(request: APIRequestContext): Promise<boolean> {
  return (await (await request.get('/')).text()).includes(BANNER_TEXT)
}
