import { expect } from '@playwright/test'
import { follow } from '../../../support/follow.ts'
import { openRequests, type Requests, requestOf, rowOf } from '../../../support/requests.ts'
import { enterStudio, STUDIO_TIMEOUT_MS } from '../../../support/studio.ts'
import { test } from '../../../support/studio-page.ts'

const WORD = 'guide.example'
const EMAIL = `amal@${WORD}`

let requests: Requests

test.setTimeout(180_000)
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(async ({ page }) => {
  requests = openRequests(WORD)
  await requests.send({ id: 'first', name: 'Amal Farah', email: EMAIL, minutesAgo: 1 })
  await requests.send({ id: 'second', name: 'Amal Farah', email: EMAIL.toUpperCase(), state: 'refused', minutesAgo: 2 })
  await enterStudio(page, '/studio')
})
test.afterEach(() => requests.close())

test('Every day: a request is opened, a note is written, and the list is exported', async ({ page }) => {
  const request = requestOf(page, 'Amal Farah')
  await follow(
    page,
    'Every day',
    () => page.getByRole('link', { name: /^Requests/ }).click(),
    async () => {
      await page.getByRole('textbox', { name: 'Search requests' }).fill(WORD)
      await expect(page.locator('[role="row"][data-index]')).toHaveCount(2)
      await rowOf(page, 'Amal Farah').first().click()
      await expect(request.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/)
    },
    async () => {
      await request.getByRole('textbox', { name: 'Note' }).fill('Called on Monday.')
      await expect.poll(async () => (await requests.outbox.find(`${WORD}-first`))?.note).toBe('Called on Monday.')
    },
    async () => {
      const download = page.waitForEvent('download')
      await expect(page.getByRole('button', { name: /^Export CSV/ })).toHaveText('Export CSV 2')
      await page.getByRole('button', { name: /^Export CSV/ }).click()
      const name = (await download).suggestedFilename()
      expect(name).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/)
      await expect(page.getByText(`2 requests saved as ${name}`)).toBeVisible()
    },
  )
})

test('When somebody says that their request did not arrive: it is searched for in all tabs', async ({ page }) => {
  await follow(
    page,
    'When somebody says that their request did not arrive',
    async () => {
      await page.getByRole('link', { name: /^Requests/ }).click()
      await page.getByRole('tab', { name: /^All/ }).click()
      await page.getByRole('textbox', { name: 'Search requests' }).fill(EMAIL)
      await expect(page.locator('[role="row"][data-index]')).toHaveCount(2)
    },
    async () => {
      await rowOf(page, 'Amal Farah').last().click()
      await expect(requestOf(page, 'Amal Farah').getByText('The form service refused it.')).toBeVisible()
    },
    () => page.getByRole('tab', { name: /^Spam/ }).click(),
    () => expect(page.getByRole('tab', { name: /^Spam/ })).toHaveAttribute('aria-selected', 'true'),
  )
})

test('When somebody asks you to erase their data: all of their requests are erased', async ({ page }) => {
  await follow(
    page,
    'When somebody asks you to erase their data',
    async () => {
      await page.getByRole('link', { name: /^Requests/ }).click()
      await page.getByRole('textbox', { name: 'Search requests' }).fill(WORD)
      await rowOf(page, 'Amal Farah').first().click()
      await page.getByRole('button', { name: 'Erase this person’s data' }).click()
    },
    async () => {
      const dialog = page.getByRole('dialog', { name: 'Erase the data of Amal Farah?' })
      await expect(dialog).toContainText('2 requests are erased here, with notes and history.')
      await expect(dialog.getByRole('list', { name: 'Requests to be erased' }).getByRole('listitem')).toHaveCount(2)
      const word = dialog.getByLabel('Type erase to go on')
      await expect(word).toBeFocused()
      await word.press('Enter')
      await expect(dialog).toBeVisible()
      await word.fill('erase')
      await dialog.getByRole('button', { name: 'Erase for good' }).click()
      await expect(page.getByText('Erased. Only the date and the form are kept')).toHaveCSS('font-family', /^hanken/)
    },
    async () => {
      await expect(page.locator('[role="row"][data-index]')).toHaveCount(0)
      expect(await requests.outbox.find(`${WORD}-second`)).toBeNull()
    },
  )
})
