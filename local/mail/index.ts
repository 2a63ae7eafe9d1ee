import type { HttpRequest, HttpResponse, Route } from 'offline-content-lake/http'
import { readBytes } from 'offline-content-lake/http'
import { readChoice, turnPage } from '../page.ts'
import { openMailbox } from './mailbox.ts'
import { BEHAVIOUR_PATH, showMail } from './page.ts'
import { type MailServer, startMailServer } from './smtp.ts'
import { MAIL_BEHAVIOURS, type MailBehaviour, WEBHOOK_BEHAVIOURS, type WebhookBehaviour } from './switches.ts'
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
      { method: 'POST', path: BEHAVIOUR_PATH, handle: switchBehaviour },
      { method: 'POST', path: '/notifications/webhook', handle: receive },
    ],
    startServer: () => startMailServer({ port: smtpPort, mailbox, behaviour: () => mailBehaviour, now }),
  }

  /** The body is `mail=hang` or `webhook=gone`, as the page's forms send it. It lasts until the next switch or a restart. */
  async function switchBehaviour(request: HttpRequest): Promise<HttpResponse> {
    const sent = new URLSearchParams(Buffer.from(await readBytes(request, MAX_SWITCH_BYTES)).toString())
    const mail = readChoice(MAIL_BEHAVIOURS, sent.get('mail') ?? mailBehaviour)
    const webhook = readChoice(WEBHOOK_BEHAVIOURS, sent.get('webhook') ?? webhookBehaviour)
    mailBehaviour = mail
    webhookBehaviour = webhook
    return { status: 303, headers: { location: sent.has('webhook') ? '/mail#webhook' : '/mail' } }
  }

  function list(query: URLSearchParams): HttpResponse {
    return showMail({
      mails: turnPage(query, PAGE_LENGTH, mailbox.listMails),
      totalMails: mailbox.countMails(),
      mailBehaviour,
      announcements: mailbox.listAnnouncements(PAGE_LENGTH),
      totalAnnouncements: mailbox.countAnnouncements(),
      webhookBehaviour,
    })
  }
}
