import { siteUrl } from '../lib/env.ts'
import type { Answer } from '../lib/forms/answer.ts'
import { log } from '../lib/log.ts'
import { serverEnv } from '../lib/server-env.ts'
import { closeAtStop } from '../lib/stopping.ts'
import type { Sent } from './examine.ts'
import { type Intake, openIntake } from './intake.ts'
import { createEmailWay } from './notifications/email.ts'
import type { Way } from './notifications/way.ts'
import { createWebhookWay } from './notifications/webhook.ts'
import { senderOf } from './rate-limit.ts'

/** Next bundles routes and instrumentation separately, each with its own modules, so they share this on globalThis. */
const shared: { minaraIntake?: Intake } = globalThis as { minaraIntake?: Intake }

/** The intake of the running site. The first call opens it, which also starts delivery. Throws when the disk fails. */
export function siteIntake(): Intake {
  const { formEndpoints: endpoints, outboxFolder, retentionDays, notifications } = serverEnv
  if (shared.minaraIntake) return shared.minaraIntake
  const intake = openIntake({
    ...{ endpoints, outboxFolder, retentionDays },
    notifications: { ways: openWays(), siteUrl, hasDetails: notifications.hasDetails },
  })
  shared.minaraIntake = intake
  closeAtStop(() => intake.close())
  return intake
}

/** Accepts a submission, with or without JavaScript. Never throws: a failure is logged and returned as "failed". */
export async function receive(sent: Omit<Sent, 'sender'>, headers: Headers): Promise<Answer> {
  const sender = senderOf(headers.get('x-forwarded-for') ?? '', serverEnv.trustedProxyHops)
  try {
    return await siteIntake().accept({ ...sent, sender })
  } catch (error) {
    log.error('form.failed', { message: 'Form submission failed', form: sent.form }, error)
    return { outcome: 'failed' }
  }
}

export function resumeDelivery(): void {
  try {
    siteIntake()
  } catch (error) {
    log.error('outbox.broken', { message: 'The outbox cannot be opened, so no form can be accepted' }, error)
  }
}

function openWays(): Way[] {
  const { smtp, to, from, webhookUrl, webhookSecret } = serverEnv.notifications
  return [
    ...(smtp ? [createEmailWay({ smtp, to, from })] : []),
    ...(webhookUrl ? [createWebhookWay({ url: webhookUrl, secret: webhookSecret })] : []),
  ]
}
