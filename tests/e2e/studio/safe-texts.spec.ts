import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { editor } from '../../support/content.ts'
import { rowOf } from '../../support/guide.ts'
import { discardDrafts, openInStudio, openStudio, readDraft, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const TESTIMONIAL = 'testimonial-as-salam'
const POST = 'post-mirrored-journey'
/** Reverses everything after it, up to the end of its paragraph. */
const OVERRIDE = '\u202E'

test.setTimeout(180_000)
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(discardDrafts)
test.afterEach(discardDrafts)
test.afterAll(async () => {
  await editor().delete(POST)
})

test('a title that turns text around turns nothing but itself, in the Studio and on the site', async ({ page }) => {
  const word = `${OVERRIDE}derorrim`
  const children = [{ _key: 's', _type: 'span', text: 'Words', marks: [] }]
  await editor().createOrReplace({
    ...{ _id: POST, _type: 'post', title: word, slug: { _type: 'slug', current: 'mirrored-journey' } },
    ...{ publishedAt: new Date(Date.now() - 1000).toISOString(), excerpt: word },
    body: [{ _key: 'b', _type: 'block', style: 'normal', markDefs: [], children }],
  })
  await openStudio(page, '/structure/blog;post')
  const row = rowOf(page, 'derorrim')
  await expect(row).toContainText('derorrim')
  await row.click()
  await expect(page.getByTestId('field-title')).toBeVisible()
  // The title of the tab joins the document's and the Studio's.
  await expect.poll(() => page.title()).toContain('derorrim')
  expect(await openOverrides(page)).toEqual([])
  expect(await page.title()).toMatch(/\u2068\u202Ederorrim\u2069/)

  await expect
    .poll(async () => (await page.request.get('/post/mirrored-journey')).text())
    .toContain('\u2068\u202Ederorrim\u2069')
  await page.goto('/blog')
  expect(await openOverrides(page)).toEqual([])
})

test('a picture that is too small says so at its field, and counts among what is to fix', async ({ page }) => {
  const bytes = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#106f47' } })
    .png()
    .toBuffer()
  const sentence = 'This picture is 120 × 90. On the site it will look blurred; 400 × 400 or more is sharp.'
  await openInStudio(page, 'testimonial', TESTIMONIAL, 'tagline')
  await expect(page.getByTestId('chip-readiness')).toHaveText('Ready to publish')
  await page.getByTestId('options-menu-button').click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByTestId('file-input-upload-button').click()
  await (await chooser).setFiles({ name: 'small.png', mimeType: 'image/png', buffer: bytes })
  await expect.poll(() => readDraft<string>(TESTIMONIAL, 'image.asset._ref')).toMatch(/-120x90-png$/)
  // Sanity gives the frame of a picture's field no name; the form says this of no other field.
  await expect(page.getByTestId('says-warning')).toHaveText(sentence)
  await expect(page.getByTestId('chip-readiness')).toHaveText('1 thing to fix')
})

/** Texts outside forms, which show what was typed, in which an override is not inside an isolate. */
function openOverrides(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? ''
      const isCode = walker.currentNode.parentElement?.closest(
        'script, style, input, textarea, [data-testid="form-view"]',
      )
      if (!isCode && /(^|[^\u2068])\u202E/.test(text)) found.push(text)
    }
    return found
  })
}
