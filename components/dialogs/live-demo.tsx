import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { QrCode } from '@/components/ui/qr-code'
import { pictureUrl } from '@/content/image'
import type { Picture } from '@/content/types'

/** Requested width in pixels, for logos that are not vectors. */
const MARK_WIDTH = 96

type LiveDemoProps = {
  demoUrl: string
  label: string
  qrCaption: string
  /** In the middle of the code. */
  logo: Picture | null
}

export function LiveDemo({ demoUrl, label, qrCaption, logo }: LiveDemoProps) {
  return (
    <div className="grid w-full justify-items-center gap-6">
      <QrCode
        address={demoUrl}
        label={qrCaption}
        mark={logo && { src: pictureUrl(logo, { width: MARK_WIDTH }), width: logo.width, height: logo.height }}
      />
      <ButtonLink href={demoUrl} size="lg" className="w-full">
        {label}
        <Icon name="arrow-square-out" />
      </ButtonLink>
    </div>
  )
}
