import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { QrCode } from '@/components/ui/qr-code'
import { ShareButton } from '@/components/ui/share-button.client'
import { SuccessWays } from '@/components/ui/success/success'
import { pictureUrl } from '@/content/image'
import type { Picture, TrialPage } from '@/content/types'

/** Requested width in pixels, for logos that are not vectors. */
const MARK_WIDTH = 96

type LiveDemoProps = Pick<TrialPage, 'shareLabel' | 'qrCaption' | 'qrText'> & {
  demoUrl: string
  label: string
  logo: Picture | null
  children: ReactNode
}

/** The ways to the live demo: here, on the phone that reads the code, and on those of other people. */
export function LiveDemo({ demoUrl, label, shareLabel, qrCaption, qrText, logo, children }: LiveDemoProps) {
  return (
    <>
      {/* On a phone there is nothing that could read it. */}
      <div className="demo-code hidden w-full max-w-100 grid-cols-[auto_1fr] items-center gap-4 rounded-[18px] border border-rule py-2 pr-4 pl-2 text-start text-sm leading-[1.4] min-[47.5rem]:grid">
        <QrCode
          label={qrCaption}
          mark={logo && { src: pictureUrl(logo, { width: MARK_WIDTH }), width: logo.width, height: logo.height }}
        />
        <span dir="auto">{qrText}</span>
      </div>
      <SuccessWays>
        <ButtonLink href={demoUrl} size="lg">
          {label}
          <Icon name="arrow-right" />
        </ButtonLink>
        {shareLabel && <ShareButton address={demoUrl}>{shareLabel}</ShareButton>}
        {children}
      </SuccessWays>
    </>
  )
}
