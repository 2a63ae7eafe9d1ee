import { mailboxKey } from '../../lib/email.ts'

/** One provider under two names, which ignores dots. */
const GMAIL = /^([^@]*)@(?:gmail|googlemail)\.com$/

/** Equal for all addresses whose mails arrive in one mailbox. Only for counting: elsewhere addresses are compared as they are written. */
export function mailboxOf(address: string): string {
  return mailboxKey(address).replace(GMAIL, (_, local: string) => `${local.replaceAll('.', '')}@gmail.com`)
}
