import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { untilAtRest } from '../../../support/at-rest.ts'
import { AXE_RULES } from '../../../support/axe-rules.ts'
import { editor } from '../../../support/content.ts'
import { follow } from '../../../support/follow.ts'
import { choose, openContent, TALL_WINDOW, writeInto } from '../../../support/guide.ts'
import {
  discardDrafts,
  editDraft,
  enterStudio,
  fieldOf,
  openHome,
  publishDraft,
  STUDIO_TIMEOUT_MS,
} from '../../../support/studio.ts'
import { test } from '../../../support/studio-page.ts'

const SLUG = 'a-page-of-the-guide'
const POST = 'post-of-the-guide'
const POST_TITLE = 'A post with a broken link'
const SAMPLE = 'author-of-the-guide'

test.setTimeout(180_000)
test.use({ viewport: TALL_WINDOW, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(discardDrafts)
test.afterEach(async () => {
  await discardDrafts()
  const params = { slug: SLUG, ids: [POST, SAMPLE] }
  await editor().delete({ query: '*[slug.current == $slug || _id in $ids]', params })
})

test('Check the site: what visitors would notice is found, mended, and gone', async ({ page }) => {
  await editor().createOrReplace({
    ...{ _id: POST, _type: 'post', title: POST_TITLE, publishedAt: '2020-01-01T10:00:00.000Z' },
    slug: { _type: 'slug', current: SLUG },
    body: [paragraphLinkingTo('/post/nowhere')],
  })
  const pane = page.getByTestId('site-check')
  const post = pane.getByRole('region', { name: POST_TITLE })
  await openContent(page)
  await follow(
    page,
    'Check the site',
    async () => {
      await choose(page, 'Check the site')
      await expect(post.getByRole('listitem')).toHaveText([
        /Excerpt.*Required/,
        /Text.*\/post\/nowhere, but no published post/,
      ])
      await page.evaluate(untilAtRest)
      // The list beside the pane is the Studio's own.
      const axe = new AxeBuilder({ page }).include('[data-testid="site-check"]').withTags(AXE_RULES)
      expect((await axe.disableRules('page-has-heading-one').setLegacyMode().analyze()).violations).toEqual([])
    },
    async () => {
      await pane.getByRole('button', { name: 'Broken links 1' }).click()
      await expect(pane.getByRole('listitem')).toHaveCount(1)
    },
    async () => {
      await post.getByRole('link', { name: `Go to field: Text of ${POST_TITLE}` }).click()
      const text = fieldOf(page, 'body').getByText('Read on here')
      await expect(text).toBeInViewport({ timeout: STUDIO_TIMEOUT_MS })
      await pane.getByRole('button', { name: 'All', exact: true }).click()
      await post.getByRole('link', { name: `Go to field: Excerpt of ${POST_TITLE}` }).click()
      await expect(fieldOf(page, 'excerpt').getByRole('textbox')).toBeInViewport()
      await editDraft(POST, { excerpt: 'A guide.', body: [paragraphLinkingTo('/post/three-funds')] })
      await publishDraft(POST)
    },
    async () => {
      await pane.getByRole('button', { name: 'Check again' }).click()
      await expect(pane.getByRole('status')).toContainText('documents were checked')
      await expect(post).toHaveCount(0)
    },
  )
})

test('Pictures: one is uploaded, described, and cropped around what matters', async ({ page }) => {
  const create = { width: 300, height: 200, channels: 3, background: '#106f47' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  await editor().createOrReplace({
    _id: SAMPLE,
    _type: 'author',
    name: 'Guide',
    slug: { _type: 'slug', current: SLUG },
  })
  await enterStudio(page, `/studio/intent/edit/id=${SAMPLE};type=author`)
  await follow(
    page,
    'Pictures',
    async () => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByTestId('file-input-upload-button-sanity-default').click()
      await (await chooser).setFiles({ name: 'guide.png', mimeType: 'image/png', buffer })
      await expect(page.getByRole('img', { name: 'Preview of uploaded image' })).toBeVisible()
    },
    () => writeInto(page, { 'Alternative text': 'An elderly man taps his card on a kiosk by the door' }),
    () => expect(page.getByTestId('says-warning')).toHaveText(/^This picture is 300 × 200/),
    async () => {
      await page.getByRole('button', { name: 'Open image edit dialog' }).click()
      await expect(page.getByRole('dialog').getByText('Edit hotspot and crop')).toBeVisible()
    },
  )
})

test('Before going live: what is sample content is listed, and said to be real', async ({ page }) => {
  await openHome(page)
  await follow(
    page,
    'Before going live: sample content',
    async () => {
      await page.getByRole('link', { name: 'What to replace' }).click()
      await page
        .getByRole('link', { name: /Mahmoud Rashid/ })
        .first()
        .click()
      await expect(page.getByTestId('chip-sample')).toBeVisible()
    },
    async () => {
      const chip = page.getByTestId('chip-sample')
      const sentence = page.getByText('This came with the site, and it is invented.')
      // A press is lost while the form is drawn again.
      await expect(async () => {
        await chip.click()
        await expect(sentence).toBeVisible({ timeout: 10_000 })
      }).toPass()
      await page.keyboard.press('Escape')
      await expect(sentence).toBeHidden()
      await expect(chip).toBeFocused()
      await chip.press('Enter')
      await page.getByRole('menuitem', { name: 'It is real now' }).click()
      await expect(chip).toHaveCount(0)
    },
    async () => {
      await openContent(page, 'Pages')
      await expect(page.getByRole('link', { name: 'Terms', exact: true })).toBeVisible()
    },
  )
})

function paragraphLinkingTo(href: string) {
  const children = [{ _key: 'words', _type: 'span', text: 'Read on here', marks: ['link'] }]
  return { _key: 'block', _type: 'block', style: 'normal', children, markDefs: [{ _key: 'link', _type: 'link', href }] }
}
