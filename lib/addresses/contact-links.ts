import { isEmail } from '../words/email.ts'
import { dialedNumber, textedNumber } from '../words/phone.ts'
import { mailHref, readLink } from './links.ts'

/** The last two come from earlier versions, which held the number in several fields. */
type ContactFields = {
  email?: string | null
  phone?: string | null
  questionsWay?: string | null
  phoneHref?: string | null
  supportPhoneHref?: string | null
}

/** A mailto: and a tel: URL, and of the floating button a tel: or sms: URL; null for what cannot be written to or dialed. */
export function contactLinks({ email, phone, questionsWay, ...former }: ContactFields) {
  const formerPhone = readLink(former.phoneHref ?? '')
  const formerSupport = readLink(former.supportPhoneHref ?? '')
  const [dialed, texted] = [dialedNumber(phone ?? ''), textedNumber(phone ?? '')]
  const phoneHref = dialed ? `tel:${dialed}` : formerPhone?.kind === 'phone' ? formerPhone.href : null
  const isText = questionsWay ? questionsWay === 'text' : formerSupport?.kind === 'message'
  return {
    emailHref: isEmail(email ?? '') ? mailHref([email ?? '']) : null,
    phoneHref,
    supportPhoneHref: isText && texted ? `sms:${texted}` : phoneHref,
  }
}
