import { expect } from '@playwright/test'
import { expectReadable } from '../../support/accessible.ts'
import { openRequests, openRequestsTool, type Requests, requestOf, rowOf } from '../../support/requests.ts'
import { test } from '../../support/studio-page.ts'

const WORD = 'walk.example'

test.describe.configure({ mode: 'serial' })
test.setTimeout(300_000)

let requests: Requests
test.beforeAll(async () => {
  requests = openRequests(WORD)
  const states = ['pending', 'refused', 'held', 'delivered'] as const
  for (const [index, state] of states.entries()) {
    await requests.send({ id: state, name: `Person ${state}`, state, minutesAgo: index + 1 })
  }
  await requests.send({ id: 'marked', name: 'Person marked', marks: ['many from one address'], minutesAgo: 9 })
  for (let count = 0; count < 40; count++)
    await requests.send({ id: `${count}`, name: `Other ${count}`, minutesAgo: 60 })
})
test.afterAll(() => requests.close())

test.describe('with the keyboard alone', () => {
  test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })

  test('every request can be reached, opened, copied and closed', async ({ page }) => {
    await openRequestsTool(page, WORD)
    await page.keyboard.press('/')
    await expect(page.getByRole('textbox', { name: 'Search requests' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(rowOf(page, 'Person pending')).toBeFocused()
    await expect(page.locator('[role="row"][tabindex="0"]')).toHaveCount(1)

    await page.keyboard.press('ArrowDown')
    await expect(rowOf(page, 'Person refused')).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.locator('[data-index="44"]')).toBeFocused()
    await expect(page.locator('[data-index="44"]')).toBeInViewport()
    await page.keyboard.press('PageUp')
    await page.keyboard.press('Home')
    await expect(rowOf(page, 'Person pending')).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(requestOf(page, 'Person pending').getByText('What they sent')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(requestOf(page, 'Person refused').getByText('The form service refused it.')).toBeVisible()
    await expect(rowOf(page, 'Person refused')).toBeFocused()
    await page.keyboard.press('c')
    await expect(page.getByText('All fields copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Name: Person refused')

    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Person refused' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: /^Request of/ })).toHaveCount(0)
    await expect(rowOf(page, 'Person refused')).toBeFocused()

    await page.getByRole('tab', { name: /^All/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: /^Spam/ })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: /^Suspicious/ })).toHaveAttribute('aria-selected', 'true')
    await expect(rowOf(page, 'Person held')).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 1440, height: 900 } })

    test('requests in every state are accessible and readable', async ({ page }) => {
      for (const id of ['pending', 'refused', 'held', 'marked']) {
        await openRequestsTool(page, WORD, `${WORD}-${id}`)
        await expect(requestOf(page, `Person ${id}`).getByText('What they sent')).toBeVisible()
        await expectReadable(page)
      }
      await page.getByRole('button', { name: 'Erase this person’s data' }).click()
      await expect(page.getByRole('dialog')).toContainText('1 request is erased here')
      await expectReadable(page, '[role="dialog"]')
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('one pane shows at a time, and the list keeps its scroll position', async ({ page }) => {
    await openRequestsTool(page, WORD)
    await page.locator('[data-index="12"]').scrollIntoViewIfNeeded()
    const row = page.locator('[data-index="12"]')
    const name = (await row.locator('b').textContent()) ?? ''
    const top = await row.evaluate(element => element.getBoundingClientRect().top)
    await row.tap()
    const request = requestOf(page, name)
    await expect(request.getByRole('heading', { name, exact: true })).toBeFocused()
    await expect(page.getByRole('grid')).toBeHidden()
    await expect(request.getByRole('link', { name: 'Call' })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectReadable(page)
    await request.getByRole('button', { name: 'Back to the list' }).tap()
    await expect(row).toBeInViewport()
    await expect.poll(() => row.evaluate(element => element.getBoundingClientRect().top)).toBeCloseTo(top, 0)
    await expectReadable(page)
  })
})
