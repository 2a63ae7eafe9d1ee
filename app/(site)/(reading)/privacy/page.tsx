import { describeLegalPage, LegalPage } from '@/app/(site)/(reading)/legal-page'

export const generateMetadata = () => describeLegalPage('privacy')

export default function Privacy() {
  return <LegalPage id="privacy" />
}
