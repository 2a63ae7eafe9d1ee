import { expect as anyPage, type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../scripts/installs.ts'
import { programOf } from '../../scripts/programs.ts'
import { type ForeignSite, makeForeignSite } from '../support/foreign-site.ts'
import { until } from '../support/until.ts'

/** Packing and building take 40 s on an idle machine. */
const TIMEOUT_MS = 900_000
const SEEN_TIMEOUT_MS = 120_000
const expectPage = anyPage.configure({ timeout: SEEN_TIMEOUT_MS })
const SANITY = programOf('sanity')
const [ADA, BEN] = ['Ada', 'Ben']
const COMMENTS = 'production-comments'
const POST = '/intent/edit/id=hello;type=post'

let site: ForeignSite
let studioUrl: string
let browser: Browser
const complaints: string[] = []

beforeAll(async () => {
  const port = await freePort()
  studioUrl = `http://localhost:${port}`
  site = await makeForeignSite({ origins: [studioUrl] })
  await site.run([site.lakeCommand, 'user', 'add', ADA, '--role', 'editor'])
  await site.run([site.lakeCommand, 'user', 'add', BEN, '--role', 'contributor'])
  await site.run([SANITY, 'build', '--yes'], { SANITY_STUDIO_LAKE_URL: site.lakeUrl })
  site.start([SANITY, 'preview', '--port', String(port)])
  const isServed = () => fetch(studioUrl).then(Boolean, () => false)
  await until('the Studio is served', isServed, SEEN_TIMEOUT_MS)
  browser = await chromium.launch({ executablePath: findBrowser() })
}, TIMEOUT_MS)

afterAll(async () => {
  await browser?.close()
  await site?.remove()
}, TIMEOUT_MS)

describe('the Studio of a foreign project on the packed lake', { timeout: TIMEOUT_MS }, () => {
  it('shows two named editors to each other, and what each types', async () => {
    const [ada, ben] = [await openPost(ADA), await openPost(BEN)]
    for (const [page, name] of [
      [ada, BEN],
      [ben, ADA],
    ] as const) {
      await page.getByRole('button', { name: 'Global presence' }).click()
      await expectPage(page.getByRole('menu').filter({ hasText: name })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await titleOf(ada).fill('Typed by Ada')
    await expectPage(titleOf(ben)).toHaveValue('Typed by Ada')
    await titleOf(ben).fill('Answered by Ben')
    await expectPage(titleOf(ada)).toHaveValue('Answered by Ben')
    await close(ada, ben)
  })

  it('carries a comment on a field from one editor to the other, until it is deleted', async () => {
    const ada = await openPost(ADA)
    await ada.getByTestId('field-title').hover()
    await ada.getByTestId('field-title').getByRole('button', { name: 'Add comment' }).click()
    await ada.getByTestId('comment-input-editable').pressSequentially(`Is this right, @${BEN}`)
    await expectPage(ada.getByTestId('comments-mentions-menu').getByText(BEN)).toBeVisible()
    await ada.keyboard.press('Enter')
    await expectPage(ada.getByTestId('comments-mentions-menu')).toBeHidden()
    await ada.getByTestId('comment-input-send-button').click()
    await expectPage(commentsOf(ada)).toHaveText(/Is this right, @Ben/)

    const ben = await openPost(BEN)
    await ben.getByRole('button', { name: 'Comments', exact: true }).click()
    await expectPage(commentsOf(ben)).toHaveText(/Is this right, @Ben/)
    await say(ben.getByTestId('comments-list-item'), 'It is.')
    await expectPage(commentsOf(ada)).toHaveText([/Is this right/, /It is\./])
    for (const page of [ada, ben]) {
      await page.reload()
      await expectPage(commentsOf(page)).toHaveText([/Is this right/, /It is\./])
    }

    await commentsOf(ada).first().hover()
    await ada.getByTestId('comments-list-item-status-button').first().click()
    await expectPage(ben.getByText('No open comments yet')).toBeVisible()
    await ada.getByRole('button', { name: 'Open', exact: true }).click()
    await ada.getByRole('menuitem', { name: 'Resolved' }).click()
    await commentsOf(ada).first().hover()
    await commentsOf(ada).first().getByRole('button', { name: 'Open comment actions menu' }).click()
    await ada.getByRole('menuitem', { name: 'Delete comment' }).click()
    await ada
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete (thread|comment)$/ })
      .click()
    await expectPage(ada.getByText('No resolved comments yet')).toBeVisible()
    expect(await stored('comment')).toBe(0)
    await close(ada, ben)
  })

  it('carries a task to whom it is assigned', async () => {
    const ben = await openPost(BEN)
    await ben.getByTestId('tasks-toolbar').click()
    const ada = await openPost(ADA)
    await ada.getByTestId('tasks-toolbar').click()
    await ada.getByRole('button', { name: 'New task', exact: true }).click()
    await ada.getByPlaceholder('Task title').fill('Check the date')
    await ada.getByText('Select assignee').click()
    await ada.getByRole('menuitem', { name: BEN }).click()
    await ada.getByRole('button', { name: 'Create Task' }).click()

    await expectPage(ben.getByTestId('tasks-list-item').getByText('Check the date')).toBeVisible()
    expect(await stored('tasks.task')).toBe(1)
    await close(ada, ben)
  })

  it('logs no error meanwhile', () => expect(complaints).toEqual([]))
})

/** Opens the post in a browser of somebody's own, and signs in. */
async function openPost(name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: studioUrl, viewport: { width: 1500, height: 900 } })
  context.setDefaultTimeout(SEEN_TIMEOUT_MS)
  const isHere = ({ hostname }: URL) => hostname === 'localhost' || hostname.endsWith('.localhost')
  await context.route(
    url => !isHere(url),
    route => route.abort('namenotresolved'),
  )
  // Without a network, the Studio complains about a font, a script and its newest version. When a page is left, it says so on a socket that it
  // may have closed, which browsers log.
  context.on('console', message => {
    const isExpected = /ERR_NAME_NOT_RESOLVED|Failed to fetch version|in CLOSING or CLOSED state/.test(message.text())
    const { url, lineNumber } = message.location()
    if (message.type() === 'error' && !isExpected) complaints.push(`${message.text()} (${url}:${lineNumber})`)
  })
  context.on('weberror', fault => complaints.push(fault.error().message))
  const page = await context.newPage()
  await page.goto(POST)
  await page.getByRole('link', { name }).click()
  await expectPage(titleOf(page)).toBeEnabled()
  return page
}

async function close(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.context().close()
}

/** Sends a comment. */
async function say(place: Locator, words: string): Promise<void> {
  const send = place.page().getByTestId('comment-input-send-button')
  const input = place.getByTestId('comment-input').filter({ has: send })
  const text = input.getByTestId('comment-input-editable')
  await text.click()
  // At once, because what is sent follows what is typed with a delay, and the button can be pressed from the first letters on.
  await text.page().keyboard.insertText(words)
  await expectPage(text).toHaveText(words)
  await input.getByTestId('comment-input-send-button').click()
}

function titleOf(page: Page): Locator {
  return page.getByTestId('field-title').getByRole('textbox')
}

function commentsOf(page: Page): Locator {
  return page.getByTestId('comments-list-item-layout')
}

function stored(type: string): Promise<number> {
  return site.client.withConfig({ dataset: COMMENTS }).fetch('count(*[_type == $type])', { type })
}
