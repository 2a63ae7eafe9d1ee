import '@/components/chrome/lost.css'
import type { Metadata } from 'next'
import { OutageTime } from '@/app/(site)/(reading)/unavailable/outage-time.client'
import { SitePage } from '@/app/(site)/site-page'
import { ButtonLink } from '@/components/ui/button'
import { getSiteSettings } from '@/content/documents/site-settings'

const TITLE = 'We cannot look this up just now'

export const metadata: Metadata = { title: TITLE, robots: { index: false } }

/**
 * proxy.ts and server/cache/page-cache.ts show it with status 503 instead of a page that cannot be rendered while the content service does not
 * answer. Its own text is in the code, like that of error.tsx.
 */
export default async function Unavailable() {
  const { contactDialog } = await getSiteSettings()
  return (
    <SitePage hasOwnButton>
      <div className="lost lost-outage wrap">
        <div>
          <h1 className="text-display">{TITLE}</h1>
          <p className="lost-lead">
            The place where our posts are kept did not answer. The page may well exist. Nothing is lost.
          </p>
          <p className="lost-actions flex flex-wrap gap-[12px] mt-[28px] print:hidden">
            {/* An empty address is that of the page that was asked for. */}
            <ButtonLink href="" size="lg">
              Try again
            </ButtonLink>
            <ButtonLink href="/" variant="quiet" size="lg">
              Go to the home page
            </ButtonLink>
          </p>
          <p className="lost-more">
            Still dark after a minute?{' '}
            <a href="/#contact">
              <bdi>{contactDialog.title}</bdi>
            </a>{' '}
            <OutageTime />
          </p>
        </div>
      </div>
    </SitePage>
  )
}
