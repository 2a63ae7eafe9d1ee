import '@/app/landing.css'
import type { Metadata } from 'next'
import { describePageAt } from '@/app/(site)/describe-page'
import { sendDemo } from '@/app/(site)/send-form'
import { SitePage } from '@/app/(site)/site-page'
import { DonationToast } from '@/components/chrome/donation-toast'
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
import { getDonationNotifications, getPlatformStatistics } from '@/content/figures/sources'
import { getPostCards } from '@/content/posts/posts'
import { POSTS_AT_HOME } from '@/lib/addresses/blog'
import { serverEnv } from '@/lib/environment/server-env'
import { describeSite } from './structured-data'

export async function generateMetadata(): Promise<Metadata> {
  const [{ seo }, { productName }] = await Promise.all([getLandingPage(), getSiteSettings()])
  return describePageAt('/', { title: productName, seo })
}

export default async function Landing() {
  const [landing, settings, statistics, fees, posts, notifications, milestone] = await Promise.all([
    getLandingPage(),
    getSiteSettings(),
    getPlatformStatistics(),
    getFeeCopy(),
    getPostCards({ from: 0, to: POSTS_AT_HOME }),
    getDonationNotifications(),
    getMilestone(),
  ])
  const demoUrl = `${serverEnv.donationUrl}/demo`
  return (
    <>
      <StructuredData data={describeSite(settings)} />
      <SitePage banner={landing.banner} page="landing">
        <Sections sections={landing.sections} page={{ title: '', settings, statistics, fees, posts, demoUrl }} />
        <ErrorBoundary>
          <DonationToast toast={landing.toast} notifications={notifications} labels={settings.labels} />
        </ErrorBoundary>
      </SitePage>
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
