import { readLink } from './links.ts'
import { dialedNumber, phoneKeys } from './phone.ts'

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
  const phoneHref = number ? `tel:${number}` : callLink(fields.phoneHref)
  const former = callLink(fields.supportPhoneHref)
  if (!number || hasOwnQuestionsNumber(fields)) return { phoneHref, supportPhoneHref: former ?? phoneHref }
  const isText = fields.questionsWay ? fields.questionsWay === 'text' : former?.startsWith('sms:')
  return { phoneHref, supportPhoneHref: isText ? `sms:${withoutExtension(number)}` : phoneHref }
}

/** True if the floating button once got a number that was not the one of the phone. */
export function hasOwnQuestionsNumber({ phone, phoneHref, supportPhoneHref }: ContactFields): boolean {
  const own = numberOf(supportPhoneHref)
  return own !== null && own !== numberOf(phoneHref) && own !== (phoneKeys(phone ?? '')[0] ?? null)
}

function callLink(href: string | null | undefined): string | null {
  const link = href ? readLink(href) : null
  return link && (link.kind === 'phone' || link.kind === 'message') ? link.href : null
}

function numberOf(href: string | null | undefined): string | null {
  const number = callLink(href)?.replace(/^\w+:/, '')
  return number === undefined ? null : (phoneKeys(number)[0] ?? number)
}

function withoutExtension(number: string): string {
  return number.replace(/;.*$/, '')
}
