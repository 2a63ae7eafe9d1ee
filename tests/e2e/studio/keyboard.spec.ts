import { expect, type Locator, type Page } from '@playwright/test'
import { hasText } from '../../support/ask.ts'
import { editor } from '../../support/content.ts'
import { rowOf, VISIBLE } from '../../support/guide.ts'
import { discardDrafts, enterStudio, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const TITLE = 'A post without a mouse'
const SLUG = 'a-post-without-a-mouse'
/** More than the fields and buttons between two that staff use one after the other. */
const MAX_PRESSES = 60

test.setTimeout(240_000)
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(discardDrafts)
test.afterEach(async () => {
  await discardDrafts()
  await editor().delete({ query: '*[slug.current == $slug]', params: { slug: SLUG } })
})

test('a post is written and published with the keyboard alone, and Publish keeps the focus', async ({ page }) => {
  await enterStudio(page, '/studio/structure')
  await choose(page, 'Content', 'Blog')
  await choose(page, 'Blog', 'Posts')
  await tabTo(page, page.getByTestId(/^(multi-)?action-intent-button$/).last())
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Title', exact: true }))
  await page.keyboard.type(TITLE)
  await expect(rowOf(page, TITLE)).toBeVisible()
  await tabTo(page, page.getByTestId('field-body').getByRole('textbox').first())
  await page.keyboard.type('Written by hand.')
  await tabTo(page, page.getByRole('tab', { name: 'Text' }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Excerpt' }))
  await page.keyboard.type('What the journey says on its card.')
  await chooseByLetters(page, 'Category', 'Fin')
  await chooseByLetters(page, 'Author', 'Mar')

  const publish = page.getByTestId('action-publish')
  await tabTo(page, publish)
  await expect(publish).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Enter')
  await expect(publish).toHaveAccessibleDescription('Nothing has changed since it was published.', VISIBLE)
  await expect(publish).toBeFocused()
  await expect.poll(() => hasText('/blog', TITLE), VISIBLE).toBe(true)
})

async function choose(page: Page, list: string, entry: string): Promise<void> {
  const link = page.getByRole('listbox', { name: list, exact: true }).getByRole('link', { name: entry, exact: true })
  await tabTo(page, page.getByRole('listbox', { name: list, exact: true }).locator('..'))
  const isActive = async () => {
    const active = placeIn(await page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant')))
    const wanted = placeIn(await link.evaluate(each => each.closest('li')?.id))
    // The list may get rows while somebody goes through it.
    if (active !== wanted) await page.keyboard.press(active < wanted ? 'ArrowDown' : 'ArrowUp')
    return active === wanted
  }
  await expect.poll(isActive, { ...VISIBLE, intervals: [50] }).toBe(true)
  await page.keyboard.press('Enter')
}

/** The number at the end of a row's id; -1 for none. */
function placeIn(id: string | null | undefined): number {
  return Number(/\d+$/.exec(id ?? '')?.[0] ?? -1)
}

async function chooseByLetters(page: Page, field: string, letters: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: field }))
  await page.keyboard.type(letters)
  await expect(page.getByRole('option', { name: new RegExp(`^${letters}`) })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
  const isReached = () => target.evaluate(element => element === document.activeElement)
  for (let presses = 0; presses < MAX_PRESSES && !(await isReached()); presses++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}
