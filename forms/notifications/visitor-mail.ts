import { mailableAddress, mailboxKey } from '../../lib/words/mailable.ts'
import type { MailLimit } from '../outbox/notifications.ts'
import type { Outbox } from '../outbox/open.ts'
import { hiddenKey } from '../rate-limit.ts'
import type { Mailer } from './mailer.ts'
import { keyOf, type Sending } from './way.ts'
import { type MailSender, type Paragraph, writeMail } from './write-mail.ts'

export type VisitorMail = {
  /** Unchanged in every attempt. */
  id: string
  /** As typed. */
  to: string
  subject: string
  paragraphs: Paragraph[]
  sender: MailSender
}

export type VisitorSending = Sending | { outcome: 'limited'; reason: string }

/**
 * Mails to an address that a visitor typed, unless too many were sent there or on this day. Makes one attempt within a minute; rejects only while
 * the outbox, which counts for all processes, cannot be used.
 */
export type MailVisitor = (mail: VisitorMail) => Promise<VisitorSending>

const NO_ADDRESS = 'no mail can be sent to the address as it was typed'
const LIMITS: Record<MailLimit, string> = {
  address: 'three mails went to this address within an hour',
  day: 'the mails of this day are used up',
}

type MailVisitorOptions = {
  outbox: Pick<Outbox, 'reserveMail' | 'signingSecret'>
  mailer: Mailer
  perDay: number
  now?: () => number
}

export function createMailVisitor({ outbox, mailer, perDay, now = Date.now }: MailVisitorOptions): MailVisitor {
  return async ({ id, to, subject, paragraphs, sender }) => {
    const address = mailableAddress(to)
    if (address === null) return { outcome: 'undeliverable', reason: NO_ADDRESS }
    const key = hiddenKey(mailboxKey(address), await outbox.signingSecret())
    const limit = await outbox.reserveMail({ id, address: key, perDay, now: now() })
    if (limit !== null) return { outcome: 'limited', reason: LIMITS[limit] }
    const parts = writeMail(paragraphs, sender)
    return mailer({ key: keyOf(id), to: [address], subject, ...parts, autoSubmitted: 'auto-replied' })
  }
}
