import { expect, type Page } from '@playwright/test'
import { amountOf, giveButton, giveNow } from '../../support/live-demo.ts'
import { freeze } from '../reach.ts'
import { FEW, type State } from '../state.ts'

const HOST = { host: 'donations' } as const
const TAG = 'The tag of the gift'
const DEMO = { ...HOST, path: 'demo' }
/** A screen on its side; a phone that opens it must not break it. */
const TERMINAL = { ...HOST, widths: [320, 1024, 1440], part: 'screen' } as const
const TERMINAL_PATH = 'albayan?terminal=true&live=true&readerId=sample-reader-1'

const GIVING: State[] = [
  { ...DEMO, name: 'demo', short: [390] },
  {
    ...{ ...DEMO, name: 'demo-weekly', widths: FEW },
    reach: page => page.getByRole('radio', { name: 'Weekly' }).check(),
  },
  { ...DEMO, name: 'demo-long-amount', widths: FEW, reach: page => amountOf(page).fill('9999999') },
  {
    ...{ ...DEMO, name: 'demo-wrong-amount', widths: FEW },
    reach: async page => {
      await amountOf(page).fill('0')
      await giveButton(page).click()
    },
  },
  { ...DEMO, name: 'demo-receipt', placed: TAG, reach: give },
  {
    ...{ ...DEMO, name: 'demo-receipt-of-long-amount', placed: TAG, widths: FEW },
    reach: async page => {
      await amountOf(page).fill('9999999')
      await give(page)
    },
  },
  {
    ...{ ...DEMO, name: 'demo-pledged', placed: TAG, widths: FEW },
    reach: async page => {
      await give(page)
      await page.getByRole('button', { name: /^Pledge/ }).click()
    },
  },
  { ...DEMO, name: 'demo-without-code', widths: [390, 1440], withoutCode: true },
  { ...DEMO, name: 'demo-forced-colors', widths: [390, 1440], media: { forcedColors: 'active' } },
  { ...HOST, name: 'destination', path: 'albayan' },
]

/** What the page calls the views of the states. */
const VIEWS = { amounts: 'choose', ready: 'ready', reading: 'paying', thanks: 'receipt' }
const NAMES = ['amounts', 'ready', 'reading', 'thanks'] as const

const TERMINAL_VIEWS: State[] = NAMES.map(name => ({
  ...TERMINAL,
  name: `terminal-${name}`,
  ...(name === 'amounts' && { short: [1024] as const }),
  path: TERMINAL_PATH,
  reach: page => reachView(page, name),
}))

export const DONATIONS: State[] = [...GIVING, ...TERMINAL_VIEWS]

/** The receipt counts the seconds since the first touch. */
async function give(page: Page): Promise<void> {
  await giveNow(page)
  await page.getByText(/^From first tap/).evaluateAll(lines => {
    for (const line of lines) line.textContent = line.textContent?.replace(/\d+ seconds?/, '12 seconds') ?? ''
  })
}

async function reachView(page: Page, name: keyof typeof VIEWS): Promise<void> {
  await page.clock.install()
  await page.reload()
  if (name !== 'amounts') await giveButton(page).click()
  if (name === 'reading' || name === 'thanks') await page.getByRole('button', { name: 'Tap a sample card' }).click()
  if (name === 'thanks') await page.clock.runFor(1_400)
  await expect(page.locator(`[data-shown="${VIEWS[name]}"]`)).toBeVisible()
  await freeze(page)
}
