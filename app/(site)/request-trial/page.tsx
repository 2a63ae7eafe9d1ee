import type { Metadata } from 'next'
import { describePageAt } from '@/app/(site)/describe-page'
import { TrialPage } from '@/app/(site)/trial-page'
import { getTrialPage } from '@/content/documents/trial-page'

export async function generateMetadata(): Promise<Metadata> {
  const { title, seo } = await getTrialPage()
  return describePageAt('/request-trial', { title, seo })
}

export default function RequestTrial() {
  return <TrialPage form="full" />
}
