import type { SavedDraft, Trouble } from '@/lib/drafts/draft'
import type { DraftServer, EraseReply, MailReply, OpenReply, SaveReply } from '@/lib/drafts/keep'

/** A mail may take half of it. */
const TIMEOUT_MS = 30_000

/** By the status of responses without an outcome, as from a proxy in front of the site. */
const TROUBLES: Record<number, Trouble> = { 403: 'refused', 413: 'too large', 429: 'too many' }

/** Asks the site's own server. Never throws: without a readable response the outcome is `failed`. */
export const draftRequests: DraftServer = {
  // Read at each use, because the server has no location.
  get siteUrl() {
    return location.origin
  },
  save: version => request<SaveReply>('save', version),
  open: token => request<OpenReply>('open', { token }),
  erase: token => request<EraseReply>('erase', { token }),
}

/** The one request that tells the server the key of a draft. */
export function requestMail({ link, token }: SavedDraft): Promise<MailReply> {
  return request<MailReply>('mail', { link, token })
}

type Failed = { outcome: Trouble }

async function request<Reply extends { outcome: string }>(action: string, body: object): Promise<Reply | Failed> {
  try {
    const response = await fetch(`/api/saved-drafts/${action}`, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const reply: Reply = await response.json()
    return typeof reply.outcome === 'string' ? reply : { outcome: TROUBLES[response.status] ?? 'failed' }
  } catch {
    return { outcome: 'failed' }
  }
}
