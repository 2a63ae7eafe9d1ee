'use server'

import { hash } from 'node:crypto'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { askBeforeSending, keepDraft } from '@/app/(site)/keep-draft'
import { enter, toFields } from '@/forms/decode'
import { receive } from '@/forms/site-intake'
import { readValues } from '@/forms/submission'
import type { FormState } from '@/lib/forms/answer'
import { DRAFT_ACTION_FIELD, isDraftAction } from '@/lib/forms/draft'
import { toSavedDraft } from '@/lib/forms/draft-code'
import type { FormName } from '@/lib/forms/forms'
import { RECEIVED_PAGE } from '@/lib/pages'
import { contentHealth } from '@/lib/process/content-health'
import { setPageStatus } from '@/lib/process/page-status'

/** For forms posted without JavaScript or before hydration: Next renders the page again, with the answer and what was typed. */

export async function sendDemo(_previous: FormState, data: FormData): Promise<FormState> {
  return send('demo', data)
}

export async function sendTrial(_previous: FormState, data: FormData): Promise<FormState> {
  return send('trial', data)
}

export async function sendShortTrial(_previous: FormState, data: FormData): Promise<FormState> {
  return send('shortTrial', data)
}

export async function sendMiniTrial(_previous: FormState, data: FormData): Promise<FormState> {
  return send('miniTrial', data)
}

export async function sendRegistration(previous: FormState, data: FormData): Promise<FormState> {
  const action = data.get(DRAFT_ACTION_FIELD)
  if (isDraftAction(action)) return keepDraft(action, previous, data)
  const asked = await askBeforeSending(previous, data)
  if (asked) return asked
  const saved = toSavedDraft(previous.draft?.saved)
  const state = await send('registration', data)
  // The page goes on to know its link, unless that is dead now.
  if (!saved || state.answer?.outcome === 'accepted') return state
  return { ...state, draft: { saved, outcome: 'kept' } }
}

/** Sent from a page of another site. */
const FOREIGN = 403

/** The same form sent twice within this time counts as one submission, because without JavaScript it has no id. */
const SAME_WITHIN_MS = 10 * 60_000

/** Status of a page that says that the form could not be accepted, and still holds what was typed. */
const NOT_ACCEPTED = 503

async function send(form: FormName, data: FormData): Promise<FormState> {
  const sentHeaders = await headers()
  const isPage = !sentHeaders.has('next-action')
  const refuse = ({ status }: { status: number }): FormState => {
    if (isPage) setPageStatus(status)
    const outcome = status === FOREIGN ? 'refused' : 'failed'
    return { answer: { outcome }, values: readValues(form, new Map(data)) }
  }
  return enter<FormState>({ form, headers: sentHeaders, refuse }, async () => {
    const fields = toFields(data)
    const values = readValues(form, fields)
    const answer = await receive({ form, id: nameSubmission(form, values), fields }, sentHeaders)
    if (answer.outcome === 'accepted' && !canRender()) redirect(RECEIVED_PAGE)
    if (isPage && answer.outcome === 'failed') setPageStatus(NOT_ACCEPTED)
    return { answer, values }
  })
}

/** Without content the page of the form may fail, although the form arrived. */
function canRender(): boolean {
  const { hasAnswered, isLost } = contentHealth()
  return hasAnswered && !isLost
}

function nameSubmission(form: FormName, values: Record<string, string>): string {
  const period = Math.floor(Date.now() / SAME_WITHIN_MS)
  return hash('sha256', JSON.stringify([form, values, period]), 'hex').slice(0, 32)
}
