import type { ReactNode } from 'react'
import { FloatingButtons } from '@/components/chrome/floating-buttons'
import { ContactDialog } from '@/components/dialogs/contact-dialog'
import { DemoDialog, DemoReady } from '@/components/dialogs/demo-dialog'
import { TrialDrawer } from '@/components/dialogs/trial-drawer'
import { Reference } from '@/components/forms/reference.client'
import { Register } from '@/components/forms/registration/register'
import { SavedView } from '@/components/forms/registration/saving/saved-view.client'
import { fieldLabels, type StepProps } from '@/components/forms/registration/step'
import { StepFields } from '@/components/forms/registration/step-fields.client'
import { Summary, TermsStep } from '@/components/forms/registration/terms-step.client'
import { Trial } from '@/components/forms/trial'
import { FeeCalculator } from '@/components/sections/impact/fee-calculator.client'
import { FocusedTitle } from '@/components/ui/dialog'
import { LateNote } from '@/components/ui/late-note'
import { Success } from '@/components/ui/success/success'
import type { FeeCopy } from '@/content/types'
import type { DraftState } from '@/lib/forms/draft'
import type { SavedDraft } from '@/lib/forms/draft-code'
import { FORMS } from '@/lib/forms/forms'
import { DEMO_DIALOG, DEMO_URL, LANDING, REGISTRATION, settings, TRIAL_DRAWER, TRIAL_PAGE } from './content'
import { unused } from './form-pages'

const nothing = () => {}

/** As before hydration, when every step is in the page. The name of the masjid is left out, because its tile loads late. */
const control: StepProps['control'] = {
  ...{ form: 'registration', fields: FORMS.registration, labels: {}, errors: {}, startValues: {}, left: [] },
  values: { II13masjidmailing: 'masjid' },
}

const saved: SavedDraft = {
  ...{ step: 1, values: { I02email: 'khalid@assalam.example' }, token: 'token', version: 1 },
  link: 'https://minara.example/register/continue#token.key',
}

/** Words of staff around the forms, in the dialogs, and over the page, by name. `write` puts other words into every text. */
export function formSurfaces(text: string, write: <T>(content: T) => T, { calculator }: FeeCopy) {
  const written = { ...write(settings), labels: settings.labels }
  const content = write(REGISTRATION)
  const step: StepProps = { control: { ...control, labels: fieldLabels(content) }, content }
  const demo = { demoUrl: DEMO_URL, sendPlain: unused }
  const registration = { content, settings, hasCopies: true, sendPlain: unused }
  return {
    registration: <Register {...registration} />,
    'registration’s masjid': inForm(<StepFields {...step} step={2} />),
    'registration’s mailing': inForm(<StepFields {...step} step={3} />),
    'registration’s terms': inForm(<TermsStep {...step} hasCopies onChange={nothing} />),
    'registration’s answers': inForm(<Summary values={{ I02email: 'nobody' }} content={content} onChange={nothing} />),
    'registration, continued': <Register {...registration} isContinued />,
    'saved answers': savedAnswers(content, 'mailed'),
    'answers that somebody has saved since': savedAnswers(content, 'conflict'),
    'demo dialog': <DemoDialog landing={write(LANDING)} settings={written} {...demo} />,
    'demo, ready': (
      <Reference value="K7P-4MX">
        <Success title={<FocusedTitle>{text}</FocusedTitle>}>
          <DemoReady content={write(DEMO_DIALOG)} settings={written} demoUrl={DEMO_URL} />
        </Success>
      </Reference>
    ),
    'trial drawer': (
      <TrialDrawer content={{ ...write(TRIAL_DRAWER), demoUrl: DEMO_URL }} settings={written} sendPlain={unused} />
    ),
    'trial page': <Trial {...{ form: 'full', content: write(TRIAL_PAGE), settings: written, ...demo }} />,
    'short trial page': <Trial {...{ form: 'short', content: write(TRIAL_PAGE), settings: written, ...demo }} />,
    'contact dialog': <ContactDialog settings={written} />,
    'floating buttons': <FloatingButtons settings={written} page="landing" />,
    'floating button of a trial page': <FloatingButtons settings={written} page="trial" />,
    'note of what did not load': <LateNote words={written.notLoaded} />,
    'fee calculator': calculator && (
      <div className="wrap">
        <FeeCalculator calculator={write(calculator)} averagePercentage={0.9} level="h1" />
      </div>
    ),
  } satisfies Record<string, ReactNode>
}

function savedAnswers(content: StepProps['content'], outcome: DraftState['outcome']) {
  const saving = {
    ...{ state: { saved, outcome, fields: ['I01name', 'I04role'] }, isShown: true, isBusy: false },
    ...{ run: nothing, hide: nothing, stay: nothing },
    mayBeSent: async () => true,
  }
  return inForm(<SavedView {...{ content, hasMail: true, saving }} />)
}

function inForm(fields: ReactNode): ReactNode {
  return (
    <div className="wrap">
      <div className="sheet">
        <div className="sheet-body">
          <form>{fields}</form>
        </div>
      </div>
    </div>
  )
}
