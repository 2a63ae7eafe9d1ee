import { ButtonLink } from '@/components/ui/button'
import { CloseDialogButton } from '@/components/ui/dialog-button'
import { Icon } from '@/components/ui/icon'
import { QrCode } from '@/components/ui/qr-code'
import { TextLink } from '@/components/ui/text-link'
import { pictureUrl } from '@/content/image'
import type { DemoDialog, SiteSettings } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'

/** Pixels asked for; raster marks come in this width. */
const MARK_WIDTH = 96

type DemoReadyProps = {
  content: DemoDialog
  settings: SiteSettings
  /** Address of the live demo. */
  demoUrl: string
}

/** The demo dialog's state of success, below its title: the ways to the live demo. */
export function DemoReady({ content, settings, demoUrl }: DemoReadyProps) {
  const { logo, email } = settings
  return (
    <div className="grid justify-items-center text-center">
      <p className="mt-2.5 mb-5.5 max-w-[26em] text-muted">{content.successText}</p>
      <QrCode
        address={demoUrl}
        label={content.qrCaption}
        mark={{ src: pictureUrl(logo, { width: MARK_WIDTH }), width: logo.width, height: logo.height }}
      />
      <div className="mt-6 grid w-full gap-3">
        <ButtonLink href={demoUrl} size="lg">
          {content.openLabel}
          <Icon name="arrow-square-out" />
        </ButtonLink>
        <CloseDialogButton closes={DIALOGS.demo} variant="quiet">
          {content.closeLabel}
        </CloseDialogButton>
      </div>
      <p className="mt-4.5 text-muted text-sm">
        {content.contactText}{' '}
        <TextLink href={`mailto:${email}`} className="min-h-11 font-[550]">
          {email}
        </TextLink>
      </p>
    </div>
  )
}
