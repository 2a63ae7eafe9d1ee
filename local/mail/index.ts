import { join } from 'node:path'
import type { Route } from 'offline-content-lake/http'
import { openArrivals } from '../arrivals.ts'
import { listArrivals } from '../page.ts'
import { MAIL_BEHAVIOURS, type Mail, type MailServer, startMailServer } from './smtp.ts'
import { type Announcement, createReceiver, WEBHOOK_BEHAVIOURS } from './webhook.ts'

type MailOptions = {
  folder: string
  smtpPort: number
  /** Shared with the site, which signs the webhook with it. Empty: signatures are not checked. */
  webhookSecret: string
  now?: () => Date
}

type LocalMail = { routes: Route[]; startServer: () => Promise<MailServer> }

/** Stands in for a mail server and a chat: stores notifications for staff, and lists them at /mail and /webhook. */
export function openMail({ folder, smtpPort, webhookSecret, now = () => new Date() }: MailOptions): LocalMail {
  const mails = openArrivals<Mail>(folder)
  const announcements = openArrivals<Announcement>(join(folder, 'webhook'))
  const mail = listArrivals({
    ...{ path: '/mail', title: 'Mail', noun: 'mail', arrivals: mails },
    empty: 'No mail has arrived yet. Send a form on the site, then reload this page.',
    card: ({ fields: { subject, from, to, text } }) => ({ title: subject, rows: { From: from, To: to, Text: text } }),
    ...{ subject: 'the mail server', behaviours: MAIL_BEHAVIOURS, initial: 'normal' },
  })
  const webhook = listArrivals({
    ...{ path: '/webhook', title: 'Webhook', noun: 'message', arrivals: announcements },
    empty: 'Nothing has arrived at /notifications/webhook yet. The site posts there when NOTIFY_WEBHOOK_URL says so.',
    card: ({ id, fields: { text, webhookId, isSigned } }) => ({
      title: `Message #${id}`,
      rows: { Text: text, Id: webhookId, Signature: isSigned ? 'Right' : 'Not checked' },
    }),
    ...{ subject: 'the receiver of the webhook', behaviours: WEBHOOK_BEHAVIOURS, initial: 'normal' },
  })
  const keepMail = (fields: Mail) =>
    mails.keep({ channel: 'mail', receivedAt: now().toISOString(), fields }, fields.messageId)
  const keepAnnouncement = (fields: Announcement) =>
    announcements.keep({ channel: 'webhook', receivedAt: now().toISOString(), fields }, fields.webhookId)
  const receive = createReceiver({ keep: keepAnnouncement, secret: webhookSecret, behaviour: webhook.behaviour, now })
  return {
    routes: [...mail.routes, ...webhook.routes, { method: 'POST', path: '/notifications/webhook', handle: receive }],
    startServer: () => startMailServer({ port: smtpPort, keep: keepMail, behaviour: mail.behaviour }),
  }
}
