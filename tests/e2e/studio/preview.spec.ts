import { expect, type FrameLocator, type Page } from '@playwright/test'
import { editor } from '../../support/content.ts'
import { stack } from '../../support/stack.ts'
import { STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const LEAD = 'Minara modernizes donation collection'

test.setTimeout(180_000)

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

test('leaving the preview removes drafts, visual editing and the bar', async ({ page }) => {
  const settings = await editor().getDocument('siteSettings')
  await editor().createOrReplace({
    ...settings,
    _id: 'drafts.siteSettings',
    _type: 'siteSettings',
    footerNote: 'A draft of the last line',
  })
  const site = await openPreview(page, '/terms')
  await expect(site.getByText('A draft of the last line')).toBeVisible()
  await site.getByRole('button', { name: 'Exit the preview' }).click()
  await expect(site.getByText(settings?.footerNote)).toBeVisible()
  await expect(site.getByRole('form', { name: 'Preview' })).toHaveCount(0)
  await expect(site.locator('sanity-visual-editing')).toHaveCount(0)
})

test('the document of the previewed page opens next to it', async ({ page }) => {
  for (const [path, title] of [
    ['/post/ramadan-readiness', 'Thirty nights, one plan: a Ramadan readiness checklist'],
    ['/request-trial', 'Trial'],
    ['/blog/category/finance', 'Finance'],
  ] as const) {
    await openPreview(page, path)
    await expect(page.getByTestId('document-panel-document-title')).toContainText(title, { timeout: STUDIO_TIMEOUT_MS })
  }
})

test('a document lists the pages that use it and links to them', async ({ page }) => {
  await page.goto('/studio/intent/edit/id=author-idris-khan;type=author')
  await page.getByText(/^Used on \d+ pages?$/).click({ timeout: STUDIO_TIMEOUT_MS })
  await page
    .getByRole('link', { name: /\/post\// })
    .first()
    .click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible({
    timeout: STUDIO_TIMEOUT_MS,
  })

  await page.goto('/studio/structure/redirect;redirect-albayan')
  await expect(page.getByText(/Its address on the site: .*\/albayan$/)).toBeVisible({
    timeout: STUDIO_TIMEOUT_MS,
  })
})

async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`/studio/presentation?preview=${path}`)
  const site = page.frameLocator('iframe')
  // Overlays appear once the page and the Studio have connected.
  await expect(site.locator('sanity-visual-editing')).toHaveCount(1, { timeout: STUDIO_TIMEOUT_MS })
  await expect(site.getByRole('form', { name: 'Preview' })).toBeVisible()
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
