import { expect as base, type Locator, type Page } from '@playwright/test'
import { boxOf, TALL_WINDOW } from '../../support/guide.ts'
import { openRequests, type Requests } from '../../support/requests.ts'
import { discardDrafts, editDraft, fieldOf, openHome, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const expect = base.configure({ timeout: STUDIO_TIMEOUT_MS })

/** A task from Home on, with its clicks in docs/decisions/2026-11-27-studio.md. */
type Task = {
  task: string
  clicks: number
  walk: (page: Page) => Promise<void>
  /** What has the focus, or shows, at the end. */
  end: (page: Page) => Promise<void>
}

const WORD = 'clicks.example'
const DRAFT = 'testimonial-as-salam'
const ANSWER = 'Four weeks before the month is comfortable.'

const TASKS: Task[] = [
  ...(
    [
      ['Change a sentence of a feature', 'Under 30 seconds', 'description'],
      ['Change a sentence of a problem', 'the average is under', 'text'],
      ['Change a sentence of a testimonial', 'with a clipboard', 'quote'],
    ] as const
  ).map(([task, words, field]) => ({
    ...{ task, clicks: 2, walk: (page: Page) => find(page, words) },
    end: (page: Page) => expect(inputOf(page, field)).toBeFocused(),
  })),
  {
    ...{ task: 'Change an answer on a page', clicks: 2, walk: page => find(page, ANSWER) },
    end: async page => {
      await expect(boxOf(page).getByRole('textbox', { name: 'Answer' })).toBeFocused()
      await expect(page.locator(':focus')).toHaveValue(new RegExp(ANSWER))
    },
  },
  ...(
    [
      ['Change the announcement', 'banner.text'],
      ['Add a testimonial', 'tagline'],
      ['Write a post', 'title'],
      ['New redirect', 'path'],
    ] as const
  ).map(([task, field]) => ({
    ...{ task, clicks: 1, walk: (page: Page) => start(page, task) },
    end: (page: Page) => expect(inputOf(page, field)).toBeFocused(),
  })),
  {
    ...{
      task: 'Open the newest draft',
      clicks: 1,
      walk: page => press(page, 'Waiting for Publish', /Abdullah Hassan/),
    },
    end: page => expect(inputOf(page, 'tagline')).toHaveValue('A draft to be opened'),
  },
  {
    ...{
      task: 'See the requests that wait',
      clicks: 1,
      walk: page => press(page, 'Requests', /waiting to be delivered/),
    },
    end: page => expect(page.getByRole('tab', { name: /^Waiting/ })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    ...{ task: 'Open the newest post', clicks: 1, walk: page => press(page, 'Shows on the site now', /^Newest post/) },
    end: page => expect(inputOf(page, 'title')).toHaveValue(/^Thirty nights, thirty small gifts/),
  },
  {
    ...{ task: 'Open the milestone', clicks: 1, walk: page => press(page, 'Shows on the site now', 'Milestone') },
    end: page => expect(page.getByTestId('window-words')).toBeVisible(),
  },
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

for (const { task, clicks, walk, end } of TASKS) {
  test(`“${task}” takes no more clicks from Home than it did`, async ({ page }) => {
    const counted = await countClicks(page)
    await openHome(page)
    await counted.reset()
    await walk(page)
    await end(page)
    expect(await counted.count()).toBeLessThanOrEqual(clicks)
  })
}

function inputOf(page: Page, field: string): Locator {
  return fieldOf(page, field).locator('input, textarea').first()
}

async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/')
  const search = page.getByRole('combobox', { name: 'Find a sentence of the site' })
  await search.fill(words)
  await expect(page.getByRole('option').first()).toContainText(words)
  await search.press('Enter')
}

function start(page: Page, task: string): Promise<void> {
  return page.getByRole('navigation', { name: 'Common tasks' }).getByRole('link', { name: task }).click()
}

function press(page: Page, card: string, line: string | RegExp): Promise<void> {
  return page.getByRole('region', { name: card }).getByRole('link', { name: line }).click()
}

type Clicks = {
  count: () => Promise<number>
  reset: () => Promise<void>
}

const KEY = 'counted-clicks'

/**
 * Counts presses of the pointer and keys that act like one, in frames, too, and across page loads. The page itself keeps the count: what it tells
 * this process may arrive after the next step has begun.
 */
export async function countClicks(page: Page): Promise<Clicks> {
  await page.addInitScript(listen, KEY)
  return {
    count: () => page.evaluate(key => Number(sessionStorage.getItem(key)), KEY),
    reset: () => page.evaluate(key => sessionStorage.removeItem(key), KEY),
  }
}

/** Runs in the page. */
function listen(key: string): void {
  const count = (event: Event) => {
    if (event.isTrusted) sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1))
  }
  const isField = (target: EventTarget | null) =>
    target instanceof HTMLElement && target.matches('input, textarea, [contenteditable="true"]')
  addEventListener('pointerdown', count, true)
  addEventListener(
    'keydown',
    event => {
      const isTyped = event.key.length === 1 && isField(event.target)
      if (!isTyped) count(event)
    },
    true,
  )
}
