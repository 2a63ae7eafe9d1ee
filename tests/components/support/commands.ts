import type { BrowserCommand } from 'vitest/node'

type Media = { reducedMotion?: 'reduce' | 'no-preference'; forcedColors?: 'active' | 'none' }

/** What a test can do only from outside the page. */
const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) => page.emulateMedia(media)

/** Moves the mouse to a point, in CSS pixels from the corner of the window. */
const moveMouse: BrowserCommand<[x: number, y: number]> = ({ page }, x, y) => page.mouse.move(x, y)

const pressMouse: BrowserCommand<[]> = ({ page }) => page.mouse.down()

const releaseMouse: BrowserCommand<[]> = ({ page }) => page.mouse.up()

export const commands = { emulateMedia, moveMouse, pressMouse, releaseMouse }

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>
    moveMouse: (x: number, y: number) => Promise<void>
    pressMouse: () => Promise<void>
    releaseMouse: () => Promise<void>
  }
}
