import { expect, type Page } from '@playwright/test'
import { linked } from '../../support/blog.ts'
import { editor, visitor } from '../../support/content.ts'
import { discardDrafts, fieldOf, openInStudio, readDraft } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const POST = 'post-readiness-journey'
const LONG_TITLE = 'A title that goes on and on, far longer than the three lines of a card can hold'
const SHORT_TITLE = 'A title that fits'

test.setTimeout(180_000)

test.beforeEach(() => draft({ title: LONG_TITLE, href: '/post/nowhere' }))
test.afterEach(async () => {
  await discardDrafts()
  await editor().delete(POST)
})

test('the chip opens the list of what visitors would notice, which leads to the fields', async ({ page }) => {
  await openInStudio(page, 'post', POST, 'title')
  const chip = page.getByTestId('chip-readiness')
  await expect(chip).toHaveText('2 things to fix')
  await expect(fieldOf(page, 'title').getByTestId('says-warning')).toContainText('At most 70 characters look well')
  await chip.click()
  const title = page.getByRole('button', { name: /^Title.*At most 70 characters look well/ })
  const link = page.getByRole('button', { name: /^Text.*\/post\/nowhere, but no published post/ })
  await title.click()
  await expect(fieldOf(page, 'title').locator('input')).toBeFocused()
  // Works from another field group, too.
  await page.getByRole('tab', { name: 'Search and sharing' }).click()
  await link.click()
  const address = page.getByRole('textbox', { name: 'Leads to' })
  await expect(address).toHaveValue('/post/nowhere')
  await address.fill('/post/three-funds')
  await expect(chip).toHaveText('1 thing to fix')
  await page.keyboard.press('Escape')
  await fieldOf(page, 'title').locator('input').fill(SHORT_TITLE)
  await expect(chip).toHaveText('Ready to publish')
})

test('Publish first lists the findings and leads to their fields, and staff may publish anyway', async ({ page }) => {
  await openInStudio(page, 'post', POST, 'title')
  const dialog = await pressPublish(page)
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog).toContainText('these 2 things')
  await dialog.getByRole('button', { name: 'Go to field: Title' }).click()
  await expect(dialog).toBeHidden()
  await expect(fieldOf(page, 'title').locator('input')).toBeFocused()
  await pressPublish(page)
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog).toBeHidden()
  expect(await publishedTitle()).toBeNull()
  await pressPublish(page)
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect.poll(publishedTitle).toBe(LONG_TITLE)
  await expect(dialog).toBeHidden()
  await expect.poll(() => readDraft(POST, 'title')).toBeNull()
})

for (const [what, before] of [
  ['after typing, by keyboard shortcut, publishes the last words', LONG_TITLE],
  ['after the last red field is filled in publishes, too', ''],
] as const) {
  test(`Publish pressed at once ${what}`, async ({ page }) => {
    await draft({ title: before, href: '/post/three-funds' })
    await openInStudio(page, 'post', POST, 'title')
    const publish = page.getByTestId('action-publish')
    if (before) await expect(publish).toBeEnabled()
    else await expect(publish).toHaveAttribute('aria-disabled', 'true')
    await fieldOf(page, 'title').locator('input').fill(SHORT_TITLE)
    // The Studio’s shortcuts work only while the document has the focus.
    if (before) await fieldOf(page, 'title').locator('input').press('Control+Alt+p')
    // Playwright’s own click would wait until the button is enabled.
    else await publish.dispatchEvent('click')
    await expect.poll(publishedTitle).toBe(SHORT_TITLE)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

async function pressPublish(page: Page) {
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  await page.getByTestId('action-publish').click()
  const dialog = page.getByRole('dialog', { name: 'Before you publish' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Creates a draft older than every other post, so that it does not appear in other journeys. */
async function draft({ title, href }: { title: string; href: string }): Promise<void> {
  await editor().createOrReplace({
    _id: `drafts.${POST}`,
    _type: 'post',
    title,
    slug: { _type: 'slug', current: 'readiness-journey' },
    publishedAt: '2020-01-01T10:00:00.000Z',
    excerpt: 'For the journey through the Studio.',
    body: [linked('here', href)],
  })
}

function publishedTitle(): Promise<string | null> {
  return visitor.fetch<string | null>('*[_id == $id][0].title', { id: POST })
}
