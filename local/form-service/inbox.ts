import type { HttpResponse } from 'offline-content-lake/http'
import { arrived, type Html, html, moment, page, pager, switchForm, type Turned } from '../page.ts'
import type { Submission } from './submissions.ts'
import { BEHAVIOURS, type Behaviour } from './switches.ts'

export const BEHAVIOUR_PATH = '/form-service/behaviour'

type InboxPage = {
  submissions: Turned<Submission>
  total: number
  behaviour: Behaviour
}

export function showInbox({ submissions, total, behaviour }: InboxPage): HttpResponse {
  return page(
    'Inbox',
    html`<h1>Inbox</h1>
<p class="lead">${total === 0 ? 'Nothing has arrived yet. Send a form on the site, then reload this page.' : arrived(total, 'submission')}</p>
${switchForm(BEHAVIOUR_PATH, 'behaviour', 'How the form service behaves from now on', BEHAVIOURS, behaviour)}
${submissions.rows.map(showSubmission)}
${pager('/inbox', submissions)}`,
  )
}

function showSubmission({ id, formKey, receivedAt, fields }: Submission): Html {
  return html`<article class="card" aria-labelledby="submission-${id}">
<header><h2 id="submission-${id}">${formKey} #${id}</h2>${moment(receivedAt)}</header>
<dl>${Object.entries(fields).map(([name, value]) => html`<dt>${name}</dt><dd>${String(value ?? '')}</dd>`)}</dl>
</article>
`
}
