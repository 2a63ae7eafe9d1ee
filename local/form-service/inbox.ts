import type { HttpResponse } from 'offline-content-lake/http'
import { type Html, html, page } from '../page.ts'
import type { Submission } from './submissions.ts'
import { BEHAVIOURS, type Behaviour } from './switches.ts'

type InboxPage = {
  submissions: Submission[]
  total: number
  isFirst: boolean
  olderThan: number | null
  behaviour: Behaviour
}

export function showInbox({ submissions, total, isFirst, olderThan, behaviour }: InboxPage): HttpResponse {
  const arrived =
    total === 1 ? '1 submission has arrived.' : `${total.toLocaleString('en-US')} submissions have arrived.`
  return page(
    'Inbox',
    html`<h1>Inbox</h1>
<p class="lead">${total === 0 ? 'Nothing has arrived yet. Send a form on the site, then reload this page.' : arrived}</p>
${showSwitch(behaviour)}
${submissions.map(showSubmission)}
${isFirst && olderThan === null ? null : showPager(isFirst, olderThan)}`,
  )
}

function showSwitch(current: Behaviour): Html {
  const option = ([name, text]: [string, string]) =>
    name === current
      ? html`<option value="${name}" selected>${text}</option>`
      : html`<option value="${name}">${text}</option>`
  return html`<form class="card" method="post" action="/form-service/behaviour">
<p><label for="behaviour">How the form service behaves from now on</label></p>
<p><select id="behaviour" name="behaviour">${Object.entries(BEHAVIOURS).map(option)}</select> <button>Switch</button></p>
</form>
`
}

function showPager(isFirst: boolean, olderThan: number | null): Html {
  return html`<nav aria-label="Pages">
${isFirst ? null : html`<p><a href="/inbox">Newest</a></p>`}
${olderThan === null ? null : html`<p><a href="/inbox?before=${olderThan}">Older</a></p>`}
</nav>`
}

function showSubmission({ id, formKey, receivedAt, fields }: Submission): Html {
  return html`<article class="card" aria-labelledby="submission-${id}">
<header><h2 id="submission-${id}">${formKey} #${id}</h2><time datetime="${receivedAt}">${readable(receivedAt)}</time></header>
<dl>${Object.entries(fields).map(([name, value]) => html`<dt>${name}</dt><dd>${String(value ?? '')}</dd>`)}</dl>
</article>
`
}

function readable(time: string): string {
  return new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
}
