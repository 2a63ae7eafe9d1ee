import { expect } from '@playwright/test'
import { accessibilityProblems } from '../../support/accessible.ts'
import { hasText } from '../../support/ask.ts'
import { editor } from '../../support/content.ts'
import { follow } from '../../support/follow.ts'
import {
  boxOf,
  choose,
  closeBox,
  openContent,
  pressPlus,
  pressPublish,
  remove,
  TALL_WINDOW,
  takeOffTheSite,
  VISIBLE,
  writeInto,
} from '../../support/guide.ts'
import { readToTheEnd } from '../../support/page.ts'
import { stack } from '../../support/stack.ts'
import { clickToEdit, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const TITLE = 'Nights of the journey'
const SLUG = 'nights-of-the-journey'
const FIRST_LEAD = 'What the journey writes first.'
const LEAD = 'Everything that a masjid prepares before the last ten nights.'

test.setTimeout(180_000)
test.use({ viewport: TALL_WINDOW, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(removePage)
test.afterEach(removePage)

test('Pages: one is made from nothing, seen before it is published, published, and taken off again', async ({
  page,
  browser,
}) => {
  const preview = page.frameLocator('iframe')
  await openContent(page)
  await follow(
    page,
    'Pages',
    async () => {
      await choose(page, 'Pages', 'Pages you build')
      await pressPlus(page)
      await expect(page.getByRole('menuitem', { name: 'Case study' })).toBeVisible()
      await page.getByRole('menuitem', { name: 'Campaign page' }).click()
    },
    async () => {
      await writeInto(page, { Title: TITLE })
      await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(SLUG)
    },
    async () => {
      await page.getByRole('button', { name: 'The title of the page Cover' }).click()
      await writeInto(boxOf(page), { Introduction: FIRST_LEAD })
      await closeBox(page)
      await page.getByRole('button', { name: 'Questions Questions' }).click()
      await boxOf(page).getByRole('button', { name: 'Question without words' }).first().click()
      await writeInto(boxOf(page), { Question: 'When do they begin?', Answer: 'On the twentieth evening.' })
      await closeBox(page)
      await page.getByRole('button', { name: 'Questions Questions' }).click()
      await remove(page, boxOf(page), 'Question without words')
      await closeBox(page)
      await page.getByRole('button', { name: 'Call to action without a title' }).click()
      await writeInto(boxOf(page), { Title: 'Begin tonight' })
      await closeBox(page)
      await remove(page, page, 'Steps without a title')
      await remove(page, page, 'Quote without words')
      await expect(page.getByTestId('chip-readiness')).toHaveText('Ready to publish')
    },
    async () => {
      await page.getByRole('button', { name: 'Not on the site yet' }).click()
      await page.getByRole('menuitem', { name: TITLE }).click()
      await expect(preview.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
      await expect(preview.locator('sanity-visual-editing')).toHaveCount(1)
      await expect(page.getByTestId('field-title').locator('input')).toHaveValue(TITLE)
      await clickToEdit(page, preview, FIRST_LEAD)
      const lead = page.locator('textarea:focus')
      await expect(lead).toHaveValue(FIRST_LEAD)
      await lead.fill(LEAD)
      await expect(preview.getByText(LEAD)).toBeVisible()
      expect(await hasText(`/${SLUG}`, TITLE)).toBe(false)
      expect(await hasText('/sitemap.xml', `/${SLUG}<`)).toBe(false)
    },
    () => pressPublish(page),
  )
  await expect.poll(() => hasText(`/${SLUG}`, LEAD), VISIBLE).toBe(true)
  await expect.poll(() => hasText('/sitemap.xml', `/${SLUG}<`), VISIBLE).toBe(true)
  await expect(page.getByTestId('chip-use')).toHaveText('On the site')
  for (const width of [1440, 390]) {
    const visitor = await browser.newPage({ baseURL: stack.siteUrl, viewport: { width, height: 900 } })
    await visitor.goto(`/${SLUG}`)
    await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await readToTheEnd(visitor)
    expect(await accessibilityProblems(visitor), `at ${width} px`).toEqual([])
    await visitor.close()
  }

  await openContent(page, 'Pages', 'Pages you build')
  await page.getByRole('link', { name: new RegExp(TITLE) }).click()
  await takeOffTheSite(page)
  await expect.poll(() => hasText(`/${SLUG}`, TITLE), VISIBLE).toBe(false)
  await expect.poll(() => hasText('/sitemap.xml', `/${SLUG}<`), VISIBLE).toBe(false)
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(TITLE)
})

async function removePage(): Promise<void> {
  await editor().delete({ query: '*[_id in path("drafts.**") || slug.current == $slug]', params: { slug: SLUG } })
}
