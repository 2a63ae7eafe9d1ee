import type { Metadata } from 'next'
import { describeLegalPage, LegalPage } from '@/app/(site)/(reading)/legal-page'

export function generateMetadata(): Promise<Metadata> {
  return describeLegalPage('privacy')
}

export default function Privacy() {
  return <LegalPage id="privacy" />
}
