import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { hasText } from '../../../support/ask.ts'
import { editor } from '../../../support/content.ts'
import { follow } from '../../../support/follow.ts'
import {
  boxOf,
  choose,
  closeBox,
  openContent,
  pressPlus,
  pressPublish,
  TALL_WINDOW,
  VISIBLE,
  writeInto,
} from '../../../support/guide.ts'
import { discardDrafts, putBack, STUDIO_TIMEOUT_MS } from '../../../support/studio.ts'
import { test } from '../../../support/studio-page.ts'

const NAME = 'Give on a journey'

let sections: unknown[]

test.setTimeout(180_000)
test.use({ viewport: TALL_WINDOW, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(async () => {
  await discardDrafts()
  sections = await editor().fetch('*[_id == "landingPage"][0].sections')
})
test.afterEach(async () => {
  await putBack('landingPage', { sections })
  await editor().delete({ query: '*[name == $name || title == $name]', params: { name: NAME } })
})

test('Features: one is made with an icon and a picture, and placed on the page', async ({ page }) => {
  await openContent(page)
  await follow(
    page,
    'Features',
    async () => {
      await choose(page, 'Features')
      await expect(page.getByRole('link', { name: 'For the masjid' })).toBeVisible()
      await choose(page, 'For donors')
    },
    () => pressPlus(page),
    () => chooseIcon(page),
    async () => {
      await writeInto(page, { Name: NAME, Description: 'Wherever donors are.' })
      await expect(page.getByText('What the site draws', { exact: true })).toBeVisible()
      await writeInto(page, { Sentence: 'On the train: $50.' })
      await uploadPicture(page)
    },
    () => writeInto(page, { 'Short name': 'Journey', Identifier: 'give-on-a-journey' }),
    async () => {
      await pressPublish(page)
      await place(page, 'donors')
    },
  )
  await expect.poll(() => hasText('/', 'A lit doorway of the journey'), VISIBLE).toBe(true)
  expect(await hasText('/', NAME)).toBe(true)
  expect(await editor().fetch('*[name == $name][0].icon', { name: NAME })).toBe('hand-heart')
})

async function chooseIcon(page: Page): Promise<void> {
  const icons = page.getByRole('radiogroup', { name: 'Icon' }).getByRole('radio')
  await page.getByRole('searchbox', { name: 'Icon' }).fill('hand')
  await expect(icons).toHaveCount(2)
  await expect(icons.first()).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'hand heart' })).toBeChecked()
}

async function uploadPicture(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#106f47' } })
    .png()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await page.getByTestId('file-input-upload-button-sanity-default').click()
  await (await chooser).setFiles({ name: 'doorway.png', mimeType: 'image/png', buffer })
  await writeInto(page, { 'Alternative text': 'A lit doorway of the journey' })
}

/** “Order on the page”, “Add item” in this field of the section, and Publish. */
async function place(page: Page, field: string): Promise<void> {
  await page.getByRole('link', { name: 'Order on the page' }).click()
  const list = boxOf(page).getByTestId(new RegExp(`^field-.*\\.${field}$`))
  await list.getByRole('button', { name: 'Add item' }).click()
  await list.getByRole('combobox').last().fill('journey')
  await page.getByRole('option', { name: new RegExp(NAME) }).click()
  await closeBox(page)
  await pressPublish(page)
}
