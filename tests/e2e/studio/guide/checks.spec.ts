import { expect } from '@playwright/test'
import sharp from 'sharp'
import { editor } from '../../../support/content.ts'
import { follow } from '../../../support/follow.ts'
import { choose, openContent, TALL_WINDOW, writeInto } from '../../../support/guide.ts'
import { discardDrafts, fieldOf, openHome, STUDIO_TIMEOUT_MS } from '../../../support/studio.ts'
import { test } from '../../../support/studio-page.ts'
import { enterStudio } from '../../../support/studio-tab.ts'

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

test('Check the site: a broken link is found, mended, and gone', async ({ page }) => {
  await editor().createOrReplace({
    ...{ _id: POST, _type: 'post', title: POST_TITLE, publishedAt: '2020-01-01T10:00:00.000Z', excerpt: 'A guide.' },
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
      await expect(post).toBeVisible()
    },
    () => pane.getByRole('button', { name: /^Broken links/ }).click(),
    async () => {
      await post.getByRole('link', { name: /^Go to field: Text/ }).click()
      await expect(fieldOf(page, 'body').getByText('Read on here')).toBeInViewport()
      await editor()
        .patch(POST)
        .set({ body: [paragraphLinkingTo('/post/three-funds')] })
        .commit()
    },
    async () => {
      await pane.getByRole('button', { name: 'Check again' }).click()
      await expect(post).toHaveCount(0)
    },
  )
})

test('The site at another date: a day is chosen, and left', async ({ page }) => {
  await enterStudio(page, '/studio/presentation')
  const dialog = page.getByRole('dialog', { name: 'Date of the preview' })
  const site = page.frameLocator('iframe')
  await expect(site.locator('sanity-visual-editing')).toHaveCount(1)
  await follow(
    page,
    'The site at another date',
    () => page.getByRole('button', { name: 'Now', exact: true }).click(),
    async () => {
      await page.getByRole('button', { name: 'Month after' }).click()
      await dialog
        .getByRole('button', { name: /\b15\b/ })
        .first()
        .click()
    },
    async () => {
      await dialog.getByLabel('Time', { exact: true }).fill('09:00')
      await dialog.getByRole('button', { name: 'Show this date' }).click()
      await expect(page.getByText(/^You see drafts, as of /)).toBeVisible()
    },
    async () => {
      await page.getByRole('button', { name: 'Back to now' }).click()
      await expect(page.getByText('You see drafts. Visitors see nothing of this.')).toBeVisible()
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
    () => expect(page.getByText(/^This picture is 300 × 200/)).toBeVisible(),
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
      const isReal = page.getByRole('menuitem', { name: 'It is real now' })
      // A press is lost while the form is drawn again.
      await expect(async () => {
        await page.getByTestId('chip-sample').click()
        await expect(isReal).toBeVisible({ timeout: 10_000 })
      }).toPass()
      await isReal.click()
      await expect(page.getByTestId('chip-sample')).toHaveCount(0)
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
