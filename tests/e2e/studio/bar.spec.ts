import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { untilAtRest } from '../../support/at-rest.ts'
import { axeOptions } from '../../support/axe-rules.ts'
import { listFaintTexts } from '../../support/contrast.ts'
import { namePerson, openHome, openStudio, removePerson, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const SECRETARY = 'Aisha Rahman'
/** What Sanity's own parts break, by rule and element: nothing else may, and these parts nothing else. */
const BROKEN_BY_SANITY: Record<string, string> = {
  'aria-allowed-attr':
    '#workspace-menu, nav [data-ui="Button"], [id$="-children"], [data-ui^="Array"] [data-ui="Card"]',
  'aria-required-children': '[role="listbox"]',
  'aria-toggle-field-name': '[role="option"]',
  'aria-valid-attr-value': '[data-testid="field-group-tabs"] button',
  'button-name': [
    ...['[data-testid="pane-context-menu-button"]', '[data-testid="copy-document-actions-button"]'],
    ...['[data-ui="DragHandleButton"]', '[data-ui^="Array"] button'],
  ].join(),
  'label-content-name-mismatch': '[data-testid^="breadcrumb-item-"]',
  'link-name': 'a[href^="/studio/structure"]',
  listitem: '[role="listbox"] > li',
  'nested-interactive': '[role="option"]',
}

test.setTimeout(180_000)
test.use({ ownTab: true, viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })

test('who maintains the project has Sanity’s help in the bar, and nobody a list of nobody', async ({ page }) => {
  await openHome(page)
  await expect(helpIn(page)).toBeVisible()
  await expect(page.locator('#global-presence-menu')).toBeHidden()
})

test.describe('a secretary', () => {
  test.beforeAll(() => namePerson(SECRETARY))
  test.afterAll(() => removePerson(SECRETARY))

  test('has neither Sanity’s help nor its offers in the bar', async ({ page }) => {
    // Whoever alone is named is signed in without being asked.
    await page.goto('/studio')
    await expect(page.getByRole('link', { name: /^Requests/ })).toBeVisible()
    await expect(helpIn(page)).toBeHidden()
    await expect(page.locator('#global-presence-menu')).toBeHidden()
    await expect(page.locator('a[href*="sanity.io"]:visible')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Queries' })).toHaveCount(0)
    await expect(page.locator('[data-ui="ReleasesNav"]')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Releases' })).toHaveCount(0)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('lists, forms and dialogs are accessible, with a contrast of at least 4.5 to 1', async ({ page }) => {
      await openStudio(page, '/structure/testimonial')
      await expect(page.getByText('Abdullah Hassan').first()).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Order on the page' }).click({ timeout: STUDIO_TIMEOUT_MS })
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
      await expectAccessible(page)
      await openStudio(page, '/structure/testimonial;testimonial-as-salam')
      const quote = page.getByTestId('field-quote').locator('textarea')
      await expect(quote).toBeEnabled({ timeout: STUDIO_TIMEOUT_MS })
      await expectAccessible(page)
    })
  })
}

function helpIn(page: Page) {
  return page.getByTestId('studio-navbar').getByTestId('button-resources-menu')
}

async function expectAccessible(page: Page): Promise<void> {
  // Panes and dialogs fade in, and so does each new text of the status, by a script of Sanity's.
  await page.evaluate(untilAtRest)
  await expect.poll(() => listBroken(page), { timeout: STUDIO_TIMEOUT_MS }).toEqual([])
  // axe skips what it cannot judge, such as truncated text and placeholders.
  expect(await listFaintTexts(page)).toEqual([])
}

async function listBroken(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options(axeOptions([])).setLegacyMode().analyze()
  const nodes = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary: why }) => {
      return { at: String(target), sanitys: BROKEN_BY_SANITY[id] ?? ':not(*)', says: `${id} ${target} ${html} ${why}` }
    }),
  )
  return page.evaluate(
    all => all.flatMap(({ at, sanitys, says }) => (document.querySelector(at)?.matches(sanitys) ? [] : [says])),
    nodes,
  )
}
