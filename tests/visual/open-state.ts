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

/** The donation note comes ten seconds after the page has loaded, which may be before the picture is taken. */
const WITHOUT_TOAST = '.toast { visibility: hidden !important; }'

/** Opens the state as a new visitor, and collects what its content security policy refuses. */
export async function openState(
  browser: Browser,
  state: State,
  width: Width,
): Promise<{ page: Page; violations: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext({
    ...{ baseURL: baseOf(state), viewport: VIEWPORTS[width], locale: 'en-US', timezoneId: 'America/New_York' },
    colorScheme: 'light',
    reducedMotion: state.media?.reducedMotion ?? 'reduce',
    forcedColors: state.media?.forcedColors ?? 'none',
    // Rate limits count by address.
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' },
  })
  const violations = await watchViolations(context)
  if (state.inPreview) await enterPreview(context)
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  if (state.withoutCode) await withholdCode(page)
  await page.goto(state.path)
  if (!state.withoutCode && state.host !== 'donations') await untilInteractive(page)
  await state.reach?.(page)
  await addStyles(page, state.hasToast ? STEADY_RULES : STEADY_RULES + WITHOUT_TOAST)
  if (state.media?.media) await page.emulateMedia({ media: state.media.media })
  return { page, violations, close: () => context.close() }
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
