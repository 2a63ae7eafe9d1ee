import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { MilestoneDialog } from '@/components/dialogs/milestone-dialog'
import { STEPS } from '@/components/forms/registration/steps'
import { MAILING_CHOICES } from '@/lib/forms/choices'
import { MESSAGES } from '@/lib/forms/rules'
import { TRIAL_MESSAGES } from '@/lib/forms/trial-forms'
import { MINI_TRIAL_VALUES } from '../../support/form-answers'
import { expectPageAccessible } from '../support/accessible'
import { takeComplaints } from '../support/complaints'
import { milestone, settings } from '../support/content'
import { fillInDemo, openDemo, submitOf as submitDemo } from '../support/demo'
import { dialogOf, expectErrors, fillIn, pressDisabled, settled } from '../support/fields'
import { LandingPage } from '../support/form-pages'
import { type FormSite, type Reply, startFormSite } from '../support/form-site'
import { openDrawer, submitOf as submitDrawer } from '../support/mini-trial'
import { hydrate } from '../support/mount'
import * as registration from '../support/registration'
import * as trial from '../support/trial'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

type State = [name: string, reach: () => unknown]

const TRIAL: State[] = [
  ['the full form', () => trial.openTrial('full')],
  ['the short form', () => trial.openTrial('short')],
  ['the full form with errors', () => sendEmpty('full')],
  ['the short form with errors', () => sendEmpty('short')],
  [
    'the short form that could not be sent',
    async () => {
      site.reply({ outcome: 'failed' })
      trial.openTrial('short')
      await trial.fillInShort()
      await trial.send()
      await expect.element(trial.formOf().getByText(MESSAGES.notSent)).toBeVisible()
    },
  ],
  [
    'the dialog while the full form is on its way',
    () => {
      site.reply('held')
      return trial.sendFull()
    },
  ],
  [
    'the contact dialog over the form',
    async () => {
      trial.openTrial('full')
      await page.getByRole('button', { name: 'Need help?' }).first().click()
      await settled(dialogOf('Need help?'))
    },
  ],
]

const REGISTRATION: State[] = [
  ...STEPS.map((step): State => [`step ${step}`, () => openStep(step)]),
  ...MAILING_CHOICES.map(
    (choice): State => [
      `step 3 with mail for “${choice}”`,
      async () => {
        await openStep(3)
        await registration.field('II13masjidmailing', choice).click()
      },
    ],
  ),
  [
    'step 2 with long answers',
    async () => {
      await openStep(2)
      await registration.fillStep(2, { II14masjidcountry: 'CA', II04masjidstate: 'NL' })
    },
  ],
  [
    'the registration with an invalid e-mail address',
    async () => {
      await openStep(1)
      await registration.field('I02email').fill('khalid@masjid')
      await userEvent.keyboard('{Tab}')
      await expect.element(registration.field('I02email')).toHaveAttribute('aria-invalid', 'true')
    },
  ],
  [
    'the tooltip of a disabled Submit',
    async () => {
      await openStep(4)
      registration.submit().element().focus()
      await expect.element(page.getByRole('tooltip')).toBeVisible()
    },
  ],
  [
    'a registration whose fields have errors',
    async () => {
      const errors = { II14masjidcountry: ['is odd'], II04masjidstate: ['is odd'], II16masjidemail: ['is odd'] }
      await register({ outcome: 'invalid', errors })
      await expect.element(registration.headingOf(2)).toBeVisible()
      await expect.poll(() => document.querySelectorAll('main .field-error').length).toBe(3)
    },
  ],
  [
    'a registration with an error of the whole form',
    async () => {
      await register({ outcome: 'too many', retryAfterMs: 600_000 })
      await expect.element(page.getByText(MESSAGES.tooMany)).toBeVisible()
      takeComplaints()
    },
  ],
]

const DIALOGS: State[] = [
  [
    'the contact dialog',
    async () => {
      hydrate(<LandingPage />)
      await page.getByRole('button', { name: 'Open the contact dialog' }).click()
      await settled(dialogOf('Need help?'))
    },
  ],
  [
    'the milestone dialog',
    async () => {
      hydrate(
        <LandingPage>
          <MilestoneDialog milestone={milestone} settings={settings} />
        </LandingPage>,
      )
      await settled(dialogOf(`${milestone.title} $500,000`))
    },
  ],
  ['the demo dialog', openDemo],
  [
    'the demo dialog with errors',
    async () => {
      const dialog = await openDemo()
      await pressDisabled(submitDemo(dialog))
      await expect.poll(() => dialog.element().querySelectorAll('.field-error').length).toBe(4)
    },
  ],
  [
    'the demo dialog with an answer of the form service',
    async () => {
      site.reply({ outcome: 'invalid', errors: { email: ['Email should be an email'] } })
      const dialog = await openDemo()
      await fillInDemo(dialog)
      await userEvent.keyboard('{Enter}')
      await expectErrors(dialog, ['Email should be an email'])
    },
  ],
]

const DRAWER: State[] = [
  ['is empty', openDrawer],
  [
    'has errors',
    async () => {
      const drawer = await openDrawer()
      await submitDrawer(drawer).click()
      await expect.poll(() => drawer.element().querySelectorAll('.field-error').length).toBe(3)
    },
  ],
  ['submits', () => sendDrawer('held', MESSAGES.sending)],
  ['says that the form could not be sent', () => sendDrawer({ outcome: 'failed' }, MESSAGES.notSent)],
]

test.each([...TRIAL, ...REGISTRATION, ...DIALOGS])(
  '%s is accessible and reaches over no edge at any width',
  async (_, reach) => {
    await reach()
    await expectPageAccessible([320, 768, 1440])
  },
)

describe('from 1024 px on', () => {
  test.each(DRAWER)('the drawer is accessible and within the window while it %s', async (_, reach) => {
    await reach()
    await expectPageAccessible([1024, 1440])
  })
})

async function sendEmpty(form: 'full' | 'short'): Promise<void> {
  trial.openTrial(form)
  await trial.send()
  await trial.expectMessage('Name', TRIAL_MESSAGES.name)
}

async function openStep(step: (typeof STEPS)[number]): Promise<void> {
  registration.openRegistration()
  await registration.goTo(step)
}

async function register(reply: Reply): Promise<void> {
  site.reply(reply)
  await registration.prefill()
  await registration.submit().click()
}

async function sendDrawer(reply: Reply, text: string): Promise<void> {
  site.reply(reply)
  const drawer = await openDrawer()
  await fillIn(drawer, MINI_TRIAL_VALUES)
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer.getByText(text)).toBeVisible()
}
