import type { Page } from '@playwright/test'

export type Clicks = {
  count: () => number
  reset: () => void
}

const counters = new WeakMap<Page, Clicks>()

/** Counts presses of the pointer and keys that act like one, in frames, too, and across page loads. */
export async function countClicks(page: Page): Promise<Clicks> {
  const counter = counters.get(page) ?? (await startCounting(page))
  counters.set(page, counter)
  return counter
}

async function startCounting(page: Page): Promise<Clicks> {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks++
  })
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return {
    count: () => clicks,
    reset: () => {
      clicks = 0
    },
  }
}

/** Runs in the page. */
function listen(): void {
  const count = (event: Event) => {
    if (event.isTrusted) Object(window).countClick()
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
