import { describeLegalPage, LegalPage } from '@/app/(site)/(reading)/legal-page'

export const generateMetadata = () => describeLegalPage('terms')

export default function Terms() {
  return <LegalPage id="terms" />
}
