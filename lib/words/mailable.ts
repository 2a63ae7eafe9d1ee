import { isEmail, tidyEmail } from './email.ts'
import { asciiDomain, emailKeys } from './email-keys.ts'

/** Nothing in such an address can be read as two addresses in a header or command. */
const ENVELOPE = /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i

/** Controls, and signs by which some servers pass a mail on to another one. */
const UNMAILABLE = /[\p{C}%!]/u

export function isEnvelopeAddress(text: string): boolean {
  return ENVELOPE.test(text)
}

/** As mail servers and headers take it, with its domain in ASCII; null if no mail can be sent to what was typed. */
export function mailableAddress(typed: string): string | null {
  const [local = '', domain = ''] = isEmail(typed) ? tidyEmail(typed).split('@') : []
  const address = `${local}@${asciiDomain(domain)}`
  return isEnvelopeAddress(address) && !UNMAILABLE.test(address) ? address : null
}

/** One provider under two names, which ignores dots. */
const GMAIL = /^([^@]*)@(?:gmail|googlemail)\.com$/

/** Equal for all addresses of one mailbox, as far as an address tells: what follows a + is a note of its owner. */
export function mailboxKey(address: string): string {
  const [key = address] = emailKeys(address)
  return key.replace(/\+[^@]*/, '').replace(GMAIL, (_, local: string) => `${local.replaceAll('.', '')}@gmail.com`)
}
