import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { SiteFrame } from '@/components/chrome/site-frame'
import { SlimFrame } from '@/components/chrome/slim-frame'
import { ContactDialog } from '@/components/dialogs/contact-dialog'
import { DemoDialog } from '@/components/dialogs/demo-dialog'
import { Register } from '@/components/forms/registration/register'
import { Trial } from '@/components/forms/trial'
import { Button } from '@/components/ui/button'
import { opens } from '@/components/ui/dialog-command'
import { DialogSupport } from '@/components/ui/dialog-support.client'
import { DIALOGS } from '@/lib/dialogs'
import type { SendPlainForm } from '@/lib/forms/answer'
import { DEMO_URL, LANDING, REGISTRATION, settings, TRIAL_DRAWER, TRIAL_PAGE } from './content'

/** Forms and dialogs in the frames that app/ puts around them. */

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
          <Button {...opens(DIALOGS.demo)}>Open the demo</Button>
          <Button {...opens(DIALOGS.contact)}>Open the contact dialog</Button>
          <Button {...opens(DIALOGS.trial)}>Open the trial drawer</Button>
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
  return (
    <>
      <Site page="trial">
        <Trial {...{ form, content: TRIAL_PAGE, settings, demoUrl: DEMO_URL, sendPlain: unused }} />
      </Site>
      <ContactDialog settings={settings} />
      <DialogSupport />
    </>
  )
}

export function RegisterPage(options: { hasCopies?: boolean; isContinued?: boolean }): ReactElement {
  return (
    <>
      <SlimFrame settings={settings}>
        <Register {...{ content: REGISTRATION, settings, hasCopies: false, sendPlain: unused, ...options }} />
      </SlimFrame>
      <DialogSupport />
    </>
  )
}
