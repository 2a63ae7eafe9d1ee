import { expect } from '@playwright/test'
import type { FormName } from '../../../lib/forms/forms.ts'
import { watchArrivals } from '../../support/arrivals.ts'
import { openDemo } from '../../support/demo-form.ts'
import { openDrawer } from '../../support/mini-trial.ts'
import { test, untilInteractive } from '../../support/page.ts'
import { stack } from '../../support/stack.ts'
import { PERSON, readViews, readVisits } from '../../support/visits.ts'

/** The name of an ordinary browser: browsers of tests name themselves headless, and are not counted. */
test.use({ userAgent: PERSON['user-agent'] })

const started = async (form: FormName) =>
  (await readVisits(stack.siteUrl)).forms.find(each => each.form === form)?.started.week ?? 0
const viewsOf = async (path: string) => (await readViews(stack.siteUrl))[path] ?? 0

test('a click on a link counts one view, and moving the pointer over links none', async ({ page }) => {
  const arrived = watchArrivals(page)
  await page.goto('/')
  await untilInteractive(page)
  await arrived()
  const before = await readViews(stack.siteUrl)
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) await link.hover()
  await arrived()
  expect(await readViews(stack.siteUrl)).toEqual(before)
  await page.goto('/blog')
  await page.locator('main a[href^="/post/"]').first().click()
  await page.waitForURL('**/post/**')
  const path = new URL(page.url()).pathname
  await expect.poll(() => viewsOf(path)).toBe((before[path] ?? 0) + 1)
  expect(await viewsOf('/blog')).toBe((before['/blog'] ?? 0) + 1)
})

test('a reload is a view, and a page that only comes back from the history is none', async ({ page }) => {
  await page.goto('/terms')
  const first = await viewsOf('/terms')
  await page.reload()
  await expect.poll(() => viewsOf('/terms')).toBe(first + 1)
  await page.evaluate(() => history.pushState(null, '', '#somewhere'))
  await page.goBack()
  expect(await viewsOf('/terms')).toBe(first + 1)
})

for (const [form, path] of [
  ['shortTrial', '/karima'],
  ['trial', '/request-trial'],
  ['registration', '/register'],
] as const) {
  test(`the first focus in ${path} starts a form, once`, async ({ page }) => {
    const arrived = watchArrivals(page)
    await page.goto(path)
    await untilInteractive(page)
    const before = await started(form)
    const fields = page.locator('main form input:visible')
    await fields.nth(0).focus()
    await expect.poll(() => started(form)).toBe(before + 1)
    await fields.nth(1).focus()
    await page.getByRole('heading', { level: 1 }).click()
    await fields.nth(0).focus()
    await arrived()
    expect(await started(form)).toBe(before + 1)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first focus starts a form, too', async ({ page }) => {
    await page.goto('/karima')
    const before = await started('shortTrial')
    await page.locator('main form input:visible').first().focus()
    await expect.poll(() => started('shortTrial')).toBe(before + 1)
  })
})

for (const [form, open] of [
  ['demo', openDemo],
  ['miniTrial', openDrawer],
] as const) {
  test(`the first focus in the dialog of ${form} starts it`, async ({ page }) => {
    const before = await started(form)
    const dialog = await open(page)
    await dialog.locator('input:visible').first().focus()
    await expect.poll(() => started(form)).toBe(before + 1)
  })
}
