import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible.ts'
import { editor } from '../../support/content.ts'
import { discardDrafts, editDraft, openStudio, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { enterStudio } from '../../support/studio-tab.ts'

const DRAFT_POST = 'post-lists-journey'
const LISTS = '[data-testid="document-list-pane"]'

test.setTimeout(180_000)
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(discardDrafts)
test.afterEach(discardDrafts)

test('posts are grouped, found by their words, and open their form', async ({ page }) => {
  await editor().create({ _id: `drafts.${DRAFT_POST}`, _type: 'post', title: 'What the board asks in January' })
  await editDraft('post-three-funds', { excerpt: 'Changed by a journey' })
  await openStudio(page, '/structure/blog;post')
  await expect(page.getByRole('region', { name: 'Not published' }).getByRole('listitem')).toHaveText([
    /What the board asks in January.*No date.*Draft/s,
  ])
  const shown = page.getByRole('region', { name: 'On the site' })
  await expect(shown.getByTestId('row-post-three-funds')).toContainText('Changed since')
  await expect(shown.getByTestId('row-post-ramadan-readiness')).toContainText('On the site')
  await expectAccessible(page, LISTS)

  await page.getByRole('searchbox', { name: 'Search posts' }).fill('readiness')
  await expect(page.getByTestId('row-post-three-funds')).toHaveCount(0)
  await page.getByTestId('row-post-ramadan-readiness').click()
  await expect(page).toHaveURL(/blog;post;post-ramadan-readiness$/)
  await expect(page.getByTestId('row-post-ramadan-readiness')).toHaveAttribute('aria-current', 'true')
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('no post has these words')
  await expect(page.getByText('Nothing matches “no post has these words”.')).toBeVisible()
})

test('posts are narrowed to a category and an author', async ({ page }) => {
  await openStudio(page, '/structure/blog;post')
  const rows = page.locator(LISTS).getByRole('listitem')
  await expect(rows).toHaveCount(12)
  await page.getByRole('combobox', { name: 'Show a category' }).selectOption('Finance')
  await expect(page.getByTestId('row-post-ramadan-readiness')).toHaveCount(0)
  await expect(rows.filter({ hasNotText: 'Finance' })).toHaveCount(0)
  await expect(rows.first()).toContainText('Finance')
  await page.getByRole('combobox', { name: 'Show an author' }).selectOption('Idris Khan')
  await expect(rows.filter({ hasText: 'Sana Noor' })).toHaveCount(0)
  await expectAccessible(page, LISTS)
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('no post has these words')
  await expect(page.getByText('Nothing matches “no post has these words”.')).toBeVisible()
})

test('arrow keys walk through a list, which is one tab stop', async ({ page }) => {
  await openStudio(page, '/structure/blog;post')
  const rows = page.locator(LISTS).getByRole('link')
  await expect(rows.nth(1)).toBeVisible()
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.locator(`${LISTS} li:has(:focus)`)).toHaveAttribute('aria-posinset', '12')
  await expect(page.locator(`${LISTS} a[tabindex="0"]`)).toHaveCount(1)
})

test('testimonials carry their place on the page, and initials without a portrait', async ({ page }) => {
  await editor().create({ _id: 'drafts.testimonial-lists', _type: 'testimonial', name: 'Nadia Belkacem' })
  await openStudio(page, '/structure/testimonial')
  await expect(page.getByTestId('row-testimonial-as-salam')).toContainText(/^1.*Abdullah Hassan/s)
  const other = page.getByRole('region', { name: 'Not on the site' }).getByTestId('row-testimonial-lists')
  await expect(other).toContainText(/NB.*Nadia Belkacem.*Quote is still empty\..*Draft.*No portrait/s)
  await expectAccessible(page, LISTS)
})

test('redirects show the whole address and where it leads', async ({ page }) => {
  await openStudio(page, '/structure/redirect')
  const row = page.getByTestId('row-redirect-albayan-terminal1')
  await expect(row).toContainText(/localhost:\d+\/albayan\/terminal1/)
  await expect(row).toContainText('donation page “albayan”')
  await expect(row).toContainText('with 3 parameters, for a card reader')
  await expect(row.locator('[data-state]')).toHaveText('On')
  await expectAccessible(page, LISTS)
})

test('+ opens the form of a new document, in the list’s own pane', async ({ page }) => {
  await openStudio(page, '/structure/testimonial')
  await page.getByTestId('action-intent-button').click()
  await expect(page).toHaveURL(/structure\/testimonial;/)
  await expect(page.getByTestId('field-tagline')).toBeVisible()
})

test('an empty list says warm words and leads on', async ({ page }) => {
  await emptyAnswers(page)
  for (const [path, words, action] of [
    ['blog;post', 'No post yet.', 'Write a post'],
    ['testimonial', 'No testimonial yet.', 'Add a testimonial'],
    ['redirect', 'No redirect yet.', 'New redirect'],
    ['drafts', 'Everything is on the site.', 'Write a post'],
  ] as const) {
    await openStudio(page, `/structure/${path}`)
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await expect(page.locator(LISTS).getByRole('link', { name: action })).toBeVisible()
  }
  await expectAccessible(page, LISTS)
})

test('on a phone a list takes the whole screen, and a row leads to the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterStudio(page, '/studio/structure/testimonial')
  await page.getByTestId('row-testimonial-as-salam').click()
  await expect(page.getByTestId('field-tagline')).toBeVisible()
  await expect(page.getByTestId('row-testimonial-as-salam')).toBeHidden()
})

/** The stack's content stays as it is: only the answers to the lists' own queries say that there is nothing. */
async function emptyAnswers(page: Page): Promise<void> {
  await page.route(/\/data\/query\//, async route => {
    const url = new URL(route.request().url())
    const query = url.searchParams.get('query') ?? ''
    if (!/"soonTotal"|"drafted"|"rows":|_id in path\("drafts/.test(query)) return route.continue()
    const answer = await (await route.fetch()).json()
    const { result } = answer
    const nothing = Array.isArray(result) ? [] : typeof result === 'number' ? 0 : emptied(result)
    return route.fulfill({ json: { ...answer, result: nothing } })
  })
}

function emptied(result: object): object {
  return Object.fromEntries(
    Object.entries(result).map(([name, value]) => [name, Array.isArray(value) ? [] : value && 0]),
  )
}
