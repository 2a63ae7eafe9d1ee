import { join } from 'node:path'
import type { Route } from 'offline-content-lake/http'
import { openStandIn } from '../stand-in.ts'
import { MAIL_BEHAVIOURS, type Mail, type MailBehaviour, startMailServer } from './smtp.ts'
import { type Announcement, createReceiver, WEBHOOK_BEHAVIOURS, type WebhookBehaviour } from './webhook.ts'

type MailOptions = {
  folder: string
  smtpPort: number
  /** Shared with the site, which signs the webhook with it. Empty: signatures are not checked. */
  webhookSecret: string
  now?: () => Date
}

/** Stands in for a mail server and a chat: stores notifications for staff, and lists them at /mail and /webhook. */
export function openMail({ folder, smtpPort, webhookSecret, now = () => new Date() }: MailOptions) {
  const mail = openStandIn<MailBehaviour, Mail>({
    ...{ folder, path: '/mail', title: 'Mail', noun: 'mail', now },
    empty: 'No mail has arrived yet. Send a form on the site, then reload this page.',
    card: ({ fields: { subject, from, to, text } }) => ({ title: subject, rows: { From: from, To: to, Text: text } }),
    ...{ subject: 'the mail server', behaviours: MAIL_BEHAVIOURS },
  })
  const webhook = openStandIn<WebhookBehaviour, Announcement>({
    ...{ folder: join(folder, 'webhook'), path: '/webhook', title: 'Webhook', noun: 'message', now },
    empty: 'Nothing has arrived at /notifications/webhook yet. The site posts there when NOTIFY_WEBHOOK_URL says so.',
    card: ({ id, fields: { text, webhookId, isSigned } }) => ({
      title: `Message #${id}`,
      rows: { Text: text, Id: webhookId, Signature: isSigned ? 'Right' : 'Not checked' },
    }),
    ...{ subject: 'the receiver of the webhook', behaviours: WEBHOOK_BEHAVIOURS },
  })
  const handle = createReceiver({
    keep: announcement => webhook.keep(announcement, announcement.webhookId),
    ...{ secret: webhookSecret, behaviour: webhook.behaviour, now },
  })
  const route: Route = { method: 'POST', path: '/notifications/webhook', handle }
  return {
    routes: [...mail.routes, ...webhook.routes, route],
    startServer: () =>
      startMailServer({
        ...{ port: smtpPort, behaviour: mail.behaviour },
        keep: fields => mail.keep(fields, fields.messageId),
      }),
  }
}
