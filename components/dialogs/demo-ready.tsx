import { LiveDemo } from '@/components/dialogs/live-demo'
import { CloseDialogButton } from '@/components/ui/dialog-button'
import { TextLink } from '@/components/ui/text-link'
import type { DemoDialog, SiteSettings } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'

type DemoReadyProps = {
  content: DemoDialog
  settings: SiteSettings
  demoUrl: string
}

export function DemoReady({ content, settings, demoUrl }: DemoReadyProps) {
  const { logo, email, emailHref } = settings
  return (
    <div className="ready">
      <p dir="auto" className="mt-2.5 mb-5.5 max-w-[26em] text-muted">
        {content.successText}
      </p>
      <LiveDemo
        demoUrl={demoUrl}
        label={content.openLabel}
        shareLabel={content.shareLabel}
        qrCaption={content.qrCaption}
        logo={logo}
      >
        <CloseDialogButton closes={DIALOGS.demo} variant="quiet" size="lg">
          {content.closeLabel}
        </CloseDialogButton>
      </LiveDemo>
      <p dir="auto" className="mt-4.5 text-muted text-sm">
        {content.contactText}{' '}
        <TextLink href={emailHref} className="min-h-11 font-[550]">
          {email}
        </TextLink>
      </p>
    </div>
  )
}
