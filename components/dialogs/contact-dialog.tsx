import { ContactRows } from '@/components/dialogs/contact-rows'
import { Dialog, DialogTitle } from '@/components/ui/dialog'
import type { SiteSettings } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'

export function ContactDialog({ settings }: { settings: SiteSettings }) {
  const { contactDialog, labels } = settings
  return (
    <Dialog id={DIALOGS.contact} size="sm" closeLabel={labels.close}>
      <div className="px-[clamp(22px,4vw,44px)] py-[clamp(28px,4vw,44px)]">
        <DialogTitle dialogId={DIALOGS.contact} className="pr-12">
          {contactDialog.title}
        </DialogTitle>
        <p className="mt-2 mb-5.5 text-muted">{contactDialog.text}</p>
        <ContactRows settings={settings} />
      </div>
    </Dialog>
  )
}
