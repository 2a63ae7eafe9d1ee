import { expect, type Page } from '@playwright/test'
import { LONG } from '../../../scripts/short-proof.ts'
import { editor } from '../../support/content.ts'
import { startStack, stopStack } from '../../support/stack.ts'
import { discardDrafts, enterStudio, readDraft, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const TESTIMONIAL = 'testimonial-as-salam'

test.describe.configure({ mode: 'serial' })
test.setTimeout(180_000)

test.afterAll(discardDrafts)

test.describe('while it starts', () => {
  test.use({ ownTab: true })

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

test('what is on the site, saved and being typed survives a restart of the content service, and the form says so', {
  tag: LONG,
}, async ({ page, request }) => {
  const published = await editor().fetch<{ quote: string; url: string }>(
    '*[_id == $id][0]{quote, "url": image.asset->url}',
    { id: TESTIMONIAL },
  )
  const saved = `A draft from before the restart, ${Date.now()}.`
  await openDocument(page)
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

  await expect.poll(async () => (await request.get('/')).text()).toContain(published.quote)
  expect((await request.get(published.url)).status()).toBe(200)
  await openDocument(page)
  await expect(quoteField(page)).toHaveValue(quote)
})

async function openDocument(page: Page): Promise<void> {
  await enterStudio(page, `/studio/structure/testimonial;${TESTIMONIAL}`)
  await expect(quoteField(page)).toBeEnabled({ timeout: STUDIO_TIMEOUT_MS })
}

function quoteField(page: Page) {
  return page.getByTestId('field-quote').locator('textarea')
}

function draftQuote(): Promise<string | null> {
  return readDraft(TESTIMONIAL, 'quote')
}
