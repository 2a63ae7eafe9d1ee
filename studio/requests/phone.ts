import { dialedNumber } from '@/lib/phone'

/** "(937) 555-0142"; any number that is not American or Canadian stays as it was typed. */
export function phoneWords(typed: string): string {
  const [, digits] = /^\+1(\d{10})$/.exec(dialedNumber(typed) ?? '') ?? []
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : typed
}

/** A tel: link; null if the text contains no number to dial. */
export function phoneLink(typed: string): string | null {
  const complete = dialedNumber(typed)
  if (complete) return `tel:${complete}`
  const dialled = typed.replace(/[^\d+]/g, '')
  return /\d{3}/.test(dialled) ? `tel:${dialled}` : null
}

/** Null unless the text is one e-mail address. It must not add a subject or another recipient. */
export function mailLink(typed: string): string | null {
  const email = typed.trim()
  return /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}` : null
}

/** Registrations accept any text as an e-mail address. */
export function looksComplete(email: string): boolean {
  return /@.+\.[a-z]{2,}$/i.test(email.trim())
}
