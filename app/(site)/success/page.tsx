import '@/app/sections.css'
import type { Metadata } from 'next'
import { describePageAt } from '@/app/(site)/describe-page'
import { sendMiniTrial } from '@/app/(site)/send-form'
import { SiteFrame } from '@/components/chrome/site-frame'
import { Picture } from '@/components/media/picture'
import { ButtonLink } from '@/components/ui/button'
import { DoneRosette } from '@/components/ui/done-rosette'
import { FilledText } from '@/components/ui/filled-text'
import { TextLink } from '@/components/ui/text-link'
import { getSiteSettings } from '@/content/documents/site-settings'
import { getSuccessPage } from '@/content/documents/success-page'
import { getTrialDrawer } from '@/content/documents/trial-page'

/** Side length in CSS pixels. */
const PICTURE_SIZE = 612

export async function generateMetadata(): Promise<Metadata> {
  const { title, seo } = await getSuccessPage()
  return describePageAt('/success', { title, seo })
}

export default async function Success() {
  const [content, settings, trialDrawer] = await Promise.all([getSuccessPage(), getSiteSettings(), getTrialDrawer()])
  const { title, text, returnLabel, picture } = content
  const { email, emailHref } = settings
  return (
    <SiteFrame settings={settings} trialDrawer={trialDrawer} sendMiniTrial={sendMiniTrial} page="other">
      <div className="wrap columns-12 items-center gap-y-12 pt-[clamp(32px,5vw,72px)] pb-[clamp(72px,8vw,120px)]">
        <div className="lg:col-span-6">
          <DoneRosette className="mb-6 w-24" />
          <h1 className="text-display">{title}</h1>
          <p className="mt-4.5 max-w-[30em] text-lead text-muted">
            <FilledText text={text} nodes={{ email: <TextLink href={emailHref}>{email}</TextLink> }} />
          </p>
          <ButtonLink href="/" size="lg" className="mt-8">
            {returnLabel}
          </ButtonLink>
        </div>
        {picture && (
          <Picture
            picture={picture}
            width={PICTURE_SIZE}
            height={PICTURE_SIZE}
            sizes={`(width >= 60rem) ${PICTURE_SIZE}px, 90vw`}
            priority
            className="w-full rounded-2xl lg:col-span-6"
          />
        )}
      </div>
    </SiteFrame>
  )
}
