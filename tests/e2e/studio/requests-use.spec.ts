import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { PAGE_ROWS } from '../../../lib/requests/requests.ts'
import { untilAtRest } from '../../support/at-rest.ts'
import { listFaintTexts } from '../../support/contrast.ts'
import { openRequests, openRequestsTool, type Requests, requestOf, rowOf } from '../../support/requests.ts'
import { openStudio, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const WORD = 'walk.example'
const MANY = 10_000
const MANY_PHONE = '(419) 555-9999'
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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
  })

  test('the arrow keys choose tabs', async ({ page }) => {
    await openRequestsTool(page, WORD, `${WORD}-held`)
    await page.getByRole('tab', { name: /^All/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: /^Spam/ })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: /^Suspicious/ })).toHaveAttribute('aria-selected', 'true')

    await expect(requestOf(page, 'Person held')).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 1440, height: 900 } })

    test('requests in every state are accessible and readable', async ({ page }) => {
      for (const id of ['pending', 'refused', 'held', 'marked']) {
        await openRequestsTool(page, WORD, `${WORD}-${id}`)
        await expect(requestOf(page, `Person ${id}`).getByText('What they sent')).toBeVisible()
        await expectAccessible(page)
      }
      await page.getByRole('button', { name: 'Erase this person’s data' }).click()
      await expect(page.getByRole('dialog')).toContainText('1 request is erased here')
      await expectAccessible(page)
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
    await expectAccessible(page)
    await request.getByRole('button', { name: 'Back to the list' }).tap()
    await expect(row).toBeInViewport()
    await expect.poll(() => row.evaluate(element => element.getBoundingClientRect().top)).toBeCloseTo(top, 0)
    await expectAccessible(page)
  })
})

test.describe('with ten thousand requests', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the list opens with its first rows, and jumps to its end at once', async ({ page }) => {
    for (let count = 0; count < MANY; count++) {
      await requests.send({ id: `m-${count}`, name: `Many ${count}`, phone: MANY_PHONE, minutesAgo: 100 + count })
    }
    await openStudio(page, '/structure')
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/requests/list'),
      page.getByRole('link', { name: /^Requests/ }).click(),
    ])
    await expect(page.locator('[role="row"][data-index="9"]')).toBeInViewport({ timeout: STUDIO_TIMEOUT_MS })
    const { total, rows } = await answer.json()
    expect(total).toBeGreaterThanOrEqual(MANY)
    expect(rows).toHaveLength(PAGE_ROWS)

    await page.locator('[data-index="0"]').focus()
    await page.keyboard.press('End')
    await expect(page.locator('[role="row"][data-index]:focus b')).toBeInViewport()
    await page.getByRole('button', { name: 'Newer' }).click()
    await expect(page.locator('[role="row"][data-index]')).toHaveCount(PAGE_ROWS)
    await requests.outbox.eraseContact(MANY_PHONE)
  })
})

async function expectAccessible(page: Page): Promise<void> {
  // Panes and dialogs fade in.
  await page.evaluate(untilAtRest)
  const tool = new AxeBuilder({ page }).include('main')
  // Sanity's dialogs are beside the tool in the document.
  if ((await page.getByRole('dialog').count()) > 0) tool.include('[role="dialog"]')
  const { violations } = await tool.withTags(RULES).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
  expect(found).toEqual([])
  expect(await listFaintTexts(page)).toEqual([])
}
