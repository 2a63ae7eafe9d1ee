import { expect } from '@playwright/test'
import { hasText } from '../../../support/ask.ts'
import { clickToEdit } from '../../../support/click-to-edit.ts'
import { editor } from '../../../support/content.ts'
import { openContent, pressPublish, TALL_WINDOW, VISIBLE, writeInto } from '../../../support/guide.ts'
import { discardDrafts, editDraft, publishDraft, STUDIO_TIMEOUT_MS } from '../../../support/studio.ts'
import { test } from '../../../support/studio-page.ts'
import { enterStudio } from '../../../support/studio-tab.ts'

const TESTIMONIAL = 'testimonial-hamilton'
const LEAD = 'Minara modernizes donation collection'

let before: { tagline: string; quote: string }

test.setTimeout(180_000)
test.use({ ownTab: true, viewport: TALL_WINDOW, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(async () => {
  await discardDrafts()
  before = await editor().fetch('*[_id == $id][0]{tagline, quote}', { id: TESTIMONIAL })
})
test.afterEach(discardDrafts)

test('Open the Studio, and how publishing works: a draft, and what visitors see after Publish', async ({ page }) => {
  try {
    await enterStudio(page, '/studio')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Content', exact: true }).click()
    await page.getByRole('listbox').getByRole('link', { name: 'Testimonials', exact: true }).click()
    await page.getByRole('link', { name: /Fatima Siddiqui/ }).click()
    await writeInto(page, { Tagline: 'Typed on the journey' })
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(await hasText('/', 'Typed on the journey')).toBe(false)
    await pressPublish(page)
    await expect.poll(() => hasText('/', 'Typed on the journey'), VISIBLE).toBe(true)
  } finally {
    await discardDrafts()
    await editDraft(TESTIMONIAL, before)
    await publishDraft(TESTIMONIAL)
  }
})

test('Change a sentence by clicking on it, and publish it beside the site', async ({ page }) => {
  const sections = await editor().fetch('*[_id == "landingPage"][0].sections')
  try {
    await openContent(page)
    await page.getByRole('link', { name: 'Preview', exact: true }).click()
    const site = page.frameLocator('iframe')
    await expect(page.getByText('You see drafts. Visitors see nothing of this.')).toBeVisible()
    await expect(site.locator('sanity-visual-editing')).toHaveCount(1)
    await expect(page.getByRole('checkbox', { name: 'Edit', exact: true })).toBeChecked()
    await clickToEdit(page, site, LEAD)
    const field = page.locator('textarea:focus')
    await expect(field).toHaveValue(new RegExp(LEAD))
    await field.fill('The journey modernizes donations.')
    await expect(site.getByText('The journey modernizes donations.')).toBeVisible()
    expect(await hasText('/', 'The journey modernizes donations.')).toBe(false)
    await pressPublish(page)
    await expect.poll(() => hasText('/', 'The journey modernizes donations.'), VISIBLE).toBe(true)
  } finally {
    await discardDrafts()
    await editDraft('landingPage', { sections })
    await publishDraft('landingPage')
  }
})

test('Discard changes, from the three dots beside Publish', async ({ page }) => {
  await openContent(page, 'Testimonials')
  await page.getByRole('link', { name: /Fatima Siddiqui/ }).click()
  await writeInto(page, { Tagline: 'Typed by mistake' })
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue(before.tagline)
})

test('Go back to an earlier version: History, Revert to revision, Publish', async ({ page }) => {
  try {
    await openContent(page, 'Testimonials')
    await page.getByRole('link', { name: /Fatima Siddiqui/ }).click()
    await writeInto(page, { Tagline: 'A worse tagline' })
    await pressPublish(page)
    await expect.poll(() => hasText('/', 'A worse tagline'), VISIBLE).toBe(true)

    await page.getByTestId('pane-context-menu-button').last().click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    const versions = page.getByTestId('timeline-item-button').filter({ hasText: 'Published' })
    await versions.nth(1).click()
    await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue(before.tagline)
    await page.getByRole('button', { name: 'Revert to revision' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await pressPublish(page)
    await expect.poll(() => hasText('/', before.tagline), VISIBLE).toBe(true)
  } finally {
    await discardDrafts()
    await editDraft(TESTIMONIAL, before)
    await publishDraft(TESTIMONIAL)
  }
})
