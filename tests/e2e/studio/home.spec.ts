import { expect, type Page } from '@playwright/test'
import { expectReadable } from '../../support/accessible.ts'
import { editor } from '../../support/content.ts'
import { openRequests, type Requests } from '../../support/requests.ts'
import {
  discardDrafts,
  editDraft,
  enterStudio,
  fieldOf,
  openHome,
  publishDraft,
  STUDIO_TIMEOUT_MS,
} from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const TESTIMONIAL = 'testimonial-as-salam'

test.setTimeout(180_000)
test.use({ viewport: { width: 1440, height: 900 } })
test.afterAll(discardDrafts)

test('Home opens first, with the first steps of a new site, until they are hidden', async ({ page }) => {
  await renew('siteSettings')
  await enterStudio(page, '/studio')
  await expect(heading(page)).toHaveText('Welcome to your website.', { timeout: STUDIO_TIMEOUT_MS })
  const tools = page
    .getByTestId('studio-navbar')
    .getByRole('link', { name: /^(Home|Requests|Content|Preview|Queries)/ })
  await expect(tools).toHaveText(['Home', 'Requests', 'Content', 'Preview', 'Queries'])
  await expect(page.getByRole('listitem').filter({ hasText: 'Open the Studio' })).toContainText('Done')
  await page.getByRole('link', { name: 'Open Settings' }).click()
  await expect(fieldOf(page, 'productName')).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Check name' })).toContainText('Done')

  await page.getByRole('button', { name: 'Hide these steps' }).click()
  await expect(heading(page)).toHaveText(/^(Good (morning|afternoon|evening)\.|Welcome back\.)$/)
  await page.reload()
  await expect(heading(page)).toHaveText(/^(Good|Welcome back)/, { timeout: STUDIO_TIMEOUT_MS })
})

test('a draft shows with who changed it and what there is to fix, and is gone once published', async ({ page }) => {
  await discardDrafts()
  await openHome(page)
  const card = page.getByRole('region', { name: 'Waiting for Publish' })
  await expect(card).toContainText('Everything is on the site.')

  const { quote } = await editor()
    .getDocument(TESTIMONIAL)
    .then(found => ({ quote: String(found?.quote) }))
  await editDraft(TESTIMONIAL, { quote: '' })
  const row = card.getByRole('link', { name: /Abdullah Hassan/ })
  await expect(row).toContainText(/Testimonial · 1 change · You, (just now|\d+ (second|minute)s? ago)/)
  await expect(row).toContainText('1 thing to fix')
  await expect(page.getByText('1 change waits for Publish')).toBeVisible()
  await editDraft(TESTIMONIAL, { quote: `${quote} ` })
  await expect(row).toContainText('Ready')

  await editDraft(TESTIMONIAL, { quote })
  await publishDraft(TESTIMONIAL)
  await expect(card).toContainText('Everything is on the site.')
})

test('a card that does not load says so alone, and loads when asked again', async ({ page }) => {
  await page.route('**/api/requests/summary?*', route => route.abort())
  await page.route(/\/data\/query\/.*[?&]tag=[^&]*home\.drafts/, route => route.abort())
  await openHome(page)
  await page.reload()
  const requests = page.getByRole('region', { name: 'Requests' })
  const drafts = page.getByRole('region', { name: 'Waiting for Publish' })
  for (const card of [requests, drafts]) {
    await expect(card).toContainText('This part did not load. The rest works.', { timeout: STUDIO_TIMEOUT_MS })
  }
  await expect(page.getByRole('region', { name: 'Shows on the site now' })).toContainText('Announcement')
  await page.unrouteAll()
  for (const card of [requests, drafts]) await card.getByRole('button', { name: 'Try again' }).click()
  for (const card of [requests, drafts]) await expect(card).not.toContainText('did not load')
  await expect(drafts).toContainText(/Everything is on the site|ago|just now/)

  const refusal = { status: 403, json: { code: 'role', message: '' } }
  await page.route('**/api/requests/summary?*', route => route.fulfill(refusal))
  await page.reload()
  await expect(requests).toContainText('You cannot see requests yet.', { timeout: STUDIO_TIMEOUT_MS })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('has no accessibility violations, and text is readable', async ({ page }) => {
      await enterStudio(page, '/studio')
      await expect(heading(page)).toHaveText('Welcome to your website.', { timeout: STUDIO_TIMEOUT_MS })
      await expectReadable(page)
      await page.getByRole('button', { name: 'Hide these steps' }).click()
      await expect(page.getByRole('region', { name: 'Still sample content' })).toContainText('are real now')
      await page.getByRole('combobox').fill('masjid')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectReadable(page)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('everything is below each other and fits', async ({ page }) => {
    await openHome(page)
    const cards = page.getByRole('main').getByRole('region')
    await expect(cards.first()).toBeVisible()
    const lefts = await cards.evaluateAll(all => all.map(card => card.getBoundingClientRect().x))
    expect([...new Set(lefts)]).toEqual([12])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('combobox').fill('masjid')
    await expect(page.getByRole('option').first()).toBeInViewport()
  })
})

test.describe('with requests', () => {
  let requests: Requests
  test.beforeAll(async () => {
    requests = openRequests('numbers.example')
    await requests.send({ id: 'waits', name: 'Khadija Osman', state: 'pending' })
    await requests.send({ id: 'held', name: 'Yusuf Demir', state: 'held' })
    await requests.send({ id: 'refused', name: 'Imran Qureshi', state: 'refused' })
    await requests.send({ id: 'old', name: 'Amal Farah', minutesAgo: 60 * 24 * 40 })
    await requests.outbox.erasePerson(await requests.send({ id: 'gone', name: 'Rania Saleh' }))
  })
  test.afterAll(() => requests.close())

  test('each number of Home is the number on the tab to which it leads, also after somebody was erased', async ({
    page,
  }) => {
    await openHome(page)
    const places: [RegExp, string[]][] = [
      [/new since yesterday/, ['All']],
      [/waiting to be delivered/, ['Waiting']],
      [/refused or suspicious/, ['Refused', 'Suspicious']],
    ]
    // Home asks for its numbers every half minute, and the tabs when they open.
    await expect(async () => {
      for (const [name, names] of places) {
        const { number, tabs } = await numberAndTabs(page, name)
        expect(number).toBe(names.reduce((sum, tab) => sum + Number(tabs[tab] ?? 0), 0))
      }
    }).toPass()
  })
})

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 })
}

/** Makes the document as new as after an import: another journey may have edited it. */
async function renew(id: string): Promise<void> {
  const { _createdAt, _updatedAt, _rev, ...fields } = await editor().fetch('*[_id == $id][0]', { id })
  await editor()
    .transaction()
    .delete(id)
    .create({ ...fields, _id: id })
    .commit()
}

/** The number of a link on Home, and those of the tabs that it opens. */
async function numberAndTabs(page: Page, name: RegExp): Promise<{ number: number; tabs: Record<string, string> }> {
  await enterStudio(page, '/studio')
  const link = page.getByRole('region', { name: 'Requests' }).getByRole('link', { name })
  const number = Number.parseInt((await link.textContent()) ?? '', 10)
  await link.click()
  const tabs = page.getByRole('tab')
  await expect(tabs.first()).toHaveText(/^All\d+$/)
  const counts = (await tabs.allTextContents()).map(text => text.split(/(?<=\D)(?=\d)/))
  return { number, tabs: Object.fromEntries(counts) }
}
