import type { Metadata } from 'next'
import { SiteFrame } from '@/components/chrome/site-frame'
import { Sections } from '@/components/sections'
import { getFeeCopy, getLandingPage, getPlatformStatistics, getPostCards, getSiteSettings } from '@/content'

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
    getPostCards({ page: 1 }),
  ])
  return (
    <SiteFrame settings={settings} banner={landing.banner}>
      <Sections sections={landing.sections} page={{ settings, statistics, fees, posts }} />
    </SiteFrame>
  )
}
