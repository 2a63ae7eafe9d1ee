import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { LONG } from '../../../scripts/short-proof.ts'
import { readTokens } from '../../support/content.ts'
import { keepSignedIn } from '../../support/people.ts'
import { openRequests, openRequestsTool, type Requests, requestOf, rowOf } from '../../support/requests.ts'
import { STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { enterStudio } from '../../support/studio-tab.ts'

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
  await expect(request.getByText('1 of 5')).toBeVisible()
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

test('a refused request can be sent again, and a suspicious one can be delivered', async ({ page }) => {
  await openRequestsTool(page, WORD, `${WORD}-refused`)
  const refused = requestOf(page, 'Imran Qureshi')
  await expect(refused.getByText('E-mail: should be an email.').first()).toBeVisible()
  await refused.getByRole('button', { name: 'Send again' }).click()
  await expect(refused.getByText('taken by the form service')).toBeVisible({ timeout: DELIVERY_TIMEOUT_MS })
  await expect(refused.getByText(/: sent again$/)).toBeVisible()
  await expect(rowOf(page, 'Imran Qureshi')).toContainText('Delivered')

  await rowOf(page, 'Yusuf Demir').click()
  const held = requestOf(page, 'Yusuf Demir')
  await expect(held.getByText('A field that people cannot see was filled in.')).toBeVisible()
  await held.getByRole('button', { name: 'It is real, deliver it' }).click()
  await expect(held.getByText('taken by the form service')).toBeVisible({ timeout: DELIVERY_TIMEOUT_MS })
})

test('a delivered request is sent again only after a question', async ({ page }) => {
  await openRequestsTool(page, WORD)
  await rowOf(page, 'Bilal Ahmed').click()
  const request = requestOf(page, 'Bilal Ahmed')
  const askAgain = async () => {
    await request.getByRole('button', { name: 'Send again' }).click()
    return page.getByRole('dialog', { name: 'Send a delivered request again?' })
  }
  await (await askAgain()).getByRole('button', { name: 'Not now' }).click()
  await expect(request.getByText(/: sent again$/)).toHaveCount(0)
  await (await askAgain()).getByRole('button', { name: 'Send again' }).click()
  await expect(request.getByText(/: sent again$/)).toBeVisible()
})

test('all refused requests can be sent again together', async ({ page }) => {
  for (const id of ['no-1', 'no-2'])
    await requests.send({ id, name: `Refused ${id}`, form: 'registration', state: 'refused' })
  await openRequestsTool(page, WORD)
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

test('a note is saved when the page is closed while somebody types', async ({ page }) => {
  await openRequestsTool(page, WORD, `${WORD}-old`)
  const note = page.getByRole('textbox', { name: 'Note about this request' })
  await note.fill('Called on Monday.')
  await page.reload()
  await expect(note).toHaveValue('Called on Monday.', { timeout: STUDIO_TIMEOUT_MS })
  await note.press('Control+End')
  await note.pressSequentially(' Wants a demo.')
  await rowOf(page, 'Bilal Ahmed').click()
  await expect(requestOf(page, 'Bilal Ahmed').getByText('What they sent')).toBeVisible()
  await expect
    .poll(async () => (await requests.outbox.find(`${WORD}-old`))?.note)
    .toBe('Called on Monday. Wants a demo.')
})

test('a note that the server does not accept stays on the screen until it does', { tag: LONG }, async ({ page }) => {
  await openRequestsTool(page, WORD, `${WORD}-marked`)
  await page.route('**/api/requests/*/note', route => route.abort())
  const note = page.getByRole('textbox', { name: 'Note about this request' })
  await note.fill('Not lost.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await rowOf(page, 'Amal Farah').click()
  await expect(note).toHaveValue(/Called/)
  await page.getByRole('link', { name: 'Content' }).click()
  await page.getByRole('link', { name: /^Requests/ }).click()
  await rowOf(page, 'Bilal Ahmed').click({ timeout: STUDIO_TIMEOUT_MS })
  await expect(note).toHaveValue('Not lost.')
  await page.unroute('**/api/requests/*/note')
  await expect.poll(async () => (await requests.outbox.find(`${WORD}-marked`))?.note).toBe('Not lost.')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
})

test('an export contains the rows of the list, with formulas as text', async ({ page }) => {
  await requests.send({ id: 'formula', name: '=1+1', form: 'demo', email: `formula@${WORD}` })
  await openRequestsTool(page, WORD)
  await page.getByLabel('Form').selectOption('Demo')
  await expect(page.getByRole('button', { name: /^Export CSV/ })).toHaveText('Export CSV2')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Export CSV/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/)
  await expect(page.getByText(`2 requests saved as ${file.suggestedFilename()}`)).toBeVisible()
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines.join('\n')).toContain("'=1+1")
  expect(lines.join('\n')).toContain('Sent fast')
})

test('erasing requires a typed word, and erases all requests of the person', async ({ page }) => {
  const email = `rania@${WORD}`
  await requests.send({ id: 'rania-1', name: 'Rania Saleh', email })
  await requests.send({ id: 'rania-2', name: 'Rania S.', email: email.toUpperCase(), minutesAgo: 100 })
  await openRequestsTool(page, WORD, `${WORD}-rania-1`)
  await requestOf(page, 'Rania Saleh').getByRole('button', { name: 'Erase this person’s data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase the data of Rania Saleh?' })
  await expect(dialog).toContainText('2 requests are erased here, with notes and history. Nobody can bring them back.')
  const listed = dialog.getByRole('list', { name: 'Requests to be erased' }).getByRole('listitem')
  await expect(listed).toHaveCount(2)
  await expect(listed.first()).toContainText('Rania Saleh')
  const word = dialog.getByLabel('Type erase to go on')
  await expect(word).toBeFocused()
  await word.press('Enter')
  await expect(dialog).toBeVisible()
  await word.fill('erase')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Erased. Only the date and the form are kept for the counts.')).toBeVisible()
  await expect(rowOf(page, 'Rania')).toHaveCount(0)
  expect(await requests.outbox.find(`${WORD}-rania-2`)).toBeNull()
})

test('requests that arrive while somebody reads are added above and announced', { tag: LONG }, async ({ page }) => {
  for (let count = 0; count < 30; count++)
    await requests.send({ id: `many-${count}`, name: `Many ${count}`, minutesAgo: 200 })
  await openRequestsTool(page, WORD)
  await rowOf(page, 'Bilal Ahmed').click()
  const top = () => rowOf(page, 'Bilal Ahmed').evaluate(row => row.getBoundingClientRect().top)
  const before = await top()
  await requests.send({ id: 'fresh', name: 'Fresh Arrival', minutesAgo: 0 })
  const button = page.getByRole('button', { name: '1 new request' })
  await expect(button).toBeVisible()
  await expect.poll(top).toBeCloseTo(before, 0)
  await button.click()
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

test('while the server does not respond, the list says so, retries and recovers', { tag: LONG }, async ({ page }) => {
  await page.route('**/api/requests/list', route => route.abort())
  await enterStudio(page, '/studio/requests')
  await expect(page.getByText('The list did not load.')).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
  await page.unroute('**/api/requests/list')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.route('**/api/requests/list', route => route.abort())
  await expect(page.getByText('What you see may be old.')).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
})
