import { ContactRows } from '@/components/dialogs/contact-rows'
import { ButtonLink } from '@/components/ui/button'
import { Dialog, DialogTitle } from '@/components/ui/dialog'
import type { SiteSettings, TrialDrawer as TrialDrawerContent } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'

export function TrialDrawer({ content, settings }: { content: TrialDrawerContent; settings: SiteSettings }) {
  return (
    <Dialog id={DIALOGS.trial} size="drawer" closeLabel={settings.labels.close}>
      <div className="flex min-h-full flex-col gap-6 px-6 pt-10 pb-8 sm:px-10">
        <div>
          <DialogTitle dialogId={DIALOGS.trial} className="pr-12">
            {content.title}
          </DialogTitle>
          <p className="mt-2 text-muted">{content.lead}</p>
        </div>
        <ButtonLink href={content.fullFormLink.href} size="lg">
          {content.submitLabel}
        </ButtonLink>
        <div className="mt-auto">
          <ContactRows settings={settings} />
        </div>
      </div>
    </Dialog>
  )
}
