import type { SavedDraft, Trouble } from '@/lib/drafts/draft'
import { type DraftServer, openDraft, type StoredVersion, saveDraft } from '@/lib/drafts/keep'

/** Stands in for the drafts of the site's server, without its limits. */
export type DraftSite = {
  /** By token. */
  stored: Map<string, StoredVersion>
  /** Bodies of requests, oldest first. */
  received: string[]
  answer: (action: string, body: string) => Promise<Response>
  /** From now on each request fails; null ends it. */
  fail: (trouble: Trouble | null) => void
  /** What somebody else does with a link. */
  elsewhere: {
    open: (link: string) => Promise<SavedDraft>
    save: (draft: SavedDraft, values: Record<string, string>) => Promise<void>
  }
}

const STATUS: Record<string, number> = { conflict: 409, gone: 410 }

export function createDraftSite(): DraftSite {
  const stored = new Map<string, StoredVersion>()
  const received: string[] = []
  let failure: Trouble | null = null

  const server: DraftServer = {
    siteUrl: location.origin,
    save: async ({ token, iv, data, basedOn }) => {
      const known = stored.get(token)
      if (!known && basedOn !== null) return { outcome: 'gone' }
      if (known && known.version !== basedOn) return { outcome: 'conflict', ...known }
      const version = (known?.version ?? 0) + 1
      stored.set(token, { iv, data, version })
      return { outcome: 'saved', version }
    },
    open: async token => {
      const known = stored.get(token)
      return known ? { outcome: 'opened', ...known } : { outcome: 'gone' }
    },
    erase: async token => {
      stored.delete(token)
      return { outcome: 'erased' }
    },
  }

  async function reply(action: string, body: string) {
    const sent = JSON.parse(body)
    if (action === 'save') return server.save(sent)
    if (action === 'mail') return { outcome: 'mailed' }
    return action === 'open' ? server.open(sent.token) : server.erase(sent.token)
  }

  return {
    stored,
    received,
    answer: async (action, body) => {
      received.push(body)
      if (failure) return Response.json({ outcome: failure }, { status: 429 })
      const answer = await reply(action, body)
      return Response.json(answer, { status: STATUS[answer.outcome] ?? 200 })
    },
    fail: trouble => {
      failure = trouble
    },
    elsewhere: {
      open: async link => {
        const opened = await openDraft(server, link)
        if (opened.outcome !== 'opened') throw new Error(`The link is ${opened.outcome}`)
        return opened.saved
      },
      save: async (draft, values) => {
        const { outcome } = await saveDraft(server, draft, { step: 1, values: { ...draft.values, ...values } })
        if (outcome !== 'saved') throw new Error(`It is ${outcome}`)
      },
    },
  }
}
