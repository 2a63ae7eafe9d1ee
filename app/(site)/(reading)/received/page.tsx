import type { Metadata } from 'next'
import { ReadingPage } from '@/app/(site)/(reading)/reading-page'
import { ButtonLink } from '@/components/ui/button'
import { getSiteSettings } from '@/content/documents/site-settings'

const TITLE = 'We have received your request'

export const metadata: Metadata = { title: TITLE, robots: { index: false } }

/** send-form.ts leads here when the page of the form cannot be rendered again. Its text is in the code, like that of error.tsx. */
export default async function Received() {
  const { homeLabel } = (await getSiteSettings()).notFound
  return (
    <ReadingPage hasOwnButton>
      <div className="wrap grid justify-items-start gap-6 py-section">
        <h1 className="text-display">{TITLE}</h1>
        <p className="text-lead text-muted">Thank you. We will be in touch soon.</p>
        <ButtonLink href="/">{homeLabel}</ButtonLink>
      </div>
    </ReadingPage>
  )
}
