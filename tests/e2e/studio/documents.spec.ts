import { expect, type Page } from '@playwright/test'
import { editor } from '../../support/content.ts'
import { chooseAction, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { enterStudio } from '../../support/studio-tab.ts'

const PATH = '/journey-masjid'
const TESTIMONIAL = 'testimonial-as-salam'

test.describe.configure({ mode: 'serial' })
test.setTimeout(180_000)

test.afterAll(async () => {
  await editor().delete({ query: '*[_id in path("drafts.**")]' })
  await editor().delete({ query: '*[_type == "redirect" && path == $path]', params: { path: PATH } })
})

test('an invalid redirect cannot be published; once corrected and published, it works', async ({ page, request }) => {
  await enterStudio(page, '/studio/intent/create/type=redirect')
  await fill(page, 'path', '/blog')
  await fill(page, 'destination', 'albayan')
  await expect.poll(() => findRedirect('/blog')).toMatch(/^drafts\./)
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await expect(page.getByTestId('field-path').getByTestId('input-validation-icon-error').first()).toBeVisible()

  await fill(page, 'path', PATH)
  await publish(page)
  await expect.poll(() => findRedirect(PATH)).not.toMatch(/^drafts\./)
  await expect.poll(async () => (await request.get(PATH, { maxRedirects: 0 })).headers().location).toMatch(/\/albayan$/)
  await page.goto(PATH)
  expect(new URL(page.url()).pathname).toMatch(/\/albayan$/)
})

test('an unpublished redirect no longer works, and its draft is kept', async ({ page, request }) => {
  const id = await findRedirect(PATH)
  await openDocument(page, 'redirect', id)
  await chooseAction(page, 'Take off the site')
  const dialog = page.getByRole('dialog', { name: 'Take off the site?' })
  await expect(dialog).toContainText(`Whoever opens ${PATH} then sees the landing page.`)
  await dialog.getByRole('button', { name: 'Take off the site' }).click()
  await expect.poll(() => findRedirect(PATH)).toBe(`drafts.${id}`)
  await expect.poll(async () => (await request.get(PATH, { maxRedirects: 0 })).status()).toBe(200)
  await expect(page.getByText('Off the site. Your text is kept')).toBeVisible()
  await expect(field(page, 'path')).toBeEnabled()
  await expect(field(page, 'path')).toHaveValue(PATH)
})

test('a discarded draft is gone, and the form shows the published values', async ({ page }) => {
  const { tagline } = await published()
  await openDocument(page, 'testimonial', TESTIMONIAL)
  await fill(page, 'tagline', 'Typed by mistake')
  await expect.poll(() => draftTagline()).toBe('Typed by mistake')
  await chooseAction(page, 'Discard changes')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /discard/i })
    .click()
  await expect.poll(() => draftTagline()).toBeNull()
  await expect(field(page, 'tagline')).toHaveValue(tagline)
})

test('an earlier revision is restored with its values', async ({ page }) => {
  await openDocument(page, 'testimonial', TESTIMONIAL)
  for (const tagline of ['A good tagline', 'A worse tagline']) {
    await fill(page, 'tagline', tagline)
    await publish(page)
    await expect.poll(async () => (await published()).tagline).toBe(tagline)
  }

  await enterStudio(page, `/studio/structure/testimonial;${TESTIMONIAL},inspect=sanity%2Fstructure%2Fhistory`)
  const revisions = page.getByTestId('timeline-item-button').filter({ hasText: 'Published' })
  // The history lists what the tab knew before it learns of the last publication, so the second line may be an older one at first.
  const chosen = async () => {
    await revisions.nth(1).click()
    return field(page, 'tagline').inputValue()
  }
  await expect.poll(chosen, { timeout: STUDIO_TIMEOUT_MS, intervals: [1_000] }).toBe('A good tagline')
  await page.getByRole('button', { name: 'Revert to revision' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => draftTagline()).toBe('A good tagline')
  await openDocument(page, 'testimonial', TESTIMONIAL)
  await publish(page)
  await expect.poll(async () => (await published()).tagline).toBe('A good tagline')
})

async function openDocument(page: Page, type: string, id: string): Promise<void> {
  await enterStudio(page, `/studio/structure/${type};${id}`)
  await expect(page.getByTestId('document-chips')).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
}

function field(page: Page, name: string) {
  return page.getByTestId(`field-${name}`).locator('input:not([type=radio]), textarea').first()
}

async function fill(page: Page, name: string, text: string): Promise<void> {
  await expect(field(page, name)).toBeEnabled({ timeout: STUDIO_TIMEOUT_MS })
  await field(page, name).fill(text)
}

async function publish(page: Page): Promise<void> {
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  await page.getByTestId('action-publish').click()
}

/** Client that also sees drafts. */
function drafts() {
  return editor().withConfig({ perspective: 'raw' })
}

/** Id of the redirect with this path; that of its draft while it is unpublished. */
function findRedirect(path: string): Promise<string> {
  return drafts().fetch('coalesce(*[_type == "redirect" && path == $path] | order(_id desc)[0]._id, "")', { path })
}

function published(): Promise<{ tagline: string }> {
  return editor().fetch('*[_id == $id][0]{tagline}', { id: TESTIMONIAL })
}

function draftTagline(): Promise<string | null> {
  return drafts().fetch('*[_id == $id][0].tagline', { id: `drafts.${TESTIMONIAL}` })
}
