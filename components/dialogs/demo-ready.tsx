import { LiveDemo } from '@/components/forms/live-demo'
import { ReferenceLine } from '@/components/forms/reference.client'
import { dialogCommand } from '@/components/ui/dialog-button'
import { TextButton, TextLink } from '@/components/ui/text-link'
import type { DemoDialog, SiteSettings } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'

type DemoReadyProps = {
  content: DemoDialog
  settings: SiteSettings
  demoUrl: string
}

/** Below the title of the dialog's success. */
export function DemoReady({ content, settings, demoUrl }: DemoReadyProps) {
  const { successText, openLabel, shareLabel, qrCaption, qrText, closeLabel, contactText } = content
  const { logo, email, emailHref, referenceText } = settings
  return (
    <>
      <p dir="auto">{successText}</p>
      <ReferenceLine text={referenceText} />
      <LiveDemo {...{ demoUrl, label: openLabel, shareLabel, qrCaption, qrText, logo }}>
        <TextButton {...dialogCommand('close', DIALOGS.demo)} className="min-h-11">
          {closeLabel}
        </TextButton>
      </LiveDemo>
      <p dir="auto" className="text-sm">
        {contactText}{' '}
        <TextLink href={emailHref} className="min-h-11 font-[550]">
          {email}
        </TextLink>
      </p>
    </>
  )
}
