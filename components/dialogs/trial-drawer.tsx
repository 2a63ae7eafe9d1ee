import { ContactRows } from '@/components/dialogs/contact-rows'
import { MiniTrialForm } from '@/components/dialogs/mini-trial-form.client'
import { ButtonLink } from '@/components/ui/button'
import { DialogCloser } from '@/components/ui/dialog'
import { dialogCommand } from '@/components/ui/dialog-button'
import { Icon } from '@/components/ui/icon'
import { SuccessWays } from '@/components/ui/success/success'
import { TextButton, TextLink } from '@/components/ui/text-link'
import type { SiteSettings, TrialDrawer as TrialDrawerContent } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import type { SendPlainForm } from '@/lib/forms/answer'

type TrialDrawerProps = { content: TrialDrawerContent; settings: SiteSettings; sendPlain: SendPlainForm }

export function TrialDrawer({
  content: { fullFormLink, demoLabel, demoUrl, ...words },
  settings,
  sendPlain,
}: TrialDrawerProps) {
  return (
    <MiniTrialForm
      words={words}
      sendPlain={sendPlain}
      closeButton={<DialogCloser dialogId={DIALOGS.trial} label={settings.labels.close} />}
      ways={
        <SuccessWays>
          <ButtonLink href={demoUrl} size="lg">
            {demoLabel}
            <Icon name="arrow-right" />
          </ButtonLink>
          <TextButton {...dialogCommand('close', DIALOGS.trial)} className="min-h-11">
            {settings.labels.close}
          </TextButton>
        </SuccessWays>
      }
    >
      <div className="mt-auto grid justify-items-start gap-4">
        <TextLink href={fullFormLink.href} className="min-h-11">
          {fullFormLink.label}
          <Icon name="arrow-right" />
        </TextLink>
        <div className="w-full">
          <ContactRows settings={settings} />
        </div>
      </div>
    </MiniTrialForm>
  )
}
