import { serverEnv } from '../lib/environment/server-env.ts'
import type { Answer } from '../lib/forms/answer.ts'
import { log } from '../lib/process/log.ts'
import { measure, type OutboxState, offerOutboxState } from '../lib/process/measurements.ts'
import { perProcess } from '../lib/process/per-process.ts'
import { closeAtStop } from '../lib/process/stopping.ts'
import { readCopyWords, readMailZone } from '../lib/words/copy-words.ts'
import { eraseSent, siteDrafts } from './drafts/site-drafts.ts'
import type { Sent } from './examine.ts'
import { type Intake, openIntake } from './intake.ts'
import { createEmailWay, createMailer } from './notifications/mailer.ts'
import { createWebhookWay } from './notifications/webhook.ts'
import { senderOf } from './rate-limit.ts'
import { createHealth, type Health } from './store/database.ts'
import { locationOf } from './store/open.ts'

/** The first call also starts delivery. Throws when the disk fails. */
export function siteIntake(): Intake {
  return perProcess('intake', () => {
    const { formEndpoints: endpoints, retentionDays, notifications, visitorMail } = serverEnv
    const { smtp, from, to, webhookUrl, webhookSecret, hasDetails } = notifications
    const mailer = smtp && createMailer({ smtp, from })
    const ways = [
      ...(mailer ? [createEmailWay({ mailer, to })] : []),
      ...(webhookUrl ? [createWebhookWay({ url: webhookUrl, secret: webhookSecret })] : []),
    ]
    const intake = openIntake({
      ...{ endpoints, location: locationOf(serverEnv), retentionDays, health: siteHealth() },
      notifications: { ways, hasDetails, readZone: readMailZone },
      copies: mailer && visitorMail && { mailer, perDay: visitorMail.perDay, readWords: readCopyWords },
    })
    closeAtStop(() => intake.close())
    return intake
  })
}

async function readState(): Promise<OutboxState> {
  const status = await siteOutboxStatus()
  const outbox = status === 'works' ? siteIntake().outbox : null
  if (!outbox) return { status, figures: null }
  const now = Date.now()
  const { oldest, marked } = await outbox.measurePending()
  const figures = {
    submissions: { ...(await outbox.countByState()), marked },
    oldestPendingSeconds: Math.round((now - (oldest ?? now)) / 1_000),
    notifications: await outbox.countNotifications(now),
  }
  return { status, figures }
}

/** 'off' without an outbox. Never throws: the log has a line when it breaks. */
export async function siteOutboxStatus(): Promise<OutboxState['status']> {
  try {
    const { outbox } = siteIntake()
    await outbox?.checkWritable(Date.now())
    siteHealth().works()
    return outbox ? 'works' : 'off'
  } catch (error) {
    siteHealth().fails(error)
    return 'broken'
  }
}

function siteHealth(): Health {
  return perProcess('outbox health', createHealth)
}

/** Never throws: a failure is logged and returned as "failed". */
export async function receive(sent: Omit<Sent, 'sender'>, headers: Headers): Promise<Answer> {
  const sender = senderOf(headers.get('x-forwarded-for') ?? '', serverEnv.trustedProxyHops)
  try {
    const answer = await siteIntake().accept({ ...sent, sender })
    if (answer.outcome === 'accepted') await eraseSent(sent.fields, headers)
    return answer
  } catch (error) {
    measure({ of: 'form', outcome: 'failed' })
    log.error('form.failed', { message: 'Form submission failed', form: sent.form }, error)
    return { outcome: 'failed' }
  }
}

export function resumeDelivery(): void {
  offerOutboxState(readState)
  try {
    const { rest } = siteIntake()
    process.once('SIGTERM', rest)
    siteDrafts()
  } catch (error) {
    siteHealth().fails(error)
  }
}
