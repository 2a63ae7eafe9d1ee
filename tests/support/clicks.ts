import type { Page } from '@playwright/test'

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
