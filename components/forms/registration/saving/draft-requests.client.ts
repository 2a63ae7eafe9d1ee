import { postJson } from '@/components/forms/post-form'
import type { DraftAction, DraftMailer, DraftServer, Trouble } from '@/lib/forms/draft'

/** By the status of responses without an outcome, as from a proxy in front of the site. */
const TROUBLES: Record<number, Trouble> = { 403: 'refused', 413: 'too large', 429: 'too many' }

/** Asks the site's own server. Never throws: without a readable response the outcome is `failed`. */
export const draftRequests: DraftServer & DraftMailer = {
  // Read at each use, because the server has no location.
  get siteUrl() {
    return location.origin
  },
  save: version => request('save', version),
  open: token => request('open', { token }),
  erase: token => request('erase', { token }),
  mail: ({ link, token }) => request('mail', { link, token }),
}

async function request<Reply extends { outcome: string }>(action: DraftAction, body: object) {
  const response = await postJson<Reply>(`/api/saved-drafts/${action}`, body)
  if (typeof response?.reply?.outcome === 'string') return response.reply
  return { outcome: TROUBLES[response?.status ?? 0] ?? 'failed' }
}
