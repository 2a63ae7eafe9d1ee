import { type Browser, expect, type Page, test } from '@playwright/test'
import { editor } from '../../support/content.ts'
import { stack } from '../../support/stack.ts'
import {
  chooseAction,
  discardDrafts,
  fieldOf,
  namePerson,
  removePerson,
  STUDIO_TIMEOUT_MS,
  signInAs,
} from '../../support/studio.ts'

const TESTIMONIAL = 'testimonial-as-salam'
const DOCUMENT = `/studio/intent/edit/id=${TESTIMONIAL};type=testimonial`
const ROLE = `coalesce(*[_id == "drafts.${TESTIMONIAL}"][0].role, *[_id == "${TESTIMONIAL}"][0].role)`
const ROUNDS = 10
const ROUND_TIMEOUT_MS = 40_000
/** Faster than somebody counts as resting. */
const KEY_MS = 150
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
  const [ada, ben] = [await openForm(browser, ADA), await openForm(browser, BEN)]
  for (const page of [ada, ben]) await expect(quoteField(page)).toBeEnabled({ timeout: STUDIO_TIMEOUT_MS })

  await expectPresent(ada, BEN)
  await expectPresent(ben, ADA)

  const quote = `Typed by Ada at ${Date.now()}.`
  await quoteField(ada).fill(quote)
  await expect(quoteField(ben)).toHaveValue(quote)
  await expect(ben.getByText(`${ADA} is in this field.`)).toBeVisible()
  await expect(quoteField(ben)).not.toBeEditable()
  await quoteField(ada).blur()
  const answer = `Answered by Ben at ${Date.now()}.`
  await quoteField(ben).fill(answer)
  await expect(quoteField(ada)).toHaveValue(answer)
  for (const page of [ada, ben]) await page.context().close()
})

test('nothing that one editor types is lost when the other one publishes meanwhile', async ({ browser }) => {
  test.setTimeout(ROUNDS * ROUND_TIMEOUT_MS)
  const [ada, ben] = [await openForm(browser, ADA), await openForm(browser, BEN)]
  const role = fieldOf(ben, 'role').locator('input')
  await expect(role).toBeEditable({ timeout: STUDIO_TIMEOUT_MS })

  for (let round = 1; round <= ROUNDS; round++) {
    const text = `President of the board, of the school and ${round} more`
    await quoteField(ada).fill(`Round ${round} of ${ROUNDS}.`)
    await quoteField(ada).blur()
    await role.fill('')
    const typing = role.pressSequentially(text, { delay: KEY_MS })
    await ada.getByTestId('action-publish').click()
    const question = ada.getByRole('dialog', { name: `${BEN} is typing in Role` })
    await question.getByRole('button', { name: 'Publish without it' }).click()
    await expect(ben.getByText(`${ADA} published this`)).toBeVisible()
    await typing
    await expect(role).toHaveValue(text)
    // In the draft, or published: Publish waits for the check, and takes what was typed meanwhile.
    await expect.poll(() => editor().fetch(ROLE, {}, { perspective: 'raw' })).toBe(text)
    await expect(fieldOf(ada, 'role').locator('input')).toHaveValue(text)
  }

  const typing = role.pressSequentially(' of Toledo, Ohio', { delay: KEY_MS })
  await expect(fieldOf(ada, 'role').locator('input')).toHaveValue(/ of To/)
  await chooseAction(ada, 'Discard changes')
  await expect(ada.getByText(`${BEN} is typing in Role.`)).toBeVisible()
  await ada.getByRole('button', { name: 'Keep it' }).click()
  await typing
  for (const page of [ada, ben]) await page.context().close()
})

async function openForm(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.siteUrl, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signInAs(page, name, DOCUMENT)
  return page
}

async function expectPresent(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Global presence' }).click()
  await expect(page.getByRole('menu').filter({ hasText: name })).toBeVisible()
  await page.keyboard.press('Escape')
}

function quoteField(page: Page) {
  return fieldOf(page, 'quote').locator('textarea')
}
