import { ACTION_600, INK_900, IVORY, PAPER } from '../../lib/colors.gen.ts'
import type { CopyWords } from '../../lib/words/copy-words.ts'
import { mailableAddress, mailboxKey } from '../../lib/words/email-keys.ts'
import { escapeXml } from '../../lib/words/xml.ts'
import type { MailLimit } from '../outbox/notifications.ts'
import type { Outbox } from '../outbox/open.ts'
import { hiddenKey } from '../rate-limit.ts'
import type { Mailer } from './mailer.ts'
import { keyOf, type Sending } from './way.ts'

/** A link has a line of its own: in the text its label and address, in HTML a button. */
type Paragraph = string | { label: string; href: string }

export type VisitorMail = {
  /** Unchanged in every attempt. */
  id: string
  /** As typed. */
  to: string
  subject: string
  paragraphs: Paragraph[]
  sender: CopyWords['sender']
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

/** Both parts of a mail to a visitor. In HTML everything is escaped. Blank paragraphs are left out. */
export function writeMail(paragraphs: Paragraph[], { name, icon }: CopyWords['sender']) {
  const written = paragraphs.filter(paragraph => typeof paragraph !== 'string' || paragraph.trim() !== '')
  const rows = written.map(paragraph => `<p dir="auto" style="margin:0 0 16px">${inHtml(paragraph)}</p>`)
  const head = `<img src="${escapeXml(icon)}" width="40" height="40" alt="" style="vertical-align:middle;margin-right:12px"><b>${escapeXml(name)}</b>`
  return {
    text: `${written.map(inText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:${IVORY}"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:${PAPER};border-radius:16px"><tr><td style="padding:28px 28px 12px;font:16px/1.5 sans-serif;color:${INK_900};overflow-wrap:anywhere"><p style="margin:0 0 24px;font-size:20px">${head}</p>${rows.join('')}</td></tr></table></td></tr></table></body></html>\n`,
  }
}

function inText(paragraph: Paragraph): string {
  return typeof paragraph === 'string' ? paragraph : `${paragraph.label}:\n${paragraph.href}`
}

function inHtml(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return escapeXml(paragraph).replaceAll('\n', '<br>')
  const look = `display:inline-block;padding:14px 24px;border-radius:14px;background:${ACTION_600};color:#ffffff;font-weight:bold;text-decoration:none`
  return `<a href="${escapeXml(paragraph.href)}" style="${look}">${escapeXml(paragraph.label)}</a>`
}
