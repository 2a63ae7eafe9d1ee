import '@/app/landing.css'
import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { describePageAt } from '@/app/(site)/describe-page'
import { sendDemo, sendMiniTrial } from '@/app/(site)/send-form'
import { DonationToast } from '@/components/chrome/donation-toast'
import { SiteFrame } from '@/components/chrome/site-frame'
import { ContactDialog } from '@/components/dialogs/contact-dialog'
import { DemoDialog } from '@/components/dialogs/demo-dialog'
import { MilestoneDialog } from '@/components/dialogs/milestone-dialog'
import { Sections } from '@/components/sections'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { StructuredData } from '@/components/ui/structured-data'
import { getFeeCopy } from '@/content/documents/fee-copy'
import { getLandingPage } from '@/content/documents/landing-page'
import { getMilestone } from '@/content/documents/milestone'
import { getSiteSettings } from '@/content/documents/site-settings'
import { getTrialDrawer } from '@/content/documents/trial-page'
import { getDonationNotifications } from '@/content/figures/notifications'
import { getPlatformStatistics } from '@/content/figures/statistics'
import { getPostCards } from '@/content/posts/posts'
import { POSTS_AT_HOME } from '@/lib/addresses/blog'
import { serverEnv } from '@/lib/environment/server-env'
import { describeSite } from './structured-data'

export async function generateMetadata(): Promise<Metadata> {
  const [{ seo }, { productName }] = await Promise.all([getLandingPage(), getSiteSettings()])
  return describePageAt('/', { title: productName, seo })
}

export default async function Landing() {
  const [landing, settings, statistics, fees, posts, notifications, trialDrawer, milestone, { isEnabled: isPreview }] =
    await Promise.all([
      getLandingPage(),
      getSiteSettings(),
      getPlatformStatistics(),
      getFeeCopy(),
      getPostCards({ from: 0, to: POSTS_AT_HOME }),
      getDonationNotifications(),
      getTrialDrawer(),
      getMilestone(),
      draftMode(),
    ])
  const demoUrl = `${serverEnv.donationUrl}/demo`
  return (
    <>
      <StructuredData data={describeSite(settings)} />
      <SiteFrame
        settings={settings}
        trialDrawer={trialDrawer}
        sendMiniTrial={sendMiniTrial}
        banner={landing.banner}
        page="landing"
      >
        <Sections
          sections={landing.sections}
          page={{ title: '', settings, statistics, fees, posts, demoUrl, isPreview }}
        />
        <ErrorBoundary>
          <DonationToast toast={landing.toast} notifications={notifications} labels={settings.labels} />
        </ErrorBoundary>
      </SiteFrame>
      <ErrorBoundary>
        <DemoDialog {...{ landing, settings, demoUrl, fees }} sendPlain={sendDemo} />
      </ErrorBoundary>
      <ErrorBoundary>
        <ContactDialog settings={settings} />
      </ErrorBoundary>
      {milestone && (
        <ErrorBoundary>
          <MilestoneDialog milestone={milestone} settings={settings} />
        </ErrorBoundary>
      )}
    </>
  )
}
