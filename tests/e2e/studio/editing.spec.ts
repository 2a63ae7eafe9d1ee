import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { LONG } from '../../../scripts/short-proof.ts'
import { editor } from '../../support/content.ts'
import { catchUp } from '../../support/freshness.ts'
import { startStack, stopStack } from '../../support/stack.ts'
import { editDraft, publishDraft, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { enterStudio } from '../../support/studio-tab.ts'

const TESTIMONIAL = 'testimonial-as-salam'
const ROUNDS = 4
/** Padding around the picture in the Studio's dialog for the focal point. */
const FOCAL_PADDING_PX = 24

test.describe.configure({ mode: 'serial' })
test.setTimeout(180_000)

test.afterAll(async () => {
  await editor().delete({ query: '*[_id in path("drafts.**")]' })
})

test.describe('while it starts', () => {
  test.use({ ownTab: true })

  test('the Studio opens without a log-in screen and without an error', async ({ page }) => {
    const errors = watchErrors(page)
    await enterStudio(page, '/studio')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
    await expect(page.getByText('Choose login provider')).toHaveCount(0)
    expect(errors).toEqual([])
  })

  test('the Studio does not remount after its first render, which would interrupt typing', { tag: LONG }, async ({
    page,
  }) => {
    const features = page.waitForResponse(/\/features\?/)
    await enterStudio(page, `/studio/intent/edit/id=${TESTIMONIAL};type=testimonial`)
    const studio = await page.waitForSelector('[data-testid="studio-layout"]', { timeout: STUDIO_TIMEOUT_MS })
    await (await features).finished()
    await expect(quoteField(page)).toBeEnabled({ timeout: STUDIO_TIMEOUT_MS })
    await quoteField(page).fill('Typed as soon as it was possible.')
    await expect.poll(() => draftQuote()).toBe('Typed as soon as it was possible.')
    await expect(quoteField(page)).toHaveValue('Typed as soon as it was possible.')
    expect(await studio.evaluate(element => element.isConnected)).toBe(true)
  })
})

test('an edit survives a reload as a draft, and is on the site only after Publish', async ({ page, request }) => {
  const quote = `A quote edited by the journey at ${Date.now()}.`
  await openDocument(page, 'testimonial', TESTIMONIAL)
  await quoteField(page).fill(quote)
  await expect.poll(() => draftQuote()).toBe(quote)

  await page.reload()
  await expect(quoteField(page)).toHaveValue(quote, { timeout: STUDIO_TIMEOUT_MS })
  expect(await (await request.get('/')).text()).not.toContain(quote)

  await publish(page)
  await expect.poll(async () => (await request.get('/')).text()).toContain(quote)
})

test('two tabs see each other’s edits', { tag: LONG }, async ({ page, context }) => {
  const other = await context.newPage()
  await openDocument(page, 'testimonial', TESTIMONIAL)
  await openDocument(other, 'testimonial', TESTIMONIAL)
  const quote = `Typed in one tab at ${Date.now()}.`
  await quoteField(page).fill(quote)
  await expect(quoteField(other)).toHaveValue(quote)
  const answer = `Answered in the other at ${Date.now()}.`
  await quoteField(other).fill(answer)
  await expect(quoteField(page)).toHaveValue(answer)
  await other.close()
})

test('an uploaded picture with a focal point is cropped around that point on the site', { tag: LONG }, async ({
  page,
  request,
}) => {
  const bytes = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#8a2be2' } })
    .png()
    .toBuffer()
  await openDocument(page, 'testimonial', TESTIMONIAL)
  await page.getByTestId('options-menu-button').click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByTestId('file-input-upload-button').click()
  await (await chooser).setFiles({ name: 'journey.png', mimeType: 'image/png', buffer: bytes })
  await expect.poll(() => draftPicture()).toMatch(/-1200x600-png$/)
  const assetId = await draftPicture()

  await page.getByTestId('options-menu-edit-details').click()
  await setFocalPoint(page)
  await expect.poll(() => draftFocus()).toBeLessThan(0.4)
  await page.keyboard.press('Escape')

  await publish(page)
  const file = assetId.replace(/^image-/, '').replace(/-png$/, '.png')
  await expect.poll(async () => (await request.get('/')).text()).toContain(file)
  await page.goto('/')
  const picture = page.locator(`img[src*="${file}"]`)
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0)
  // The picture is 1200 × 600 and shown square, so a crop around its centre would start at 300.
  const [left] =
    new URL((await picture.getAttribute('src')) ?? '').searchParams.get('rect')?.split(',').map(Number) ?? []
  expect(left).toBeLessThan(300)
})

