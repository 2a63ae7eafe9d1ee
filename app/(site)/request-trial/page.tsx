import type { Metadata } from 'next'
import { describePage } from '@/app/(site)/describe-page'
import { TrialPage } from '@/app/(site)/trial-page'
import { getTrialPage } from '@/content/documents/trial-page'

export async function generateMetadata(): Promise<Metadata> {
  const { title, seo } = await getTrialPage()
  return describePage({ title, seo, card: { kind: 'page', name: 'request-trial', version: [title] } }, '/request-trial')
}

export default function RequestTrial() {
  return <TrialPage form="full" />
}
