import type { Metadata } from 'next'
import { ReadingPage } from '@/app/(site)/(reading)/reading-page'
import { ButtonLink } from '@/components/ui/button'
import { getSiteSettings } from '@/content/documents/site-settings'

const TITLE = 'This page is not available right now'

export const metadata: Metadata = { title: TITLE, robots: { index: false } }

/**
 * proxy.ts and server/page-cache.ts show it with status 503 instead of a page that cannot be rendered while the content service does not
 * answer. Its own text is in the code, like that of error.tsx.
 */
export default async function Unavailable() {
  const { homeLabel } = (await getSiteSettings()).notFound
  return (
    <ReadingPage>
      <div className="wrap grid justify-items-start gap-6 py-section">
        <h1 className="text-display">{TITLE}</h1>
        <p className="text-lead text-muted">Please try again in a minute. The rest of the site works as usual.</p>
        <ButtonLink href="/">{homeLabel}</ButtonLink>
      </div>
    </ReadingPage>
  )
}
