import '@/components/forms/trial.css'
import { sendMiniTrial, sendShortTrial, sendTrial } from '@/app/(site)/send-form'
import { SiteFrame } from '@/components/chrome/site-frame'
import { ContactDialog } from '@/components/dialogs/contact-dialog'
import { LiveDemo } from '@/components/dialogs/live-demo'
import { ReceivedDialog } from '@/components/dialogs/received-dialog'
import { LitRosette } from '@/components/forms/lights/lit-rosette'
import { TrialRow } from '@/components/forms/lights/lit-row'
import { ReceivedTitle } from '@/components/forms/received-title'
import { ReferenceLine } from '@/components/forms/reference.client'
import { ShortTrialForm, TrialForm } from '@/components/forms/trial-form.client'
import { TrialLayout } from '@/components/forms/trial-layout'
import { TrialNote, TrialSubmit } from '@/components/forms/trial-words'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { Success } from '@/components/ui/success/success'
import { TextLink } from '@/components/ui/text-link'
import { getSiteSettings } from '@/content/documents/site-settings'
import { getTrialDrawer, getTrialPage } from '@/content/documents/trial-page'
import { serverEnv } from '@/lib/environment/server-env'
import { SHORT_SHARES, TRIAL_SHARES } from '@/lib/forms/lights'

/** The trial page with the full or the short form; only title, lead and form differ. */
export async function TrialPage({ form }: { form: 'full' | 'short' }) {
  const [content, settings, trialDrawer] = await Promise.all([getTrialPage(), getSiteSettings(), getTrialDrawer()])
  const { receivedTitle: title, receivedText: text, demoLabel, shareLabel, qrCaption, qrText, homeLabel } = content
  const demo = { demoUrl: `${serverEnv.donationUrl}/demo`, label: demoLabel, shareLabel, qrCaption, qrText }
  const sent = (
    <>
      <p dir="auto">{text}</p>
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
    words: content.form,
    row: <TrialRow shares={shares} />,
    submit: <TrialSubmit label={content.submitLabel} tag={content.submitTag} />,
    note: <TrialNote text={form === 'full' ? content.legal.text : content.legal.shortText} legal={content.legal} />,
    received: <Success title={<ReceivedTitle>{title}</ReceivedTitle>}>{sent}</Success>,
    dialog: (
      <ErrorBoundary>
        <ReceivedDialog title={title} closeLabel={settings.labels.close}>
          {sent}
        </ReceivedDialog>
      </ErrorBoundary>
    ),
  }
  return (
    <>
      <SiteFrame settings={settings} trialDrawer={trialDrawer} sendMiniTrial={sendMiniTrial} page="trial">
        <TrialLayout
          title={form === 'full' ? content.title : content.shortTitle}
          lead={form === 'full' ? content.lead : content.shortLead}
          points={content.points}
          rose={<LitRosette shares={shares} />}
        >
          <ErrorBoundary>
            {form === 'full' ? (
              <TrialForm {...parts} sendPlain={sendTrial} />
            ) : (
              <ShortTrialForm {...parts} title={content.title} sendPlain={sendShortTrial} />
            )}
          </ErrorBoundary>
        </TrialLayout>
      </SiteFrame>
      <ErrorBoundary>
        <ContactDialog settings={settings} />
      </ErrorBoundary>
    </>
  )
}
