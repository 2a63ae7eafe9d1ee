import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { MESSAGES } from '@/lib/forms/rules'
import { MINI_TRIAL_VALUES } from '../../support/form-answers'
import { drawFrame } from '../support/clock'
import { takeComplaints } from '../support/complaints'
import { demoOpener, expectFilled, fillInDemo, openDemo, reopenDemo } from '../support/demo'
import { EVERY_FORM } from '../support/every-form'
import { dialogOf, expectClosed, fillIn } from '../support/fields'
import { type FormSite, startFormSite } from '../support/form-site'
import { openDrawer, reopenDrawer } from '../support/mini-trial'
import { holdNavigations } from '../support/navigations'
import { fillInFull, openTrial, received, send } from '../support/trial'

/** The drawing of a success, and the code of the demo. */
const PICTURES = '**/{success,live-demo}.svg'
const FAULTS = [
  ['is rejected at once', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['hangs', () => new Promise<never>(() => {})],
] as const
const MOTION = ['no-preference', 'reduce'] as const
const demoReady = () => dialogOf('Your Live Demo is Ready')
const drawerThanks = () => dialogOf('Thanks for your submission!')

let site: FormSite
let visited: string[]

beforeEach(async () => {
  site = startFormSite()
  visited = holdNavigations()
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
})

describe.each(EVERY_FORM)('the %s', (_, form) => {
  test.each(FAULTS.flatMap(([fault, answer]) => MOTION.map(motion => [fault, motion, answer] as const)))(
    'keeps what was typed when its request %s under “%s”, does not say that it arrived, and can be sent again',
    async (_fault, reducedMotion, answer) => {
      await commands.emulateMedia({ reducedMotion })
      const place = await form.open()
      await form.fill(place)
      const network = breakNetwork(answer)
      await form.send(place)
      await expect.poll(network.requests).toBe(1)
      network.passMinute()
      await expect.poll(() => document.body.textContent).not.toContain(MESSAGES.sending)
      await drawFrame()
      await expectClosed(form.success())
      const message = form.told.unreachable
      if (message) await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
      expect(visited).toEqual([])
      await form.expectKept(place)
      network.mend()
      await form.send(place)
      await expect.element(form.success()).toBeVisible()
      takeComplaints()
    },
  )
})

test('pictures that did not load while offline are there once the full trial arrives', async () => {
  await commands.failRequests(PICTURES)
  openTrial('full')
  await fillInFull()
  const network = breakNetwork()
  await send()
  await expect.poll(() => commands.countFailed(PICTURES)).toBe(2)
  network.passMinute()
  await expect.element(received()).not.toBeInTheDocument()
  network.mend()
  await commands.allowRequests(PICTURES)
  await send()
  const widths = () => Array.from(received().element().querySelectorAll('img'), img => img.naturalWidth)
  await expect.poll(widths).toEqual([expect.closeTo(640), 16, expect.any(Number)])
  takeComplaints()
})

test.each([
  ['the answer is there', 'accepted'],
  ['the form is still filled in', 'failed'],
] as const)(
  'when a demo dialog opens again that was closed while its request was on its way, %s',
  async (_, outcome) => {
    site.reply('held')
    const dialog = await openDemo()
    await fillInDemo(dialog)
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Escape}')
    await expectClosed(dialog)
    site.release({ outcome })
    if (outcome === 'failed') return expectFilled(await reopenDemo())
    await demoOpener().click()
    await expect.element(demoReady()).toBeVisible()
  },
)

test('an answer that comes after the drawer was closed is not taken for that of the next request', async () => {
  site.reply('held', 'held')
  await fillIn(await openDrawer(), MINI_TRIAL_VALUES)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Escape}')
  const drawer = await reopenDrawer()
  await fillIn(drawer, { ...MINI_TRIAL_VALUES, 'Full name': 'Amina Yusuf' })
  site.release({ outcome: 'accepted' })
  await drawFrame()
  await expect.element(drawer).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => site.sent).toHaveLength(2)
  site.release({ outcome: 'accepted' })
  await expect.element(drawerThanks()).toBeVisible()
})

/** From now on, the form's own requests get this answer; start tokens still arrive. */
function breakNetwork(answer: () => Promise<never> = FAULTS[1][1]) {
  const limits: AbortController[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  const working = window.fetch
  let count = 0
  window.fetch = async (address, request) => {
    if (request?.method !== 'POST') return working(address, request)
    count++
    return answer()
  }
  const mend = () => {
    window.fetch = working
    timeout.mockRestore()
  }
  onTestFinished(mend)
  return {
    requests: () => count,
    /** Ends whatever waits for a limit of time. */
    passMinute: () => {
      for (const limit of limits) limit.abort()
    },
    mend,
  }
}
