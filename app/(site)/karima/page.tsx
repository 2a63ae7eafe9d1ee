import type { Metadata } from 'next'
import { describePage } from '@/app/(site)/describe-page'
import { TrialPage } from '@/app/(site)/trial-page'
import { getTrialPage } from '@/content/trial-page'

export async function generateMetadata(): Promise<Metadata> {
  return describePage(await getTrialPage(), '/karima')
}

export default function Karima() {
  return <TrialPage form="short" />
}
