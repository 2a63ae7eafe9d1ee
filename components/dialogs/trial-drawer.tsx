import { ContactRows } from '@/components/dialogs/contact-rows'
import { MiniTrialForm } from '@/components/dialogs/mini-trial-form.client'
import { DialogCloser } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import type { SiteSettings, TrialDrawer as TrialDrawerContent } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import type { SendPlainForm } from '@/lib/forms/answer'

type TrialDrawerProps = { content: TrialDrawerContent; settings: SiteSettings; sendPlain: SendPlainForm }

export function TrialDrawer({ content: { fullFormLink, ...words }, settings, sendPlain }: TrialDrawerProps) {
  return (
    <MiniTrialForm
      words={words}
      sendPlain={sendPlain}
      closeButton={<DialogCloser dialogId={DIALOGS.trial} label={settings.labels.close} />}
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
