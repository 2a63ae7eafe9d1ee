import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { serverEnv } from '../../lib/environment/server-env.ts'
import { EMAIL_FIELD, type MailReply, openDraft } from '../../lib/forms/draft.ts'
import type { SavedDraft } from '../../lib/forms/draft-code.ts'
import { log } from '../../lib/process/log.ts'
import { perProcess } from '../../lib/process/per-process.ts'
import { readCopyWords } from '../../lib/words/copy-words.ts'
import { cleanText } from '../../lib/words/plain-text.ts'
import type { MailVisitor, VisitorSending } from '../notifications/visitor-mail.ts'
import { createQuota, senderOf } from '../rate-limit.ts'
import { siteIntake } from '../site-intake.ts'
import { draftsFor } from './site-drafts.ts'

const VISITOR_WAIT_MS = 15_000
const LINKS = { name: 'draft mail', periodMs: 60 * 60_000, max: 10, maxOfAll: 100 }

const OUTCOMES: Record<VisitorSending['outcome'], MailReply['outcome']> = {
  sent: 'mailed',
  limited: 'limited',
  undeliverable: 'no address',
  failed: 'unsent',
}

/**
 * Mails a link to the address in the answers that it opens, and to no other. Nothing of it is stored: a queue would hold the key of a draft beside the
 * draft. Never rejects: what fails is logged and returned as "unsent".
 */
export async function mailLinkFor(headers: Headers, typed: string): Promise<MailReply> {
  const sender = senderOf(headers.get('x-forwarded-for') ?? '', serverEnv.trustedProxyHops)
  try {
    const { mailVisitor } = siteIntake()
    if (mailVisitor === null) return { outcome: 'unsent' }
    const quota = perProcess('quota of mailed links', () => createQuota(LINKS))
    if ((await quota(sender, Date.now())).isSpent) return { outcome: 'limited' }
    const opened = await openDraft(draftsFor(headers), typed)
    return opened.outcome === 'opened' ? await mailDraft(opened.saved, mailVisitor) : opened
  } catch (error) {
    log.error('draft.failed', { message: 'A link to saved answers could not be mailed' }, error)
    return { outcome: 'unsent' }
  }
}

async function mailDraft({ link, values }: SavedDraft, mailVisitor: MailVisitor): Promise<MailReply> {
  const { greeting, savedDraft, closing, sender } = await readCopyWords()
  const { subject, text, button, note } = savedDraft
  const sending = mailVisitor({
    id: randomUUID(),
    to: values[EMAIL_FIELD] ?? '',
    subject: cleanText(subject),
    paragraphs: [greeting, text, { label: button, href: link }, note, closing],
    sender,
  })
  const sent = await Promise.race([sending, delay(VISITOR_WAIT_MS, LATE, { ref: false })])
  if (sent.outcome !== 'sent') log.warn('notification.undeliverable', { via: 'link', reason: sent.reason })
  return { outcome: OUTCOMES[sent.outcome] }
}

const LATE = { outcome: 'failed', reason: 'the mail server did not answer while the visitor waited' } as const
