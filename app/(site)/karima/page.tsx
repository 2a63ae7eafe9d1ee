import type { Metadata } from 'next'
import { describePageAt } from '@/app/(site)/describe-page'
import { TrialPage } from '@/app/(site)/trial-page'
import { getSiteSettings } from '@/content/documents/site-settings'
import { getTrialPage } from '@/content/documents/trial-page'

export async function generateMetadata(): Promise<Metadata> {
  const [{ shortTitle, shortLead, seo }, { productName }] = await Promise.all([getTrialPage(), getSiteSettings()])
  const ownSeo = { ...seo, title: `${shortTitle} · ${productName}`, description: '' }
  return describePageAt('/karima', { title: shortTitle, description: shortLead, seo: ownSeo })
}

export default function Karima() {
  return <TrialPage form="short" />
}
