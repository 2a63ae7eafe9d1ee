import { expect as base, type Locator, type Page } from '@playwright/test'
import { boxOf, choose, openContent, pressPlus, rowOf, TALL_WINDOW } from '../../support/guide.ts'
import { openRequests, type Requests } from '../../support/requests.ts'
import { discardDrafts, editDraft, fieldOf, openHome, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const expect = base.configure({ timeout: STUDIO_TIMEOUT_MS })

/** A way of docs/decisions/2026-11-27-studio.md. Both are walked, and end in the same place. */
type Task = {
  task: string
  /** From the list of contents on, with which the Studio opened before it had Home. */
  before: (page: Page) => Promise<void>
  /** From Home on. */
  now: (page: Page) => Promise<void>
  /** What has the focus, or shows, at the end of both. */
  end: (page: Page) => Promise<void>
  /** Home does not halve the way. */
  isNotHalved?: true
}

const WORD = 'clicks.example'
const DRAFT = 'testimonial-as-salam'
const ANSWER = 'Four weeks before the month is comfortable.'

const TASKS: Task[] = [
  {
    task: 'Change a sentence of a feature',
    before: async page => {
      await choose(page, 'Features', 'For donors')
      await page.getByRole('link', { name: /^Give in seconds/ }).click()
      await inputOf(page, 'description').click()
    },
    now: page => find(page, 'Under 30 seconds'),
    end: page => expect(inputOf(page, 'description')).toBeFocused(),
  },
  {
    task: 'Change a sentence of a problem',
    before: async page => {
      await choose(page, 'Problems & solutions', 'Problems')
      await page.getByRole('link', { name: /^Donors do not carry cash/ }).click()
      await inputOf(page, 'text').click()
    },
    now: page => find(page, 'the average is under'),
    end: page => expect(inputOf(page, 'text')).toBeFocused(),
  },
  {
    task: 'Change an answer on a page',
    before: async page => {
      await choose(page, 'Pages', 'Pages you build')
      await page.getByRole('link', { name: /^Ramadan readiness/ }).click()
      await page.getByRole('button', { name: 'Questions Questions' }).click()
      await boxOf(page)
        .getByRole('button', { name: /^When should we start/ })
        .click()
      await boxOf(page).getByRole('textbox', { name: 'Answer' }).click()
    },
    now: page => find(page, ANSWER),
    end: async page => {
      await expect(boxOf(page).getByRole('textbox', { name: 'Answer' })).toBeFocused()
      await expect(page.locator(':focus')).toHaveValue(new RegExp(ANSWER))
    },
  },
  {
    task: 'Change the announcement',
    before: async page => {
      await choose(page, 'Landing page')
      await page.getByRole('tab', { name: 'Announcement' }).click()
      await inputOf(page, 'banner.text').click()
    },
    now: page => start(page, 'Change the announcement'),
    end: page => expect(inputOf(page, 'banner.text')).toBeFocused(),
  },
  {
    task: 'Add a testimonial',
    before: async page => {
      await choose(page, 'Testimonials')
      await pressPlus(page)
      await inputOf(page, 'tagline').click()
    },
    now: page => start(page, 'Add a testimonial'),
    end: page => expect(inputOf(page, 'tagline')).toBeFocused(),
  },
  {
    task: 'Write a post',
    before: async page => {
      await choose(page, 'Blog', 'Posts')
      await pressPlus(page)
      await inputOf(page, 'title').click()
    },
    now: page => start(page, 'Write a post'),
    end: page => expect(inputOf(page, 'title')).toBeFocused(),
  },
  {
    task: 'New redirect',
    before: async page => {
      await choose(page, 'Redirects')
      await pressPlus(page)
      await inputOf(page, 'path').click()
    },
    now: page => start(page, 'New redirect'),
    end: page => expect(inputOf(page, 'path')).toBeFocused(),
  },
  {
    task: 'Open the newest draft',
    before: async page => {
      await choose(page, 'Drafts')
      await rowOf(page, 'Abdullah Hassan').click()
    },
    now: page => press(page, 'Waiting for Publish', /Abdullah Hassan/),
    end: page => expect(inputOf(page, 'tagline')).toHaveValue('A draft to be opened'),
  },
  {
    task: 'See the requests that wait',
    before: async page => {
      await page.getByRole('link', { name: /^Requests/ }).click()
      await page.getByRole('tab', { name: /^Waiting/ }).click()
    },
    now: page => press(page, 'Requests', /waiting to be delivered/),
    end: page => expect(page.getByRole('tab', { name: /^Waiting/ })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    task: 'Open the newest post',
    before: async page => {
      await choose(page, 'Blog', 'Posts')
      await rowOf(page, /./).first().click()
    },
    now: page => press(page, 'Shows on the site now', /^Newest post/),
    end: page => expect(inputOf(page, 'title')).toHaveValue(/^Thirty nights, thirty small gifts/),
  },
  {
    task: 'Change a sentence of a testimonial',
    before: async page => {
      await choose(page, 'Testimonials')
      await page.getByRole('link', { name: /Yahya Kaya/ }).click()
      await inputOf(page, 'quote').click()
    },
    now: page => find(page, 'with a clipboard'),
    end: page => expect(inputOf(page, 'quote')).toBeFocused(),
    isNotHalved: true,
  },
  {
    task: 'Open the milestone',
    before: page => choose(page, 'Milestone'),
    now: page => press(page, 'Shows on the site now', 'Milestone'),
    end: page => expect(page.getByTestId('window-words')).toBeVisible(),
    isNotHalved: true,
  },
]

let requests: Requests
const rows: string[] = []

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
  console.log(['Task: clicks through Content, clicks with Home', ...rows].join('\n'))
})

for (const { task, before, now, end, isNotHalved } of TASKS) {
  test(`“${task}” takes ${isNotHalved ? 'no more clicks' : 'at most half of the clicks'} with Home`, async ({
    page,
  }) => {
    const clicks = await countClicks(page)
    const walk = async (way: (page: Page) => Promise<void>) => {
      await clicks.reset()
      await way(page)
      await end(page)
      return clicks.count()
    }
    await openContent(page)
    const through = await walk(before)
    await openHome(page)
    const withHome = await walk(now)
    rows.push(`${task}: ${through}, ${withHome}`)
    expect(withHome).toBeLessThanOrEqual(isNotHalved ? through : through / 2)
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
