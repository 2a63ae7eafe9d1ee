import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { SiteFrame } from '@/components/chrome/site-frame'
import { SlimFrame } from '@/components/chrome/slim-frame'
import { ContactDialog } from '@/components/dialogs/contact-dialog'
import { DemoDialog } from '@/components/dialogs/demo-dialog'
import { LiveDemo } from '@/components/dialogs/live-demo'
import { ReceivedDialog } from '@/components/dialogs/received-dialog'
import { LitRosette } from '@/components/forms/lights/lit-rosette'
import { TrialRow } from '@/components/forms/lights/lit-row'
import { Plan, Strip } from '@/components/forms/lights/plan'
import { ReceivedTitle } from '@/components/forms/received-title'
import { ReferenceLine } from '@/components/forms/reference.client'
import { Registration } from '@/components/forms/registration/registration.client'
import type { RegistrationContent } from '@/components/forms/registration/step'
import { ShortTrialForm, TrialForm } from '@/components/forms/trial-form.client'
import { TrialLayout } from '@/components/forms/trial-layout'
import { TrialNote, TrialSubmit } from '@/components/forms/trial-words'
import { DialogCloser } from '@/components/ui/dialog'
import { DialogButton } from '@/components/ui/dialog-button'
import { DialogSupport } from '@/components/ui/dialog-support.client'
import { Icon } from '@/components/ui/icon'
import { Success } from '@/components/ui/success/success'
import { TextLink } from '@/components/ui/text-link'
import { DIALOGS } from '@/lib/dialogs'
import type { SendPlainForm } from '@/lib/forms/answer'
import { SHORT_SHARES, TRIAL_SHARES } from '@/lib/forms/lights'
import { DEMO_URL, LANDING, REGISTRATION, settings, TRIAL_DRAWER, TRIAL_PAGE } from './content'
import '@/components/forms/lights/registration.gen.css'
import '@/components/forms/trial.css'
import '@/components/forms/registration/registration.css'
import '@/components/forms/registration/progress.css'
import '@/components/forms/registration/saving/saving.css'
import '@/components/forms/registration/tip.css'
import '@/components/forms/registration/wizard.css'

/** Pages composed as in app/, around the forms and dialogs. */

/** With JavaScript, a form is never posted to a server action. */
export const unused: SendPlainForm = async () => {
  throw new Error('A form with JavaScript is sent to the API')
}

type SiteProps = Partial<ComponentProps<typeof SiteFrame>> & { children: ReactNode }

/** The frame of the site's pages. */
export function Site(props: SiteProps): ReactElement {
  return <SiteFrame {...{ settings, trialDrawer: TRIAL_DRAWER, sendMiniTrial: unused }} {...props} />
}

/** A long page whose buttons open the demo, the contact dialog and the trial drawer. */
export function LandingPage({ children }: { children?: ReactNode }): ReactElement {
  return (
    <>
      <Site page="landing">
        <div className="wrap" style={{ height: 3000 }}>
          <h1>Support Your Masjid</h1>
          <DialogButton opens={DIALOGS.demo}>Open the demo</DialogButton>
          <DialogButton opens={DIALOGS.contact}>Open the contact dialog</DialogButton>
          <DialogButton opens={DIALOGS.trial}>Open the trial drawer</DialogButton>
        </div>
      </Site>
      <DemoDialog landing={LANDING} settings={settings} demoUrl={DEMO_URL} sendPlain={unused} />
      <ContactDialog settings={settings} />
      {children}
      <DialogSupport />
    </>
  )
}

/** The full trial form is on /request-trial and /trial, the short one on /karima and /scranton. */
export function TrialPage({ form }: { form: 'full' | 'short' }): ReactElement {
  const { legal, submitLabel, submitTag, form: words, title, shortTitle, lead, shortLead, homeLabel } = TRIAL_PAGE
  const { demoLabel, shareLabel, qrCaption, qrText } = TRIAL_PAGE
  const demo = { demoUrl: DEMO_URL, label: demoLabel, shareLabel, qrCaption, qrText }
  const sent = (
    <>
      <p>{TRIAL_PAGE.receivedText}</p>
      <ReferenceLine text={settings.referenceText} />
      <LiveDemo {...demo} logo={settings.logo}>
        <TextLink href="/" className="min-h-11">
          {homeLabel}
        </TextLink>
      </LiveDemo>
    </>
  )
  const shares = form === 'full' ? TRIAL_SHARES : SHORT_SHARES
  const parts = {
    words,
    row: <TrialRow shares={shares} />,
    submit: <TrialSubmit label={submitLabel} tag={submitTag} />,
    note: <TrialNote text={form === 'full' ? legal.text : legal.shortText} legal={legal} />,
    received: <Success title={<ReceivedTitle>{TRIAL_PAGE.receivedTitle}</ReceivedTitle>}>{sent}</Success>,
    dialog: (
      <ReceivedDialog title={TRIAL_PAGE.receivedTitle} closeLabel={settings.labels.close}>
        {sent}
      </ReceivedDialog>
    ),
    sendPlain: unused,
  }
  return (
    <>
      <Site page="trial">
        <TrialLayout
          title={form === 'full' ? title : shortTitle}
          lead={form === 'full' ? lead : shortLead}
          points={TRIAL_PAGE.points}
          rose={<LitRosette shares={shares} />}
        >
          {form === 'full' ? <TrialForm {...parts} /> : <ShortTrialForm {...parts} title={title} />}
        </TrialLayout>
      </Site>
      <ContactDialog settings={settings} />
      <DialogSupport />
    </>
  )
}

type RegisterOptions = { content?: RegistrationContent; hasCopies?: boolean; isContinued?: boolean }

export function Wizard({
  content = REGISTRATION,
  hasCopies = false,
  isContinued = false,
}: RegisterOptions): ReactElement {
  return (
    <Registration
      {...{ content, hasCopies, isContinued, sendPlain: unused }}
      nextIcon={<Icon name="arrow-right" />}
      plan={<Plan />}
      strip={<Strip />}
      reference={<ReferenceLine text={settings.referenceText} />}
      closeButton={<DialogCloser dialogId={DIALOGS.received} label={settings.labels.close} />}
    />
  )
}

export function RegisterPage(options: RegisterOptions): ReactElement {
  return (
    <>
      <SlimFrame settings={settings}>
        <Wizard {...options} />
      </SlimFrame>
      <DialogSupport />
    </>
  )
}
