import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import { draftRequests } from '@/components/forms/registration/saving/draft-requests.client'
import { fillWords } from '@/lib/default-words'
import { saveDraft } from '@/lib/drafts/keep'
import { DRAFT_MESSAGES, DRAFT_WORDS } from '@/lib/drafts/words'
import { MESSAGES } from '@/lib/forms/rules'
import { MINI_TRIAL_VALUES, SHORT_ANSWERS } from '../../support/form-answers'
import { drawFrame } from '../support/clock'
import { takeComplaints } from '../support/complaints'
import * as demo from '../support/demo'
import { dialogOf, expectClosed, expectValues, fillIn } from '../support/fields'
import { type FormSite, startFormSite } from '../support/form-site'
import * as drawer from '../support/mini-trial'
import { holdNavigations } from '../support/navigations'
import * as registration from '../support/registration'
import * as trial from '../support/trial'

const DRAFT = fillWords(DRAFT_WORDS, {})
/** The drawing of a success, and the code of the demo. */
const PICTURES = '**/{success,live-demo}.svg'
const demoReady = () => dialogOf('Your Live Demo is Ready')
const demoDialog = () => dialogOf('Try a Demo')
const drawerThanks = () => dialogOf('Thanks for your submission!')
const drawerDialog = () => dialogOf('Sign Up for a Trial')

let site: FormSite
let visited: string[]

type Form = {
  open: () => Promise<unknown>
  send: () => Promise<void>
  /** The dialog that says that the form arrived; null for a link, which leads on to the registration. */
  success: (() => Locator) | null
  expectKept: () => Promise<void>
  /** What a visitor is told; null where the specification keeps a failure silent. */
  message: string | null
}

const FORMS: Record<string, Form> = {
  demo: {
    open: async () => demo.fillInDemo(await demo.openDemo()),
    send: () => demo.submitOf(demoDialog()).click(),
    success: demoReady,
    expectKept: () => demo.expectFilled(demoDialog()),
    message: null,
  },
  'mini trial': {
    open: async () => fillIn(await drawer.openDrawer(), MINI_TRIAL_VALUES),
    send: () => drawer.submitOf(drawerDialog()).click(),
    success: drawerThanks,
    expectKept: () => expectValues(drawerDialog(), MINI_TRIAL_VALUES),
    message: MESSAGES.notSent,
  },
  'short trial': {
    open: async () => {
      trial.openTrial('short')
      await trial.fillInShort()
    },
    send: trial.send,
    success: trial.received,
    expectKept: () => expectValues(trial.formOf(), SHORT_ANSWERS),
    message: MESSAGES.notSent,
  },
  'full trial': {
    open: async () => {
      trial.openTrial('full')
      await trial.fillInFull()
    },
    send: trial.send,
    success: trial.received,
    expectKept: trial.expectFull,
    message: MESSAGES.notSent,
  },
  registration: {
    open: () => registration.prefill(),
    send: () => registration.submit().click(),
    success: registration.received,
    expectKept: registration.expectEverything,
    message: null,
  },
  'link to saved answers': {
    open: async () => {
      const { link } = await saveAnswers()
      registration.openLink('#')
      await page.getByRole('textbox', { name: DRAFT.link }).fill(link)
    },
    send: () => page.getByRole('button', { name: DRAFT.open }).click(),
    success: null,
    expectKept: async () => {},
    message: DRAFT_MESSAGES.failed,
  },
}

describe.each(['no-preference', 'reduce'] as const)('with %s for motion', reducedMotion => {
  beforeEach(async () => {
    site = startFormSite()
    visited = holdNavigations()
    await commands.emulateMedia({ reducedMotion })
  })

  describe.each(Object.entries(FORMS))('the %s', (_, form) => {
    test.each([
      ['is rejected at once', 'rejected'],
      ['hangs', 'hanging'],
    ] as const)(
      'never says that it arrived when its request %s, keeps what was typed, and can be sent again',
      async (_, fault) => {
        await form.open()
        const network = breakNetwork(fault)
        await form.send()
        await expect.poll(network.requests).toBe(1)
        network.passMinute()
        await expectFailure(form)
        await form.expectKept()
        network.mend()
        await form.send()
        if (form.success) await expect.element(form.success()).toBeVisible()
        else await expect.poll(() => visited).toEqual(['/register'])
        takeComplaints()
      },
    )
  })

  test('pictures that did not load while offline are there once the full trial arrives', async () => {
    await commands.failRequests(PICTURES)
    const full = FORMS['full trial']
    await full?.open()
    const network = breakNetwork('hanging')
    await full?.send()
    await expect.poll(() => commands.countFailed(PICTURES)).toBe(2)
    network.passMinute()
    await expect.element(trial.received()).not.toBeInTheDocument()
    network.mend()
    await commands.allowRequests(PICTURES)
    await full?.send()
    const widths = () => Array.from(trial.received().element().querySelectorAll('img'), img => img.naturalWidth)
    await expect.poll(widths).toEqual([expect.closeTo(640), 16, expect.any(Number)])
    takeComplaints()
  })

  test('the answer of a closed demo dialog is there when it opens again', async () => {
    site.reply('held')
    await FORMS.demo?.open()
    await FORMS.demo?.send()
    await userEvent.keyboard('{Escape}')
    await expectClosed(demoDialog())
    site.release({ outcome: 'accepted' })
    await demo.demoOpener().click()
    await expect.element(demoReady()).toBeVisible()
  })

  test('a demo that fails after its dialog was closed is still filled in', async () => {
    site.reply('held')
    await FORMS.demo?.open()
    await FORMS.demo?.send()
    await userEvent.keyboard('{Escape}')
    site.release({ outcome: 'failed' })
    await demo.expectFilled(await demo.reopenDemo())
  })

  test('an answer that comes after the drawer was closed is not taken for that of the next request', async () => {
    site.reply('held', 'held')
    await FORMS['mini trial']?.open()
    await FORMS['mini trial']?.send()
    await userEvent.keyboard('{Escape}')
    await fillIn(await drawer.reopenDrawer(), { ...MINI_TRIAL_VALUES, 'Full name': 'Amina Yusuf' })
    site.release({ outcome: 'accepted' })
    await drawFrame()
    await expect.element(drawerDialog()).toBeVisible()
    await FORMS['mini trial']?.send()
    await expect.poll(() => site.sent).toHaveLength(2)
    site.release({ outcome: 'accepted' })
    await expect.element(drawerThanks()).toBeVisible()
  })
})

async function saveAnswers(): Promise<{ link: string }> {
  const reply = await saveDraft(draftRequests, null, { step: 1, values: { I01name: 'Khalid Rahman' } })
  if (reply.outcome !== 'saved') throw new Error(reply.outcome)
  return reply.saved
}

/** The end of every failed attempt: no success, not even a frame later, no button that still sends, and the message if there is one. */
async function expectFailure({ success, message }: Form): Promise<void> {
  await expect.poll(() => document.body.textContent).not.toContain(MESSAGES.sending)
  await drawFrame()
  if (success) await expectClosed(success())
  if (message) await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  expect(visited).toEqual([])
}

/** From now on, the form's own requests fail; start tokens still arrive. */
function breakNetwork(fault: 'rejected' | 'hanging') {
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
    if (fault === 'rejected') throw new TypeError('Failed to fetch')
    return new Promise(() => {})
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
