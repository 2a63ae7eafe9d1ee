import { ContactRow } from '@/components/ui/contact-row'
import { Dialog, FocusedTitle } from '@/components/ui/dialog'
import { Text } from '@/components/ui/text'
import type { SiteSettings } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'

export function ContactDialog({ settings }: { settings: SiteSettings }) {
  const { contactDialog, labels, email, emailHref, phone, phoneHref } = settings
  return (
    <Dialog id={DIALOGS.contact} size="sm" closeLabel={labels.close}>
      <div className="px-[clamp(22px,4vw,44px)] py-[clamp(28px,4vw,44px)]">
        <FocusedTitle dialogId={DIALOGS.contact} className="pr-12">
          {contactDialog.title}
        </FocusedTitle>
        <Text.p className="mt-2 mb-5.5 text-muted">{contactDialog.text}</Text.p>
        <ul className="border-heading border-t-2">
          <ContactRow href={emailHref} icon="envelope-simple" title={email} note={contactDialog.emailNote} />
          <ContactRow href={phoneHref} icon="phone" title={phone} note={contactDialog.phoneNote} />
        </ul>
      </div>
    </Dialog>
  )
}
