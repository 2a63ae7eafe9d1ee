import { expect, type Page } from '@playwright/test'
import { hasText } from '../../../support/ask.ts'
import { editor } from '../../../support/content.ts'
import { follow } from '../../../support/follow.ts'
import { openContent, pressPublish, TALL_WINDOW, VISIBLE, writeInto } from '../../../support/guide.ts'
import { chooseAction, discardDrafts, enterStudio, putBack, STUDIO_TIMEOUT_MS } from '../../../support/studio.ts'
import { test } from '../../../support/studio-page.ts'

const TESTIMONIAL = 'testimonial-hamilton'
/** No other journey publishes it. */
const UNTOUCHED = { id: 'testimonial-al-firdaws', name: 'Mahmoud Rashid' }
const REDIRECT = { path: '/journey-off', destinationType: 'donation', destination: 'albayan', active: true }

let before: { tagline: string; quote: string }

test.setTimeout(180_000)
test.use({ viewport: TALL_WINDOW, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(async () => {
  await discardDrafts()
  before = await editor().fetch('*[_id == $id][0]{tagline, quote}', { id: TESTIMONIAL })
})
test.afterEach(discardDrafts)

test('Open the Studio, and how publishing works: a draft, and what visitors see after Publish', async ({ page }) => {
  try {
    await follow(
      page,
      'Open the Studio',
      () => enterStudio(page, '/studio'),
      () => expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(),
      () => expect(page.getByRole('link', { name: /^Requests/ })).toBeVisible(),
      async () => {
        await page.getByRole('link', { name: 'Content', exact: true }).click()
        await page.getByRole('listbox').getByRole('link', { name: 'Testimonials', exact: true }).click()
        await page.getByRole('link', { name: /Fatima Siddiqui/ }).click()
        await expect(page.getByRole('textbox', { name: 'Tagline' })).toBeVisible()
      },
    )
    await follow(
      page,
      'How publishing works',
      async () => {
        await writeInto(page, { Tagline: 'Typed on the journey' })
        await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      },
      async () => {
        await page.reload()
        const tagline = page.getByRole('textbox', { name: 'Tagline' })
        await expect(tagline).toHaveValue('Typed on the journey', { timeout: STUDIO_TIMEOUT_MS })
        expect(await hasText('/', 'Typed on the journey')).toBe(false)
        await expect(page.getByTestId('chip-use')).toContainText('Changed since')
      },
      async () => {
        await pressPublish(page)
        await expect.poll(() => hasText('/', 'Typed on the journey'), VISIBLE).toBe(true)
      },
    )
  } finally {
    await putBack(TESTIMONIAL, before)
  }
})

test('Discard changes of a form that was never changed before, from the three dots beside Publish', async ({
  page,
}) => {
  await openContent(page, 'Testimonials')
  await page.getByRole('link', { name: /Fatima Siddiqui/ }).click()
  await writeInto(page, { Tagline: 'Typed by mistake' })
  await follow(
    page,
    'Discard changes',
    async () => {
      await page.getByRole('button', { name: 'Open document actions' }).click()
      await page.getByRole('menuitem', { name: 'Discard changes' }).click()
    },
    () => page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click(),
  )
  await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue(before.tagline)
})

test('Go back to an earlier version: History, Revert to revision, Publish', async ({ page }) => {
  try {
    await openContent(page, 'Testimonials')
    await page.getByRole('link', { name: /Fatima Siddiqui/ }).click()
    await writeInto(page, { Tagline: 'A worse tagline' })
    await pressPublish(page)
    await expect.poll(() => hasText('/', 'A worse tagline'), VISIBLE).toBe(true)
    await goBack(page, 1)
    await expect.poll(() => hasText('/', before.tagline), VISIBLE).toBe(true)
  } finally {
    await putBack(TESTIMONIAL, before)
  }
})

test('Go back after a first change that nobody published', async ({ page }) => {
  await openContent(page, 'Testimonials')
  await page.getByRole('link', { name: new RegExp(UNTOUCHED.name) }).click()
  await writeInto(page, { Tagline: 'A first change' })
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const tagline = await editor().fetch<string>('*[_id == $id][0].tagline', UNTOUCHED)
  await goBack(page, 0, tagline)
  expect(await editor().fetch('*[_id == $id][0].tagline', UNTOUCHED)).toBe(tagline)
  expect(await editor().fetch('*[_id == $id][0].image.asset._ref', UNTOUCHED)).toMatch(/^image-/)
})

test('Take something off the site, and put it back', async ({ page }) => {
  const redirect = 'redirect-of-the-guide'
  await editor().createOrReplace({ ...REDIRECT, _id: redirect, _type: 'redirect' })
  try {
    await openContent(page, 'Redirects')
    await page.getByRole('link', { name: /journey-off/ }).click()
    await follow(
      page,
      'Take something off the site',
      () => chooseAction(page, 'Take off the site'),
      async () => {
        await page.getByRole('dialog').getByRole('button', { name: 'Take off the site' }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await pressPublish(page)
      },
    )
    expect(await editor().fetch('count(*[_id == $redirect])', { redirect })).toBe(1)
  } finally {
    await discardDrafts()
    await editor().delete(redirect)
  }
})

/** Takes the version at this place of those that were published, the newest first. */
async function goBack(page: Page, version: number, tagline = before.tagline): Promise<void> {
  const versions = page.getByTestId('timeline-item-button').filter({ hasText: 'Published' })
  await follow(
    page,
    'Go back to an earlier version',
    async () => {
      await page.getByTestId('pane-context-menu-button').last().click()
      await page.getByRole('menuitem', { name: 'History' }).click()
    },
    async () => {
      await versions.nth(version).click()
      await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue(tagline)
    },
    async () => {
      await page.getByRole('button', { name: 'Revert to revision' }).click()
      await page.getByRole('button', { name: 'Confirm' }).click()
    },
    () => pressPublish(page),
  )
}
