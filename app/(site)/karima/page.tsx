import type { Metadata } from 'next'
import { describePage } from '@/app/(site)/describe-page'
import { TrialPage } from '@/app/(site)/trial-page'
import { getSiteSettings } from '@/content/documents/site-settings'
import { getTrialPage } from '@/content/documents/trial-page'

export async function generateMetadata(): Promise<Metadata> {
  const [{ shortTitle, shortLead, seo }, { productName }] = await Promise.all([getTrialPage(), getSiteSettings()])
  const ownSeo = { ...seo, title: `${shortTitle} · ${productName}`, description: '' }
  const card = { kind: 'page', name: 'karima', version: [shortTitle] } as const
  return describePage({ title: shortTitle, description: shortLead, seo: ownSeo, card }, '/karima')
}

export default function Karima() {
  return <TrialPage form="short" />
}
