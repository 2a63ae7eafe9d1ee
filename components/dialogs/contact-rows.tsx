import { ContactRow } from '@/components/ui/contact-row'
import type { SiteSettings } from '@/content/types'

export function ContactRows({ settings }: { settings: SiteSettings }) {
  const { email, emailHref, phone, phoneHref, contactDialog } = settings
  return (
    <ul className="border-heading border-t-2">
      <ContactRow href={emailHref} icon="envelope-simple" title={email} note={contactDialog.emailNote} />
      <ContactRow href={phoneHref} icon="phone" title={phone} note={contactDialog.phoneNote} />
    </ul>
  )
}
