import type { Metadata } from 'next'
import { ReadingPage } from '@/app/(site)/(reading)/reading-page'
import { ButtonLink } from '@/components/ui/button'
import { getSiteSettings } from '@/content/documents/site-settings'

const TITLE = 'This page is not available right now'

export const metadata: Metadata = { title: TITLE, robots: { index: false } }

/**
 * proxy.ts and server/cache/page-cache.ts show it with status 503 instead of a page that cannot be rendered while the content service does not
 * answer. Its own text is in the code, like that of error.tsx.
 */
export default async function Unavailable() {
  const { notFound, email, emailHref, phone, phoneHref } = await getSiteSettings()
  return (
    <ReadingPage>
      <div className="lost lost-broken wrap">
        <div>
          <h1 className="text-display">{TITLE}</h1>
          <p className="lost-lead">Please try again in a minute. The rest of the site works as usual.</p>
          <p className="lost-actions">
            {/* An empty address is that of the page that was asked for. */}
            <ButtonLink href="" size="lg">
              Try again
            </ButtonLink>
            <ButtonLink href="/" variant="quiet" size="lg">
              {notFound.homeLabel}
            </ButtonLink>
          </p>
          <p className="lost-more">
            Still not there? <a href={emailHref}>{email}</a>
            {phoneHref && (
              <>
                {' '}
                or <a href={phoneHref}>{phone}</a>
              </>
            )}
          </p>
        </div>
      </div>
    </ReadingPage>
  )
}
