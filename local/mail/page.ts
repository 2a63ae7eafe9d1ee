import type { HttpResponse } from 'offline-content-lake/http'
import { type Html, html, page } from '../page.ts'
import type { Announcement, Mail } from './mailbox.ts'
import { MAIL_BEHAVIOURS, type MailBehaviour, WEBHOOK_BEHAVIOURS, type WebhookBehaviour } from './switches.ts'

type MailPage = {
  mails: Mail[]
  totalMails: number
  isFirst: boolean
  olderThan: number | null
  mailBehaviour: MailBehaviour
  announcements: Announcement[]
  totalAnnouncements: number
  webhookBehaviour: WebhookBehaviour
}

export function showMail(shown: MailPage): HttpResponse {
  const { mails, totalMails, isFirst, olderThan, announcements, totalAnnouncements } = shown
  return page(
    'Mail',
    html`<h1>Mail</h1>
<p class="lead">${totalMails === 0 ? 'No mail has arrived yet. Send a form on the site, then reload this page.' : count(totalMails, 'mail')}</p>
${showSwitch('mail', 'How the mail server behaves from now on', MAIL_BEHAVIOURS, shown.mailBehaviour)}
${mails.map(showOneMail)}
${isFirst && olderThan === null ? null : showPager(isFirst, olderThan)}
<h2 id="webhook">Webhook</h2>
<p class="lead">${totalAnnouncements === 0 ? 'Nothing has arrived at /notifications/webhook yet. The site posts there when NOTIFY_WEBHOOK_URL says so.' : count(totalAnnouncements, 'message')}</p>
${showSwitch('webhook', 'How the receiver of the webhook behaves from now on', WEBHOOK_BEHAVIOURS, shown.webhookBehaviour)}
${announcements.map(showAnnouncement)}
${totalAnnouncements > announcements.length ? html`<p class="note">The newest ${announcements.length} are shown.</p>` : null}`,
  )
}

function count(total: number, noun: string): string {
  return total === 1 ? `1 ${noun} has arrived.` : `${total.toLocaleString('en-US')} ${noun}s have arrived.`
}

function showSwitch(name: string, label: string, behaviours: Record<string, string>, current: string): Html {
  const option = ([value, text]: [string, string]) =>
    value === current
      ? html`<option value="${value}" selected>${text}</option>`
      : html`<option value="${value}">${text}</option>`
  return html`<form class="card" method="post" action="/mail/behaviour">
<p><label for="${name}">${label}</label></p>
<p><select id="${name}" name="${name}">${Object.entries(behaviours).map(option)}</select> <button>Switch</button></p>
</form>
`
}

function showPager(isFirst: boolean, olderThan: number | null): Html {
  return html`<nav aria-label="Pages">
${isFirst ? null : html`<p><a href="/mail">Newest</a></p>`}
${olderThan === null ? null : html`<p><a href="/mail?before=${olderThan}">Older</a></p>`}
</nav>`
}

function showOneMail({ id, receivedAt, from, to, subject, text }: Mail): Html {
  return html`<article class="card" aria-labelledby="mail-${id}">
<header><h2 id="mail-${id}">${subject}</h2><time datetime="${receivedAt}">${readable(receivedAt)}</time></header>
<dl><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to}</dd><dt>Text</dt><dd>${text}</dd></dl>
</article>
`
}

function showAnnouncement({ id, receivedAt, webhookId, text, isSigned }: Announcement): Html {
  return html`<article class="card" aria-labelledby="webhook-${id}">
<header><h3 id="webhook-${id}">Message #${id}</h3><time datetime="${receivedAt}">${readable(receivedAt)}</time></header>
<dl><dt>Text</dt><dd>${text}</dd><dt>Id</dt><dd>${webhookId}</dd><dt>Signature</dt><dd>${isSigned ? 'Right' : 'Not checked'}</dd></dl>
</article>
`
}

function readable(time: string): string {
  return new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
}
