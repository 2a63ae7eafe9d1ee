import { expect } from '@playwright/test'
import { LONG } from '../../../scripts/short-proof.ts'
import { readTokens } from '../../support/content.ts'
import { openRequests, openRequestsTool, type Requests, requestOf, rowOf } from '../../support/requests.ts'
import { enterStudio, keepSignedIn, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const WORD = 'journey.example'
/** The form service takes 20 requests a minute, and other journeys send some as well. */
const DELIVERY_TIMEOUT_MS = 90_000

test.describe.configure({ mode: 'serial' })
test.setTimeout(180_000)
test.use({ viewport: { width: 1440, height: 900 } })

let requests: Requests
test.beforeAll(async () => {
  requests = openRequests(WORD)
  await requests.send({ id: 'waits', name: 'Khadija Osman', state: 'pending', minutesAgo: 1 })
  await requests.send({ id: 'marked', name: 'Bilal Ahmed', form: 'demo', marks: ['sent too fast'] })
  await requests.send({ id: 'held', name: 'Yusuf Demir', form: 'registration', state: 'held', minutesAgo: 10 })
  await requests.send({ id: 'refused', name: 'Imran Qureshi', form: 'registration', state: 'refused', minutesAgo: 15 })
  await requests.send({ id: 'old', name: 'Amal Farah', form: 'miniTrial', minutesAgo: 60 * 24 * 40 })
})
test.afterAll(() => requests.close())

test('the list is newest first; tabs, form, date, marks and search narrow it, and are in the URL', async ({ page }) => {
  await openRequestsTool(page, WORD)
  const names = page.locator('[role="row"][data-index] b')
  await expect(names).toHaveText(['Khadija Osman', 'Bilal Ahmed', 'Yusuf Demir', 'Imran Qureshi', 'Amal Farah'])
  await expect(page.getByRole('grid', { name: 'Requests' })).toHaveAttribute('aria-rowcount', '6')
  await expect(page.getByRole('tab')).toHaveText(['All5', 'Waiting1', 'Delivered2', 'Refused1', 'Suspicious1', 'Spam0'])
  await expect(rowOf(page, 'Bilal Ahmed')).toContainText('Sent fast')

  await page.getByLabel('Date').selectOption('Last 30 days')
  await expect(names).toHaveCount(4)
  await page.getByLabel('Form').selectOption('Demo')
  await expect(names).toHaveText(['Bilal Ahmed'])
  await page.getByLabel('Form').selectOption('All forms')
  await page.getByLabel('Marks').selectOption('Only with a mark')
  await expect(names).toHaveText(['Bilal Ahmed', 'Yusuf Demir'])
  await page.getByRole('tab', { name: /^Suspicious/ }).click()
  await expect(names).toHaveText(['Yusuf Demir'])
  await expect(page.getByText('These look like spam and were not delivered.')).toBeVisible()

  await page.reload()
  await expect(names).toHaveText(['Yusuf Demir'], { timeout: STUDIO_TIMEOUT_MS })
  await expect(page.getByLabel('Marks')).toHaveValue('yes')
  await page.getByRole('textbox', { name: 'Search requests' }).fill('duplicate envelope')
  await expect(page.getByText('Nothing matches “duplicate envelope”.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all requests' }).click()
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true')
  await expect(rowOf(page, 'Khadija Osman')).toBeVisible()
})

test('a link opens a request with every field and the history of its delivery', async ({ page }) => {
  await openRequestsTool(page, WORD, `${WORD}-waits`)
  const request = requestOf(page, 'Khadija Osman')
  await expect(request.getByText('Not delivered yet. It is safe here.')).toBeVisible()
  await expect(request.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+1419555\d{4}$/)
  await expect(request.getByRole('listitem')).toHaveText([
    /^Next try at .*It goes on by itself/,
    /no answer within 15 seconds/,
    /arrived and stored/,
  ])
  await request.getByRole('button', { name: 'Next request' }).click()
  const next = requestOf(page, 'Bilal Ahmed')
  await expect(next.getByText('Delivered. One sign of a program:')).toBeVisible()
  await expect(next.getByText('The form was filled in faster than a person can type.')).toBeVisible()
  await expect(next.getByRole('button', { name: 'Mark as spam' })).toBeVisible()
})

test('a refused request can be sent again, a suspicious one delivered, and a delivered one sent after a question', async ({
  page,
}) => {
  await openRequestsTool(page, WORD, `${WORD}-refused`)
  const refused = requestOf(page, 'Imran Qureshi')
  await expect(refused.getByText('E-mail: should be an email.').first()).toBeVisible()
  await refused.getByRole('button', { name: 'Send again' }).click()
  await expect(refused.getByText('taken by the form service')).toBeVisible({ timeout: DELIVERY_TIMEOUT_MS })
  await expect(refused.getByText(/: .* sent it again$/)).toBeVisible()
  await expect(rowOf(page, 'Imran Qureshi')).toContainText('Delivered')

  await rowOf(page, 'Yusuf Demir').click()
  const held = requestOf(page, 'Yusuf Demir')
  await expect(held.getByText('A field that people cannot see was filled in.')).toBeVisible()
  await held.getByRole('button', { name: 'It is real, deliver it' }).click()
  await expect(held.getByText('taken by the form service')).toBeVisible({ timeout: DELIVERY_TIMEOUT_MS })

  await rowOf(page, 'Bilal Ahmed').click()
  const delivered = requestOf(page, 'Bilal Ahmed')
  const dialog = page.getByRole('dialog', { name: 'Send a delivered request again?' })
  for (const [answer, times] of [
    ['Not now', 0],
    ['Send again', 1],
  ] as const) {
    await delivered.getByRole('button', { name: 'Send again' }).click()
    await dialog.getByRole('button', { name: answer }).click()
    await expect(delivered.getByText(/: .* sent it again$/)).toHaveCount(times)
  }

  for (const id of ['no-1', 'no-2'])
    await requests.send({ id, name: `Refused ${id}`, form: 'registration', state: 'refused' })
  await page.getByRole('tab', { name: /^Refused/ }).click()
  await page.getByRole('button', { name: 'Send all 2 again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('2 requests go out again.')).toBeVisible()
  await expect.poll(async () => (await requests.outbox.find(`${WORD}-no-1`))?.state).not.toBe('refused')
})

test('spam is never sent, and can be unmarked at once or later', async ({ page }) => {
  await requests.send({ id: 'robot', name: 'Robot One', state: 'held' })
  await openRequestsTool(page, WORD, `${WORD}-robot`)
  const request = requestOf(page, 'Robot One')
  await request.getByRole('button', { name: 'Mark as spam' }).first().click()
  await expect(request.getByText('Marked as spam.', { exact: true })).toBeVisible()
  await expect(rowOf(page, 'Robot One')).toHaveCount(0)
  await expect(request.getByRole('heading', { name: 'Robot One' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(request.getByText('Looks like spam. Not delivered.')).toBeVisible()
  await expect(rowOf(page, 'Robot One')).toContainText('Suspicious')

  await request.getByRole('button', { name: 'Mark as spam' }).first().click()
  await page.getByRole('tab', { name: /^Spam/ }).click()
  await expect(rowOf(page, 'Robot One')).toBeVisible()
  await request.getByRole('button', { name: 'Not spam' }).click()
  await expect(request.getByText('Looks like spam. Not delivered.')).toBeVisible()
  expect((await requests.outbox.find(`${WORD}-robot`))?.state).toBe('held')
})

test('a note is saved also when the page is closed or another request is opened while somebody types', async ({
  page,
}) => {
  await openRequestsTool(page, WORD, `${WORD}-old`)
  const note = page.getByRole('textbox', { name: 'Note about this request' })
  await note.fill('Called on Monday.')
  await page.reload()
  await expect(note).toHaveValue('Called on Monday.', { timeout: STUDIO_TIMEOUT_MS })
  await note.press('Control+End')
  await note.pressSequentially(' Wants a demo.')
  await rowOf(page, 'Bilal Ahmed').click()
  await expect(note).toHaveValue('')
  const noteOf = async () => (await requests.outbox.find(`${WORD}-old`))?.note
  await expect.poll(noteOf).toBe('Called on Monday. Wants a demo.')
})

test('requests that arrive while somebody reads are announced, and added above', { tag: LONG }, async ({ page }) => {
  await openRequestsTool(page, WORD)
  await rowOf(page, 'Bilal Ahmed').click()
  await requests.send({ id: 'fresh', name: 'Fresh Arrival', minutesAgo: 0 })
  await page.getByRole('button', { name: '1 new request' }).click()
  await expect(rowOf(page, 'Fresh Arrival')).toBeFocused()
})

test.describe('signed in as somebody else', () => {
  test.use({ ownTab: true })

  test('users who are neither editor nor administrator see no request, and the response contains none', async ({
    page,
  }) => {
    await keepSignedIn(page, readTokens().viewer)
    const answer = page.waitForResponse('**/api/requests/list')
    await enterStudio(page, '/studio/requests')
    await expect(page.getByText('You cannot see requests yet.')).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
    expect((await answer).status()).toBe(403)
    expect(Object.keys(await (await answer).json())).toEqual(['code', 'message'])
    await expect(page.getByRole('link', { name: 'Requests' })).toBeVisible()
  })
})
