import { readLink } from './links.ts'
import { dialedNumber } from './phone.ts'

/** The last two come from earlier versions, which held the number in several fields. */
export type ContactFields = {
  phone?: string | null
  questionsWay?: string | null
  phoneHref?: string | null
  supportPhoneHref?: string | null
}

export function contactLinks(fields: ContactFields): { phoneHref: string | null; supportPhoneHref: string | null } {
  const number = dialedNumber(fields.phone ?? '')
  if (!number) {
    const phoneHref = formerLink(fields.phoneHref)
    return { phoneHref, supportPhoneHref: phoneHref }
  }
  const phoneHref = `tel:${number}`
  const isText = fields.questionsWay ? fields.questionsWay === 'text' : fields.supportPhoneHref?.startsWith('sms:')
  return { phoneHref, supportPhoneHref: isText ? `sms:${number.replace(/;.*$/, '')}` : phoneHref }
}

function formerLink(href: string | null | undefined): string | null {
  const link = href ? readLink(href) : null
  return link?.kind === 'phone' ? link.href : null
}
