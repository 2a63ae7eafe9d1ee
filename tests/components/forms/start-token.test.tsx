import { beforeEach, expect, test, vi } from 'vitest'
import { prerender } from '@/components/ui/shown.fixture'
import { drawFrame } from '../support/clock'
import { site, startSite } from '../support/form-site'
import { formOf, received, shortTrial } from '../support/forms'

/** The page keeps its token from test to test, so these are in order. */

const HALF_A_DAY_MS = 12 * 60 * 60_000

beforeEach(startSite)

test('a token is fetched once the page is idle, before the form is touched', async () => {
  // A browser that is busy with other tests may not be idle for a long time.
  const requestIdleCallback = vi.fn<(run: () => void) => void>()
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  await shortTrial.open()
  await expect.poll(() => requestIdleCallback).toHaveBeenCalled()
  expect(site.tokens()).toBe(0)
  for (const [run] of requestIdleCallback.mock.calls) run()
  await expect.poll(() => site.tokens()).toBe(1)
})

test('a page that is rendered ahead fetches no token before it is shown', async () => {
  const requestIdleCallback = vi.fn()
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  const show = prerender()
  await shortTrial.open()
  await drawFrame()
  expect(requestIdleCallback).not.toHaveBeenCalled()
  show()
  await expect.poll(() => requestIdleCallback).toHaveBeenCalled()
})

test('the token of the page is sent with the form, and the next submission gets another', async () => {
  await shortTrial.open()
  await shortTrial.fill(formOf())
  expect(site.tokens()).toBe(0)
  await shortTrial.send(formOf())
  await expect.element(received()).toBeVisible()
  expect(site.values()).toMatchObject([{ startToken: 'token-1' }])
  await expect.poll(() => site.tokens()).toBe(1)
})

test('a token older than half a day is replaced when the form is touched', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HALF_A_DAY_MS })
  await shortTrial.open()
  await shortTrial.fill(formOf())
  await expect.poll(() => site.tokens()).toBe(1)
})

test('a form is sent without a token when none can be fetched', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * HALF_A_DAY_MS })
  site.withholdTokens()
  await shortTrial.open()
  await shortTrial.fill(formOf())
  await shortTrial.send(formOf())
  await expect.element(received()).toBeVisible()
  expect(site.values()).toMatchObject([{ startToken: '' }])
})
