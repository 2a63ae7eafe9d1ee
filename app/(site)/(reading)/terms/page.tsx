import type { Metadata } from 'next'
import { describeLegalPage, LegalPage } from '@/app/(site)/(reading)/legal-page'

export function generateMetadata(): Promise<Metadata> {
  return describeLegalPage('terms')
}

export default function Terms() {
  return <LegalPage id="terms" />
}
