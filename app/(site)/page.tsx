import type { Metadata } from 'next'
import { SiteFrame } from '@/components/chrome/site-frame'
import { Sections } from '@/components/sections'
import { getFeeCopy } from '@/content/fee-copy'
import { getLandingPage } from '@/content/landing-page'
import { getPostCards } from '@/content/posts'
import { getSiteSettings } from '@/content/site-settings'
import { getPlatformStatistics } from '@/content/statistics'
import { POSTS_PER_PAGE } from '@/lib/blog'

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
  const [landing, settings, statistics, fees, posts] = await Promise.all([
    getLandingPage(),
    getSiteSettings(),
    getPlatformStatistics(),
    getFeeCopy(),
    getPostCards({ from: 0, to: POSTS_PER_PAGE }),
  ])
  return (
    <SiteFrame settings={settings} banner={landing.banner}>
      <Sections sections={landing.sections} page={{ settings, statistics, fees, posts }} />
    </SiteFrame>
  )
}
