import { expect } from '@playwright/test'
import { editor } from '../../support/content.ts'
import { pressPlus, rowOf } from '../../support/guide.ts'
import { discardDrafts, editDraft, openStudio, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { enterStudio } from '../../support/studio-tab.ts'

test.setTimeout(180_000)
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(discardDrafts)
test.afterEach(discardDrafts)

test('posts come newest first with their words, are found by them, and open their form', async ({ page }) => {
  await editor().create({ _id: 'drafts.post-lists', _type: 'post', title: 'What the board asks about Qurbani' })
  await editDraft('post-three-funds', { title: 'Three funds, as changed by a journey' })
  await openStudio(page, '/structure/blog;post')
  await expect(rowOf(page, 'What the board asks about Qurbani')).toContainText('No date')
  await expect(rowOf(page, 'Three funds, as changed by a journey')).toContainText('Finance')
  await expect(rowOf(page, /./).nth(1)).toContainText('Thirty nights, thirty small gifts')

  await page.getByPlaceholder('Search list').last().fill('Qurbani')
  await expect(rowOf(page, /./)).toHaveCount(1)
  await rowOf(page, 'What the board asks about Qurbani').click()
  await expect(page).toHaveURL(/blog;post;post-lists$/)
})

test('posts are narrowed to a category', async ({ page }) => {
  await openStudio(page, '/structure/blog;posts-by-category')
  await rowOf(page, 'Finance').click()
  await expect(rowOf(page, 'Finance').nth(1)).toBeVisible()
  await expect(rowOf(page, /./).filter({ hasNotText: 'Finance' })).toHaveCount(0)
})

test('redirects show where they lead, and an empty list says what to do', async ({ page }) => {
  await page.route(/\/data\/query\//, async route => {
    const query = new URL(route.request().url()).searchParams.get('query') ?? ''
    return query.includes('findability-source') && query.includes('drafts.**')
      ? route.fulfill({ json: { result: [], ms: 0 } })
      : route.continue()
  })
  await openStudio(page, '/structure/redirect')
  await expect(rowOf(page, '/albayan/terminal1')).toContainText('→ donation page “albayan”')
  await pressPlus(page)
  await expect(page).toHaveURL(/structure\/redirect;/)
  await openStudio(page, '/structure/drafts')
  await expect(page.getByTestId('document-list-pane')).toContainText(
    'What you change stays in Drafts until you press Publish.',
  )
})

test('on a phone a list takes the whole screen, and a row leads to the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterStudio(page, '/studio/structure/testimonial')
  await rowOf(page, 'Abdullah Hassan').click()
  await expect(page.getByTestId('field-tagline')).toBeVisible()
  await expect(rowOf(page, 'Abdullah Hassan')).toBeHidden()
})
