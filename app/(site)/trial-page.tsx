import { sendMiniTrial, sendShortTrial, sendTrial } from '@/app/(site)/send-form'
import { SiteFrame } from '@/components/chrome/site-frame'
import { ContactDialog } from '@/components/dialogs/contact-dialog'
import { Trial } from '@/components/forms/trial'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { getSiteSettings } from '@/content/documents/site-settings'
import { getTrialDrawer, getTrialPage } from '@/content/documents/trial-page'
import { serverEnv } from '@/lib/environment/server-env'

/** The trial page with the full or the short form. */
export async function TrialPage({ form }: { form: 'full' | 'short' }) {
  const [content, settings, trialDrawer] = await Promise.all([getTrialPage(), getSiteSettings(), getTrialDrawer()])
  return (
    <>
      <SiteFrame settings={settings} trialDrawer={trialDrawer} sendMiniTrial={sendMiniTrial} page="trial">
        <Trial
          {...{ form, content, settings }}
          demoUrl={`${serverEnv.donationUrl}/demo`}
          sendPlain={form === 'full' ? sendTrial : sendShortTrial}
        />
      </SiteFrame>
      <ErrorBoundary>
        <ContactDialog settings={settings} />
      </ErrorBoundary>
    </>
  )
}
