import { expect as base, type Locator, type Page } from '@playwright/test'
import { TALL_WINDOW } from '../../support/guide.ts'
import { openRequests, type Requests } from '../../support/requests.ts'
import { discardDrafts, editDraft, fieldOf, openHome, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const expect = base.configure({ timeout: STUDIO_TIMEOUT_MS })
const KEY = 'counted-clicks'

const WORD = 'clicks.example'
const DRAFT = 'testimonial-as-salam'
const ANSWER = 'Four weeks before the month is comfortable.'

type Step = (page: Page) => Promise<void>

/** Tasks from Home on, with their clicks in docs/decisions/2026-11-27-studio.md, and what has the focus, or shows, at the end. */
const TASKS: [task: string, clicks: number, walk: Step, end: Step][] = [
  ['Change a sentence of a feature', 2, find('Under 30 seconds'), focuses('description')],
  ['Change a sentence of a problem', 2, find('the average is under'), focuses('text')],
  ['Change a sentence of a testimonial', 2, find('with a clipboard'), focuses('quote')],
  [
    'Change an answer on a page',
    2,
    find(ANSWER),
    page => expect(page.locator(':focus')).toHaveValue(new RegExp(ANSWER)),
  ],
  [
    'Change the announcement',
    1,
    press('navigation', 'Common tasks', 'Change the announcement'),
    focuses('banner.text'),
  ],
  ['Add a testimonial', 1, press('navigation', 'Common tasks', 'Add a testimonial'), focuses('tagline')],
  ['Write a post', 1, press('navigation', 'Common tasks', 'Write a post'), focuses('title')],
  ['New redirect', 1, press('navigation', 'Common tasks', 'New redirect'), focuses('path')],
  [
    ...(['Open the newest draft', 1, press('region', 'Waiting for Publish', /Abdullah Hassan/)] as const),
    page => expect(inputOf(page, 'tagline')).toHaveValue('A draft to be opened'),
  ],
  [
    ...(['See the requests that wait', 1, press('region', 'Requests', /waiting to be delivered/)] as const),
    page => expect(page.getByRole('tab', { name: /^Waiting/ })).toHaveAttribute('aria-selected', 'true'),
  ],
  [
    ...(['Open the newest post', 1, press('region', 'Shows on the site now', /^Newest post/)] as const),
    page => expect(inputOf(page, 'title')).toHaveValue(/^Thirty nights, thirty small gifts/),
  ],
  [
    ...(['Open the milestone', 1, press('region', 'Shows on the site now', 'Milestone')] as const),
    page => expect(page.getByTestId('window-words')).toBeVisible(),
  ],
]

let requests: Requests

test.setTimeout(180_000)
test.use({ viewport: TALL_WINDOW, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeAll(async () => {
  await discardDrafts()
  await editDraft(DRAFT, { tagline: 'A draft to be opened' })
  requests = openRequests(WORD)
  await requests.send({ id: 'waits', name: 'Khadija Osman', state: 'pending' })
})
test.afterAll(async () => {
  await requests.close()
  await discardDrafts()
})

for (const [task, clicks, walk, end] of TASKS) {
  test(`“${task}” takes no more clicks from Home than it did`, async ({ page }) => {
    await page.addInitScript(countClicks, KEY)
    await openHome(page)
    await page.evaluate(key => sessionStorage.removeItem(key), KEY)
    await walk(page)
    await end(page)
    expect(await page.evaluate(key => Number(sessionStorage.getItem(key)), KEY)).toBeLessThanOrEqual(clicks)
  })
}

function inputOf(page: Page, field: string): Locator {
  return fieldOf(page, field).locator('input, textarea').first()
}

function focuses(field: string): Step {
  return page => expect(inputOf(page, field)).toBeFocused()
}

function find(words: string): Step {
  return async page => {
    await page.keyboard.press('/')
    const search = page.getByRole('combobox', { name: 'Find a sentence of the site' })
    await search.fill(words)
    await expect(page.getByRole('option').first()).toContainText(words)
    await search.press('Enter')
  }
}

function press(role: 'navigation' | 'region', name: string, link: string | RegExp): Step {
  return page => page.getByRole(role, { name }).getByRole('link', { name: link }).click()
}

/**
 * Runs in the page. Counts presses of the pointer and keys that act like one, in frames, too, and across page loads. The page itself keeps the
 * count: what it tells this process may arrive after the next step has begun.
 */
function countClicks(key: string): void {
  const count = (event: Event) => {
    if (event.isTrusted) sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1))
  }
  addEventListener('pointerdown', count, true)
  addEventListener(
    'keydown',
    event => {
      const isField =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable="true"]')
      if (event.key.length > 1 || !isField) count(event)
    },
    true,
  )
}
