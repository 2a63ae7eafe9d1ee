import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { untilAtRest } from '../../support/at-rest.ts'
import { editor } from '../../support/content.ts'
import { namePerson, removePerson, signInAs } from '../../support/people.ts'
import { stack } from '../../support/stack.ts'
import { discardDrafts, fieldOf, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'

const TESTIMONIAL = 'testimonial-as-salam'
const DOCUMENT = `/studio/intent/edit/id=${TESTIMONIAL};type=testimonial`
const [ADA, BEN] = ['Ada of the journey', 'Ben of the journey']

test.setTimeout(180_000)
test.beforeAll(() => {
  for (const name of [ADA, BEN]) namePerson(name)
})
test.afterAll(async () => {
  for (const name of [ADA, BEN]) removePerson(name)
  await discardDrafts()
})

test('two editors in two browsers see each other’s names and edits', async ({ browser }) => {
  const [ada, ben] = [await openBrowser(browser), await openBrowser(browser)]
  await signInAs(ada, ADA, DOCUMENT)
  await signInAs(ben, BEN, DOCUMENT)
  for (const page of [ada, ben]) await expect(quoteField(page)).toBeEnabled({ timeout: STUDIO_TIMEOUT_MS })

  await expectPresent(ada, BEN)
  await expectPresent(ben, ADA)

  const quote = `Typed by Ada at ${Date.now()}.`
  await quoteField(ada).fill(quote)
  await expect(quoteField(ben)).toHaveValue(quote)
  const answer = `Answered by Ben at ${Date.now()}.`
  await quoteField(ben).fill(answer)
  await expect(quoteField(ada)).toHaveValue(answer)

  const authors = await editor().request<string>({
    url: `/data/history/production/transactions/drafts.${TESTIMONIAL}?excludeMutations=true`,
  })
  expect(await namesIn(authors)).toEqual(expect.arrayContaining([ADA, BEN]))
  for (const page of [ada, ben]) await page.context().close()
})

test('the page that asks who one is can be used without JavaScript, and breaks no rule of accessibility', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const back = encodeURIComponent(`${stack.siteUrl}/healthz`)
  await page.goto(`${stack.lakeUrl}/v1/auth/login/local0001?origin=${back}`)
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: ADA })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/healthz#sid=/)
  await context.close()

  const checked = await openBrowser(browser)
  await checked.goto(`${stack.lakeUrl}/v1/auth/login/local0001?origin=${back}`)
  await checked.evaluate(untilAtRest)
  expect((await new AxeBuilder({ page: checked }).analyze()).violations).toEqual([])
  await checked.context().close()
})

async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.siteUrl, viewport: { width: 1440, height: 900 } })
  return context.newPage()
}

async function expectPresent(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Global presence' }).click()
  await expect(page.getByRole('menu').filter({ hasText: name })).toBeVisible()
  await page.keyboard.press('Escape')
}

function quoteField(page: Page) {
  return fieldOf(page, 'quote').locator('textarea')
}

/** The names of the authors of transactions, which come one a line. */
async function namesIn(lines: unknown): Promise<string[]> {
  const parsed: { author: string }[] = String(lines)
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  const users = await Promise.all(
    [...new Set(parsed.map(({ author }) => author))].map(id => editor().users.getById(id)),
  )
  return users.map(({ displayName }) => displayName)
}
