import type { BrowserCommand } from 'vitest/node'

type Media = {
  media?: 'print' | 'screen'
  reducedMotion?: 'reduce' | 'no-preference'
  forcedColors?: 'active' | 'none'
}

/** Requests that wait, by the pattern that holds them. */
const held = new Map<string, (() => Promise<void>)[]>()
/** How many requests have failed, by the pattern that lets them fail. */
const failed = new Map<string, number>()

/** What a test can do only from outside the page. Points are in CSS pixels from the corner of the window; patterns are globs of URLs. */
export const commands = {
  bringToFront: (({ page }) => page.bringToFront()) satisfies BrowserCommand<[]>,
  emulateMedia: (({ page }, media) => page.emulateMedia(media)) satisfies BrowserCommand<[media: Media]>,

  moveMouse: (({ page }, x, y) => page.mouse.move(x, y)) satisfies BrowserCommand<[x: number, y: number]>,
  pressMouse: (({ page }) => page.mouse.down()) satisfies BrowserCommand<[]>,
  releaseMouse: (({ page }) => page.mouse.up()) satisfies BrowserCommand<[]>,

  failRequests: (async ({ page }, pattern) => {
    failed.set(pattern, 0)
    await page.route(pattern, route => {
      failed.set(pattern, (failed.get(pattern) ?? 0) + 1)
      return route.abort()
    })
  }) satisfies BrowserCommand<[pattern: string]>,
  countFailed: (async (_, pattern) => failed.get(pattern) ?? 0) satisfies BrowserCommand<[pattern: string]>,
  holdRequests: (async ({ page }, pattern) => {
    held.set(pattern, [])
    await page.route(pattern, route => void held.get(pattern)?.push(() => route.continue()))
  }) satisfies BrowserCommand<[pattern: string]>,
  /** Lets requests through again, those that were held too. */
  allowRequests: (async ({ page }, pattern) => {
    for (const letGo of held.get(pattern) ?? []) await letGo()
    held.delete(pattern)
    await page.unroute(pattern)
  }) satisfies BrowserCommand<[pattern: string]>,
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    bringToFront: () => Promise<void>
    emulateMedia: (media: Media) => Promise<void>
    moveMouse: (x: number, y: number) => Promise<void>
    pressMouse: () => Promise<void>
    releaseMouse: () => Promise<void>
    failRequests: (pattern: string) => Promise<void>
    countFailed: (pattern: string) => Promise<number>
    holdRequests: (pattern: string) => Promise<void>
    allowRequests: (pattern: string) => Promise<void>
  }
}
