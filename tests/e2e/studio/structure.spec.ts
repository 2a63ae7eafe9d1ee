import { expect, type Page } from '@playwright/test'
import { editor } from '../../support/content.ts'
import { rowOf } from '../../support/guide.ts'
import { discardDrafts, editDraft, openStudio, publishDraft, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const TESTIMONIAL = 'testimonial-as-salam'
const ORDER = '*[_id == "landingPage"][0].sections[_type == "testimonials"][0].items[]->name'
const SECTIONS = '*[_id == "landingPage"][0].sections'

test.setTimeout(180_000)
test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(discardDrafts)
test.afterAll(discardDrafts)

test('one list shows drafts of every type, latest change first, until they are published or discarded', async ({
  page,
}) => {
  await openStudio(page, '/structure/drafts')
  const items = rowOf(page, /./)
  await expect(page.getByText('Nothing waits here.')).toBeVisible()
  await expect(items).toHaveCount(0)

  await editDraft(TESTIMONIAL, { role: 'Treasurer, as a draft' })
  await expect(items).toHaveText([/Abdullah Hassan/], { timeout: STUDIO_TIMEOUT_MS })
  await editDraft('siteSettings', { tagline: 'A tagline as a draft' })
  await expect(items).toHaveText([/Settings/, /Abdullah Hassan/], { timeout: STUDIO_TIMEOUT_MS })

  await publishDraft(TESTIMONIAL)
  await expect(items).toHaveText([/Settings/], { timeout: STUDIO_TIMEOUT_MS })
  await discardDrafts()
  await expect(items).toHaveCount(0, { timeout: STUDIO_TIMEOUT_MS })
})

for (const [list, section, field] of [
  ['testimonial', 'testimonials', 'items'],
  ['features-by-side;donor', 'features', 'donors'],
  ['features-by-side;masjid', 'features', 'management'],
  ['problems-and-solutions;problem', 'how', 'problems'],
  ['problems-and-solutions;solution', 'how', 'solutions'],
] as const) {
  test(`“Order on the page” leads from ${list} to ${section}.${field} of the landing page`, async ({ page }) => {
    await openStudio(page, `/structure/${list}`)
    await openOrder(page)
    const key = await editor().fetch<string>(`${SECTIONS}[_type == $section][0]._key`, { section })
    // The Studio encodes the path for its router, and again for the URL.
    const path = `sections[_key=="${key}"].${field}`
    await expect(page).toHaveURL(url => decodeURIComponent(decodeURIComponent(url.href)).endsWith(path))
    await expect(page.getByTestId(`field-${path}`)).toBeInViewport()
  })
}

test('testimonials that were reordered by dragging are in that order on the site after Publish', async ({
  page,
  request,
}) => {
  const before = await editor().fetch<string[]>(ORDER)
  const sections = await editor().fetch<unknown[]>(SECTIONS)
  const [first = '', second = '', ...others] = before
  try {
    await openStudio(page, '/structure/testimonial')
    await openOrder(page)
    const handles = page.getByRole('dialog').locator('[data-ui="DragHandle"], [data-sanity-icon="drag-handle"]')
    await expect(handles).toHaveCount(before.length)
    await dragBelow(page, handles.nth(0), handles.nth(1))
    await expect.poll(() => draftOrder()).toEqual([second, first, ...others])

    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByTestId('action-publish')).toBeEnabled()
    await page.getByTestId('action-publish').click()
    await expect.poll(() => editor().fetch<string[]>(ORDER)).toEqual([second, first, ...others])
    await expect.poll(async () => isBefore(await (await request.get('/')).text(), second, first)).toBe(true)
  } finally {
    await editDraft('landingPage', { sections })
    await publishDraft('landingPage')
  }
})

async function openOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Order on the page' }).click({ timeout: STUDIO_TIMEOUT_MS })
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
}

async function dragBelow(page: Page, what: ReturnType<Page['locator']>, where: ReturnType<Page['locator']>) {
  const [from, to] = [await what.boundingBox(), await where.boundingBox()]
  if (!from || !to) throw new Error('There is nothing to drag')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height, { steps: 20 })
  await page.mouse.up()
}

function draftOrder(): Promise<string[]> {
  return editor().fetch(ORDER, {}, { perspective: 'drafts' })
}

function isBefore(html: string, one: string, other: string): boolean {
  const cards = html.slice(html.indexOf('id="testimonials"'))
  return cards.indexOf(one) < cards.indexOf(other)
}