// `npm run bench -- load` measures how long it takes.
test('changes that are published one after the other are on the site, each announced by the webhook', async ({
  request,
}) => {
  // Without the webhook, the site would say so after two changes that only its catch-up found.
  for (let round = 0; round < ROUNDS; round++) {
    // Twice, because the first one itself revalidates what others have published.
    for (let look = 0; look < 2; look++) await catchUp()
    const quote = `Round ${round} at ${Date.now()}.`
    await editDraft(TESTIMONIAL, { quote })
    await publishDraft(TESTIMONIAL)
    await expect.poll(async () => (await request.get('/')).text()).toContain(quote)
  }
  await catchUp()
  expect(await (await request.get('/readyz')).json()).toMatchObject({ webhook: 'arrives' })
})

test('what is on the site, saved and being typed survives a restart of the content service, and the form says so', {
  tag: LONG,
}, async ({ page, request }) => {
  const published = await editor().fetch<{ quote: string; url: string }>(
    '*[_id == $id][0]{quote, "url": image.asset->url}',
    { id: TESTIMONIAL },
  )
  const saved = `A draft from before the restart, ${Date.now()}.`
  await openDocument(page, 'testimonial', TESTIMONIAL)
  await quoteField(page).fill(saved)
  await expect.poll(() => draftQuote()).toBe(saved)

  const quote = `${saved} And its last words.`
  await quoteField(page).fill(quote)
  await stopStack()
  await expect(page.getByText('What you typed is kept: leave this window open.')).toBeVisible({
    timeout: STUDIO_TIMEOUT_MS,
  })
  await expect(quoteField(page)).toHaveValue(quote)
  await startStack()
  await expect.poll(() => draftQuote(), { timeout: STUDIO_TIMEOUT_MS }).toBe(quote)

  expect(await (await request.get('/')).text()).toContain(published.quote)
  expect((await request.get(published.url)).status()).toBe(200)
  await openDocument(page, 'testimonial', TESTIMONIAL)
  await expect(quoteField(page)).toHaveValue(quote)
})

async function openDocument(page: Page, type: string, id: string): Promise<void> {
  await enterStudio(page, `/studio/structure/${type};${id}`)
  await expect(page.getByTestId('field-quote').locator('textarea')).toBeEnabled({ timeout: STUDIO_TIMEOUT_MS })
}

function quoteField(page: Page) {
  return page.getByTestId('field-quote').locator('textarea')
}

async function publish(page: Page): Promise<void> {
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  await page.getByTestId('action-publish').click()
  await expect.poll(() => draftQuote()).toBeNull()
}

/** In the open picture dialog, shrinks the focal area and drags it towards the left edge. */
async function setFocalPoint(page: Page): Promise<void> {
  const picture = await page.locator('[role="dialog"] svg:has(svg)').first().boundingBox()
  if (!picture) throw new Error('The dialog shows no picture')
  const middle = { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 }
  const radius = { x: picture.width / 2 - FOCAL_PADDING_PX, y: picture.height / 2 - FOCAL_PADDING_PX / 2 }
  // The handle lies on the ellipse, at 45 degrees.
  const handle = { x: middle.x + radius.x * Math.SQRT1_2, y: middle.y + radius.y * Math.SQRT1_2 }
  await drag(page, handle, { x: middle.x + radius.x / 5, y: middle.y + radius.y / 5 })
  await drag(page, middle, { x: middle.x - radius.x * 0.6, y: middle.y })
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 10 })
  await page.mouse.up()
}

const draftQuote = () => draftField<string>('quote')
const draftFocus = () => draftField<number>('image.hotspot.x')
const draftPicture = async () => (await draftField<string>('image.asset._ref')) ?? ''

function draftField<T>(path: string): Promise<T | null> {
  return editor().fetch<T | null>(`*[_id == $id][0].${path}`, { id: `drafts.${TESTIMONIAL}` }, { perspective: 'raw' })
}

/** Uncaught errors and error responses. Requests to other hosts fail without a response, so they do not count. */
function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('response', response => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`)
  })
  return errors
}
