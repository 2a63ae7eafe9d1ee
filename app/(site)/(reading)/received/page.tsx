import type { Metadata } from 'next'
import { SitePage } from '@/app/(site)/site-page'
import { ButtonLink } from '@/components/ui/button'
import { Success, SuccessWays } from '@/components/ui/success/success'
import { getSiteSettings } from '@/content/documents/site-settings'

const TITLE = 'We have received your request'

export const metadata: Metadata = { title: TITLE, robots: { index: false } }

/** send-form.ts leads here when the page of the form cannot be rendered again. Its text is in the code, like that of error.tsx. */
export default async function Received() {
  const { homeLabel } = (await getSiteSettings()).notFound
  return (
    <SitePage hasOwnButton>
      <div className="wrap max-w-180 pt-6 pb-18">
        <Success title={<h1 className="text-title">{TITLE}</h1>}>
          <p>Thank you. We will be in touch soon.</p>
          <SuccessWays>
            <ButtonLink href="/" size="lg">
              {homeLabel}
            </ButtonLink>
          </SuccessWays>
        </Success>
      </div>
    </SitePage>
  )
}
