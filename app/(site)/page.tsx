import type { Metadata } from 'next'
import { SiteFrame } from '@/components/chrome/site-frame'
import { ContactDialog } from '@/components/dialogs/contact-dialog'
import { DemoDialog } from '@/components/dialogs/demo-dialog'
import { MilestoneDialog } from '@/components/dialogs/milestone-dialog'
import { TrialDrawer } from '@/components/dialogs/trial-drawer'
import { Sections } from '@/components/sections'
import { getFeeCopy } from '@/content/fee-copy'
import { getLandingPage } from '@/content/landing-page'
import { getMilestone } from '@/content/milestone'
import { getPostCards } from '@/content/posts'
import { getSiteSettings } from '@/content/site-settings'
import { getPlatformStatistics } from '@/content/statistics'
import { getTrialDrawer } from '@/content/trial-drawer'
import { POSTS_PER_PAGE } from '@/lib/blog'
import { serverEnv } from '@/lib/server-env'

export async function generateMetadata(): Promise<Metadata> {
  const { seo } = await getLandingPage()
  return {
    title: seo.title,
    description: seo.description,
    alternates: { canonical: '/' },
    robots: { index: !seo.noIndex },
  }
}

export default async function Landing() {
  const [landing, settings, statistics, fees, posts, trialDrawer, milestone] = await Promise.all([
    getLandingPage(),
    getSiteSettings(),
    getPlatformStatistics(),
    getFeeCopy(),
    getPostCards({ from: 0, to: POSTS_PER_PAGE }),
    getTrialDrawer(),
    getMilestone(),
  ])
  return (
    <>
      <SiteFrame settings={settings} banner={landing.banner}>
        <Sections sections={landing.sections} page={{ settings, statistics, fees, posts }} />
      </SiteFrame>
      <DemoDialog content={landing.demoDialog} settings={settings} demoUrl={`${serverEnv.donationUrl}/demo`} />
      <ContactDialog settings={settings} />
      <TrialDrawer content={trialDrawer} settings={settings} />
      {milestone && <MilestoneDialog milestone={milestone} settings={settings} />}
    </>
  )
}
