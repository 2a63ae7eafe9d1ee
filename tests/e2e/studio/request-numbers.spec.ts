import { expect, type Page } from '@playwright/test'
import { openRequests, type Requests } from '../../support/requests.ts'
import { enterStudio, openHome, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const WORD = 'numbers.example'

test.setTimeout(180_000)
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })

let requests: Requests
test.beforeAll(async () => {
  requests = openRequests(WORD)
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
  const recent = await follow(page, /new since yesterday/)
  expect(recent.number).toBe(recent.tabs.All)
  const waiting = await follow(page, /waiting to be delivered/)
  expect(waiting.number).toBe(waiting.tabs.Waiting)
  const troubled = await follow(page, /refused or suspicious/)
  const { Refused = 0, Suspicious = 0 } = troubled.tabs
  expect(troubled.number).toBe(Refused + Suspicious)
})

/** The number of a link on Home, and those of the tabs that it opens. */
async function follow(page: Page, name: RegExp): Promise<{ number: number; tabs: Record<string, number> }> {
  await enterStudio(page, '/studio')
  const link = page.getByRole('region', { name: 'Requests' }).getByRole('link', { name })
  const number = Number.parseInt((await link.textContent()) ?? '', 10)
  await link.click()
  const tabs = page.getByRole('tab')
  await expect(tabs.first()).toHaveText(/^All\d+$/)
  const texts = await tabs.allTextContents()
  return {
    number,
    tabs: Object.fromEntries(
      texts.map(text => [text.replace(/[\d\s]/g, ''), Number.parseInt(text.replace(/\D/g, ''), 10)]),
    ),
  }
}
