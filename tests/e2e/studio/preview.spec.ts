import { expect as base, type Page } from '@playwright/test'
import { LONG } from '../../../scripts/short-proof.ts'
import { editor } from '../../support/content.ts'
import { stack } from '../../support/stack.ts'
import { clickToEdit, openPreview, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

/** Sanity's overlays read the whole page at each change of it, so a busy machine is late to show what was typed. */
const expect = base.configure({ timeout: STUDIO_TIMEOUT_MS })

const LEAD = 'Giving to your masjid, in under 30 seconds'

test.setTimeout(180_000)
test.use({ ownTab: true })

test.afterEach(async () => {
  await editor().delete({ query: '*[_id in path("drafts.**")]' })
})

test('clicking a text in the preview opens its field, and what is typed appears in the preview but not for visitors', async ({
  page,
  playwright,
}) => {
  const refusals = watchPolicy(page)
  const site = await openPreview(page, '/')
  await clickToEdit(page, site, LEAD)
  const field = page.locator('textarea:focus')
  await expect(field).toHaveValue(new RegExp(LEAD))
  const draft = `Typed beside the preview at ${Date.now()}.`
  await field.fill(draft)
  await expect(site.getByText(draft)).toBeVisible()

  const visitor = await playwright.request.newContext({ baseURL: stack.siteUrl })
  const published = await (await visitor.get('/')).text()
  expect(published).toContain(LEAD)
  expect(published).not.toContain(draft)
  expect(published).not.toMatch(/[\u200b-\u200d]{10}/)
  await visitor.dispose()
  expect(refusals).toEqual([])
})

test('“See what visitors see” removes drafts and visual editing, and “Back to the drafts” brings them back', {
  tag: LONG,
}, async ({ page }) => {
  const settings = await editor().getDocument('siteSettings')
  await editor().createOrReplace({
    ...settings,
    _id: 'drafts.siteSettings',
    _type: 'siteSettings',
    footerNote: 'A draft of the last line',
  })
  const site = await openPreview(page, '/terms')
  await expect(site.getByText('A draft of the last line')).toBeVisible()
  await page.getByRole('button', { name: 'See what visitors see' }).click()
  await expect(site.getByText(settings?.footerNote)).toBeVisible()
  await expect(page.getByText('You see what visitors see, without drafts.')).toBeVisible()
  await expect(site.getByRole('form', { name: 'Preview' })).toHaveCount(0)
  await expect(site.locator('sanity-visual-editing')).toHaveCount(0)

  await page.getByRole('button', { name: 'Back to the drafts' }).click()
  await expect(site.getByText('A draft of the last line')).toBeVisible()
  await expect(page.getByText('You see drafts. Visitors see nothing of this.')).toBeVisible()
})

/** Collects CSP violations of the Studio and the previewed page, and no other errors, because requests to Sanity's hosts fail. */
function watchPolicy(page: Page): string[] {
  const refusals: string[] = []
  page.on('console', message => {
    if (/Content Security Policy/.test(message.text())) refusals.push(message.text())
  })
  return refusals
}
