import { sendShortTrial, sendTrial } from '@/app/(site)/send-form'
import { SitePage } from '@/app/(site)/site-page'
import { ContactDialog } from '@/components/dialogs/contact-dialog'
import { Trial } from '@/components/forms/trial'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { getSiteSettings } from '@/content/documents/site-settings'
import { getTrialPage } from '@/content/documents/trial-page'
import { serverEnv } from '@/lib/environment/server-env'

/** The trial page with the full or the short form. */
export async function TrialPage({ form }: { form: 'full' | 'short' }) {
  const [content, settings] = await Promise.all([getTrialPage(), getSiteSettings()])
  return (
    <>
      <SitePage page="trial">
        <Trial
          {...{ form, content, settings }}
          demoUrl={`${serverEnv.donationUrl}/demo`}
          sendPlain={form === 'full' ? sendTrial : sendShortTrial}
        />
      </SitePage>
      <ErrorBoundary>
        <ContactDialog settings={settings} />
      </ErrorBoundary>
    </>
  )
}
