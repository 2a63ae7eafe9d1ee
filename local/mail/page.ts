import type { HttpResponse } from 'offline-content-lake/http'
import { arrived, type Html, html, moment, page, pager, switchForm, type Turned } from '../page.ts'
import type { Announcement, Mail } from './mailbox.ts'
import { MAIL_BEHAVIOURS, type MailBehaviour, WEBHOOK_BEHAVIOURS, type WebhookBehaviour } from './switches.ts'

export const BEHAVIOUR_PATH = '/mail/behaviour'

type MailPage = {
  mails: Turned<Mail>
  totalMails: number
  mailBehaviour: MailBehaviour
  announcements: Announcement[]
  totalAnnouncements: number
  webhookBehaviour: WebhookBehaviour
}

export function showMail(shown: MailPage): HttpResponse {
  const { mails, totalMails, announcements, totalAnnouncements } = shown
  return page(
    'Mail',
    html`<h1>Mail</h1>
<p class="lead">${totalMails === 0 ? 'No mail has arrived yet. Send a form on the site, then reload this page.' : arrived(totalMails, 'mail')}</p>
${switchForm(BEHAVIOUR_PATH, 'mail', 'How the mail server behaves from now on', MAIL_BEHAVIOURS, shown.mailBehaviour)}
${mails.rows.map(showOneMail)}
${pager('/mail', mails)}
<h2 id="webhook">Webhook</h2>
<p class="lead">${totalAnnouncements === 0 ? 'Nothing has arrived at /notifications/webhook yet. The site posts there when NOTIFY_WEBHOOK_URL says so.' : arrived(totalAnnouncements, 'message')}</p>
${switchForm(BEHAVIOUR_PATH, 'webhook', 'How the receiver of the webhook behaves from now on', WEBHOOK_BEHAVIOURS, shown.webhookBehaviour)}
${announcements.map(showAnnouncement)}
${totalAnnouncements > announcements.length ? html`<p class="note">The newest ${announcements.length} are shown.</p>` : null}`,
  )
}

function showOneMail({ id, receivedAt, from, to, subject, text }: Mail): Html {
  return html`<article class="card" aria-labelledby="mail-${id}">
<header><h2 id="mail-${id}">${subject}</h2>${moment(receivedAt)}</header>
<dl><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to}</dd><dt>Text</dt><dd>${text}</dd></dl>
</article>
`
}

function showAnnouncement({ id, receivedAt, webhookId, text, isSigned }: Announcement): Html {
  return html`<article class="card" aria-labelledby="webhook-${id}">
<header><h3 id="webhook-${id}">Message #${id}</h3>${moment(receivedAt)}</header>
<dl><dt>Text</dt><dd>${text}</dd><dt>Id</dt><dd>${webhookId}</dd><dt>Signature</dt><dd>${isSigned ? 'Right' : 'Not checked'}</dd></dl>
</article>
`
}
