import type { Browser, BrowserContext, Page } from '@playwright/test'
import { withholdCode } from '../support/forms.ts'
import { addStyles, untilInteractive, watchViolations } from '../support/page.ts'
import { stack } from '../support/stack.ts'
import { type State, VIEWPORTS, type Width } from './state.ts'

/** What visitors' clocks show. */
const NOW = '2026-12-02T15:00:00Z'

/** Rooted in what differs from machine to machine or from one moment to the next. A QR code and a terminal name the stack. */
const STEADY_RULES = `
  *, *::before, *::after { caret-color: transparent !important; content-visibility: visible !important; }
  .address-text { visibility: hidden; }
  sanity-visual-editing { display: none; }
  .qr-code > img:first-child { visibility: hidden; }
`

/** Playwright's clock starts with the context, so in a shared one the donation note would come at any time. */
const WITHOUT_TOAST = '.toast { visibility: hidden !important; }'

/** How many states share a browser context, which keeps files and compiled code, until what they leave behind adds up. */
const MAX_STATES_OF_CONTEXT = 40

type StateContext = { context: BrowserContext; violations: string[]; isShared: boolean; states: number }

/** The shared contexts, by what a page cannot change about its own. */
const shared = new Map<string, StateContext>()

/** Opens the state in a new tab without cookies and storage, and collects what its content security policy refuses. */
export async function openState(
  browser: Browser,
  state: State,
  width: Width,
): Promise<{ page: Page; violations: string[]; close: () => Promise<void> }> {
  const opened = await contextFor(browser, state)
  const { context, violations } = opened
  if (state.inPreview) await enterPreview(context)
  const page = await context.newPage()
  await page.setViewportSize(VIEWPORTS[width])
  await page.clock.setFixedTime(NOW)
  if (state.withoutCode) await withholdCode(page)
  await page.goto(state.path)
  if (!state.withoutCode && state.host !== 'donations') await untilInteractive(page)
  await state.reach?.(page)
  await addStyles(page, opened.isShared ? STEADY_RULES + WITHOUT_TOAST : STEADY_RULES)
  if (state.media?.media) await page.emulateMedia({ media: state.media.media })
  return { page, violations, close: () => leave(opened, page) }
}

async function contextFor(browser: Browser, state: State): Promise<StateContext> {
  const options = {
    baseURL: baseOf(state),
    reducedMotion: state.media?.reducedMotion ?? 'reduce',
    forcedColors: state.media?.forcedColors ?? 'none',
  } as const
  const key = JSON.stringify(options)
  const isShared = !state.movesClock
  const known = isShared ? shared.get(key) : undefined
  if (known && known.states < MAX_STATES_OF_CONTEXT) {
    known.states++
    known.violations.length = 0
    return known
  }
  await known?.context.close()
  const context = await browser.newContext({
    ...options,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    // Rate limits count by address.
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' },
  })
  const opened = { context, violations: await watchViolations(context), isShared, states: 1 }
  if (isShared) shared.set(key, opened)
  return opened
}

async function leave({ context, isShared }: StateContext, page: Page): Promise<void> {
  if (!isShared) return context.close()
  if ((await page.evaluate(() => Date.now())) !== Date.parse(NOW))
    throw new Error('The state moved the clock, which stays so in its browser context: it needs movesClock')
  await page.evaluate(() => localStorage.clear())
  await page.close()
  await context.clearCookies()
  await context.setOffline(false)
}

function baseOf({ host = 'site' }: State): string {
  if (host === 'site') return stack.siteUrl
  if (host === 'donations') return `${stack.lakeUrl}/donation-host/`
  return readVariable('VISUAL_OUTAGE_URL')
}

/** The session of the set-up, because a link to the preview works once. */
async function enterPreview(context: BrowserContext): Promise<void> {
  const cookies = readVariable('VISUAL_PREVIEW_COOKIES').split('\n')
  await context.addCookies(
    cookies.map(cookie => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      return { name, value, url: stack.siteUrl }
    }),
  )
}

function readVariable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: tests/visual/set-up.ts sets it`)
  return value
}
