import type { Metadata } from 'next'
import { describePageAt } from '@/app/(site)/describe-page'
import { SitePage } from '@/app/(site)/site-page'
import { Picture } from '@/components/media/picture'
import { ButtonLink } from '@/components/ui/button'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { FilledText } from '@/components/ui/filled-text'
import { Success, SuccessWays } from '@/components/ui/success/success'
import { TextLink } from '@/components/ui/text-link'
import { getSiteSettings } from '@/content/documents/site-settings'
import { getSuccessPage } from '@/content/documents/success-page'
import type { Picture as PictureData } from '@/content/types'

/** Side length in CSS pixels. */
const PICTURE_SIZE = 320

export async function generateMetadata(): Promise<Metadata> {
  const { title, seo } = await getSuccessPage()
  return describePageAt('/success', { title, seo })
}

export default async function SuccessPage() {
  const [content, { email, emailHref }] = await Promise.all([getSuccessPage(), getSiteSettings()])
  const { title, text, returnLabel, picture } = content
  return (
    <SitePage hasOwnButton>
      <div className="wrap max-w-180 pt-6 pb-18">
        <ErrorBoundary>
          <Success
            drawing={picture && <SuccessPicture picture={picture} />}
            title={
              <h1 dir="auto" className="text-title">
                {title}
              </h1>
            }
          >
            <p dir="auto">
              <FilledText text={text} nodes={{ email: <TextLink href={emailHref}>{email}</TextLink> }} />
            </p>
            <SuccessWays>
              <ButtonLink href="/" size="lg">
                {returnLabel}
              </ButtonLink>
            </SuccessWays>
          </Success>
        </ErrorBoundary>
      </div>
    </SitePage>
  )
}

function SuccessPicture({ picture }: { picture: PictureData }) {
  const size = { width: PICTURE_SIZE, height: PICTURE_SIZE, sizes: `${PICTURE_SIZE}px` }
  return <Picture picture={{ ...picture, alt: '' }} {...size} priority className="mx-auto rounded-2xl" />
}
