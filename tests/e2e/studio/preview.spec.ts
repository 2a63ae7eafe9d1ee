import { expect, type FrameLocator, type Page } from '@playwright/test'
import { editor } from '../../support/content.ts'
import { stack } from '../../support/stack.ts'
import { STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { enterStudio } from '../../support/studio-tab.ts'

const LEAD = 'Minara modernizes donation collection'

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
  await site.getByText(LEAD).click()
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

test('“See what visitors see” removes drafts and visual editing, and “Back to the drafts” brings them back', async ({
  page,
}) => {
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

test('the document of the previewed page opens next to it', async ({ page }) => {
  for (const [path, title] of [
    ['/post/ramadan-readiness', 'Thirty nights, one plan: a Ramadan readiness checklist'],
    ['/request-trial', 'Trial'],
    ['/blog/category/finance', 'Finance'],
  ] as const) {
    await openPreview(page, path)
    await expect(page.getByTestId('pane-header').last()).toContainText(title, { timeout: STUDIO_TIMEOUT_MS })
  }
})

test('a document lists the pages that use it and links to them', async ({ page }) => {
  await enterStudio(page, '/studio/intent/edit/id=author-idris-khan;type=author')
  await page.getByRole('button', { name: /^Used on \d+ pages?$/ }).click({ timeout: STUDIO_TIMEOUT_MS })
  await page
    .getByRole('link', { name: /\/post\// })
    .first()
    .click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible({
    timeout: STUDIO_TIMEOUT_MS,
  })

  await enterStudio(page, '/studio/structure/redirect;redirect-albayan')
  await expect(page.getByTestId('chip-use')).toHaveAttribute('href', /\/albayan$/, { timeout: STUDIO_TIMEOUT_MS })
  await expect(page.getByTestId('chip-use')).toHaveText('Test in a new tab')
})

async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await enterStudio(page, `/studio/presentation?preview=${path}`)
  const site = page.frameLocator('iframe')
  // Overlays appear once the page and the Studio have connected.
  await expect(site.locator('sanity-visual-editing')).toHaveCount(1, { timeout: STUDIO_TIMEOUT_MS })
  await expect(page.getByText('You see drafts. Visitors see nothing of this.')).toBeVisible()
  // The strip above says it, so the page's own bar would only cover the page.
  await expect(site.getByRole('form', { name: 'Preview' })).toBeHidden()
  return site
}

/** Collects CSP violations of the Studio and the previewed page, and no other errors, because requests to Sanity's hosts fail. */
function watchPolicy(page: Page): string[] {
  const refusals: string[] = []
  page.on('console', message => {
    if (/Content Security Policy/.test(message.text())) refusals.push(message.text())
  })
  return refusals
}
