import type { HttpRequest, HttpResponse, Route } from 'offline-content-lake/http'
import { badRequest, readBytes } from 'offline-content-lake/http'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { showMail } from './page.ts'
import { type MailServer, startMailServer } from './smtp.ts'
import { isMailBehaviour, isWebhookBehaviour, type MailBehaviour, type WebhookBehaviour } from './switches.ts'
import { createReceiver } from './webhook.ts'

const PAGE_LENGTH = 50
const MAX_SWITCH_BYTES = 1_000

type MailOptions = {
  folder: string
  smtpPort: number
  /** Shared with the site, which signs the webhook with it. Empty: signatures are not checked. */
  webhookSecret: string
  now?: () => Date
}

type LocalMail = { routes: Route[]; startServer: () => Promise<MailServer> }

/** Stands in for a mail server and a chat: stores notifications for staff, and lists them at /mail. */
export function openMail({ folder, smtpPort, webhookSecret, now = () => new Date() }: MailOptions): LocalMail {
  const mailbox = openMailbox(folder)
  let mailBehaviour: MailBehaviour = 'normal'
  let webhookBehaviour: WebhookBehaviour = 'normal'
  const receive = createReceiver({ mailbox, secret: webhookSecret, behaviour: () => webhookBehaviour, now })
  return {
    routes: [
      { method: 'GET', path: '/mail', handle: ({ query }) => list(query) },
      { method: 'POST', path: '/mail/behaviour', handle: switchBehaviour },
      { method: 'POST', path: '/notifications/webhook', handle: receive },
    ],
    startServer: () => startMailServer({ port: smtpPort, mailbox, behaviour: () => mailBehaviour, now }),
  }

  /** The body is `mail=hang` or `webhook=gone`, as the page's forms send it. It lasts until the next switch or a restart. */
  async function switchBehaviour(request: HttpRequest): Promise<HttpResponse> {
    const sent = new URLSearchParams(Buffer.from(await readBytes(request, MAX_SWITCH_BYTES)).toString())
    const mail = sent.get('mail') ?? mailBehaviour
    const webhook = sent.get('webhook') ?? webhookBehaviour
    if (!isMailBehaviour(mail)) throw badRequest(`There is no behaviour "${mail}"`)
    if (!isWebhookBehaviour(webhook)) throw badRequest(`There is no behaviour "${webhook}"`)
    mailBehaviour = mail
    webhookBehaviour = webhook
    return { status: 303, headers: { location: sent.has('webhook') ? '/mail#webhook' : '/mail' } }
  }

  function list(query: URLSearchParams): HttpResponse {
    return showMail({
      ...listMails(mailbox, query.get('before') ?? ''),
      mailBehaviour,
      announcements: mailbox.listAnnouncements(PAGE_LENGTH),
      totalAnnouncements: mailbox.countAnnouncements(),
      webhookBehaviour,
    })
  }
}

/** A page of mails, newest first: those with a smaller id than `before`, if that is an id. */
function listMails(mailbox: Mailbox, beforeId: string) {
  const before = /^\d{1,15}$/.test(beforeId) ? Number(beforeId) : undefined
  const found = mailbox.listMails(PAGE_LENGTH + 1, before)
  const mails = found.slice(0, PAGE_LENGTH)
  const olderThan = found.length > PAGE_LENGTH ? (mails.at(-1)?.id ?? null) : null
  return { mails, totalMails: mailbox.countMails(), isFirst: before === undefined, olderThan }
}
