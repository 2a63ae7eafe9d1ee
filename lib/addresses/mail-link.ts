import { tidyEmail } from '../words/email.ts'

const ONE_AT = /^[^\s@]+@[^\s@]+$/

export function mailLink(typed: string): string | null {
  const email = tidyEmail(typed)
  return ONE_AT.test(email) ? mailHref([email]) : null
}

export function mailHref(emails: string[]): string {
  return `mailto:${emails.map(encode).join(',')}`
}

function encode(email: string): string {
  return encodeURIComponent(tidyEmail(email).toWellFormed()).replace(/%(?:40|2B)/g, decodeURIComponent)
}
