import { readLink } from './links.ts'
import { dialedNumber } from './phone.ts'

/** Fields of the settings, without marks of the preview. The last two come from earlier versions, which held the number in several fields. */
export type ContactFields = {
  phone?: string | null
  questionsWay?: string | null
  phoneHref?: string | null
  supportPhoneHref?: string | null
}

/** What a tap on the phone number opens, and a tap on the floating button; null where there is no number to dial. */
export function contactLinks(fields: ContactFields): { phoneHref: string | null; supportPhoneHref: string | null } {
  const number = dialedNumber(fields.phone ?? '')
  if (!number) {
    const phoneHref = formerLink(fields.phoneHref)
    return { phoneHref, supportPhoneHref: phoneHref }
  }
  const phoneHref = `tel:${number}`
  const isText = fields.questionsWay ? fields.questionsWay === 'text' : fields.supportPhoneHref?.startsWith('sms:')
  return { phoneHref, supportPhoneHref: isText ? `sms:${withoutExtension(number)}` : phoneHref }
}

function formerLink(href: string | null | undefined): string | null {
  const link = href ? readLink(href) : null
  return link?.kind === 'phone' ? link.href : null
}

function withoutExtension(number: string): string {
  return number.replace(/;.*$/, '')
}
