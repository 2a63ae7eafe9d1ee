import { expect } from '@playwright/test'
import { follow } from '../../support/follow.ts'
import { discardDrafts, editDraft, enterStudio, fieldOf, openHome, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const TESTIMONIAL = 'testimonial-as-salam'

test.use({ viewport: { width: 1440, height: 900 } })
test.afterAll(discardDrafts)

test('Home: a sentence that staff saw on the site is found, and leads to the field that holds it', async ({ page }) => {
  const search = page.getByRole('combobox', { name: 'Find a sentence of the site' })
  const option = page.getByRole('option')
  await openHome(page)
  await follow(
    page,
    'Home',
    async () => {
      await page.keyboard.press('/')
      await expect(search).toBeFocused()
      await expect(page.getByText('Type words you saw on the site.').last()).toBeVisible()
    },
    async () => {
      await search.fill('a clipboard with')
      await expect(option).toHaveCount(1)
      await expect(option).toContainText('“On Fridays I used to stand at the door with a clipboard for pledges.”')
      await expect(option).toContainText('Testimonial · Yahya Kaya · field Quote')
      await expect(option.locator('mark').last()).toHaveText('clipboard')
    },
    async () => {
      await search.press('ArrowDown')
      await search.press('Enter')
      await expect(fieldOf(page, 'quote').locator('textarea')).toBeFocused({ timeout: STUDIO_TIMEOUT_MS })
    },
  )
})

test('the magnifier and Ctrl+K lead to the search from everywhere else', async ({ page }) => {
  await openHome(page)
  for (const lead of [() => page.getByTestId('studio-search').click(), () => page.keyboard.press('Control+K')]) {
    await enterStudio(page, '/studio/requests')
    await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible()
    await lead()
    await expect(page.getByRole('combobox', { name: 'Find a sentence of the site' })).toBeFocused()
  }
})

test('the search leads into a section, and to a field on another tab of the form', async ({ page }) => {
  await openHome(page)
  const search = page.getByRole('combobox', { name: 'Find a sentence of the site' })
  await search.fill('exceed its fundraising goals')
  await expect(page.getByRole('option').first()).toContainText('Landing page · field Sections › Hero › ')
  await search.press('Enter')
  const lead = page.getByRole('dialog').getByTestId('field-sections[_key=="item-1"].lead')
  await expect(lead.locator('textarea')).toBeFocused({ timeout: STUDIO_TIMEOUT_MS })

  await enterStudio(page, '/studio')
  await search.fill('someone donated')
  await expect(page.getByRole('option').first()).toContainText('Landing page · field Recent donations › Text')
  await search.press('Enter')
  await expect(fieldOf(page, 'toast.text').locator('input')).toBeFocused({ timeout: STUDIO_TIMEOUT_MS })
})

test('Enter pressed before the texts have loaded opens the sentence once they have', async ({ page }) => {
  let answer = () => {}
  await page.route(/tag=[^&]*home\.sentences/, async route => {
    await new Promise<void>(resolve => {
      answer = resolve
    })
    await route.continue()
  })
  const search = page.getByRole('combobox', { name: 'Find a sentence of the site' })
  await openHome(page)
  const asked = page.waitForRequest(/tag=[^&]*home\.sentences/)
  await page.reload()
  await search.fill('with a clipboard')
  await expect(page.getByText('Looking through the texts of the site …')).toBeVisible()
  await search.press('Enter')
  await asked
  answer()
  await expect(fieldOf(page, 'quote').locator('textarea')).toBeFocused({ timeout: STUDIO_TIMEOUT_MS })
})

test('the arrows choose among the sentences, drafts included', async ({ page }) => {
  await editDraft(TESTIMONIAL, { quote: 'Zanzibar is written here. And Zanzibar there.', tagline: 'Zanzibar too' })
  await openHome(page)
  // What was read a moment ago would be searched again.
  await page.reload()
  const search = page.getByRole('combobox', { name: 'Find a sentence of the site' })
  await search.fill('zanzibar')
  const options = page.getByRole('option')
  await expect(options).toHaveCount(2)
  await expect(page.getByText('2 sentences found').first()).toBeAttached()
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true')
  await search.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(search).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '')
  await search.fill('words that nobody ever wrote')
  await expect(
    page.getByText('They may be part of a picture, or of a page that this site does not hold.'),
  ).toBeVisible()
  await search.press('Escape')
  await expect(search).toHaveValue('')
})
