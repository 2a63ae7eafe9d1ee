import { onTestFinished, vi } from 'vitest'
import { commands } from 'vitest/browser'
import type { Answer } from '@/lib/forms/answer'
import { type DraftServer, openDraft, type StoredVersion, saveDraft, type Trouble } from '@/lib/forms/draft'
import type { SavedDraft } from '@/lib/forms/draft-code'
import { STATUS } from '../../support/form-answers'

/** What the site's server does with a submission; a held one stays unanswered until `release` is called. */
export type Reply = Answer | 'unreachable' | 'held'

type Submission = { form: string; values: Record<string, string> }

const STATUS_OF_DRAFT: Record<string, number> = { conflict: 409, gone: 410 }

/** What the form of a test that began with startSite sends to. */
export let site: ReturnType<typeof createSite>
/** Addresses that the page of a test was about to open that began with startHeldSite. */
export let visited: string[]

/** Before each test of a form: stands in for the site's server, and reduces motion. */
export async function startSite(): Promise<void> {
  site = createSite()
  const spy = vi.spyOn(window, 'fetch').mockImplementation(site.fetch)
  onTestFinished(() => spy.mockRestore())
  await commands.emulateMedia({ reducedMotion: 'reduce' })
}

/** The same, and the page stays, whatever it opens. */
export function startHeldSite(): Promise<void> {
  visited = holdNavigations()
  return startSite()
}

/**
 * Addresses of other pages that the test's page was about to open, oldest first, each as path and query or, of other sites, whole. The
 * page stays.
 */
export function holdNavigations(): string[] {
  const opened: string[] = []
  const hold = (event: NavigateEvent) => {
    const { sameDocument, url } = event.destination
    if (sameDocument) return
    event.preventDefault()
    opened.push(url.replace(location.origin, ''))
  }
  navigation.addEventListener('navigate', hold)
  onTestFinished(() => navigation.removeEventListener('navigate', hold))
  return opened
}

/** At first it accepts everything. */
function createSite() {
  /** Oldest first. */
  const sent: Submission[] = []
  let replies: Reply[] = [{ outcome: 'accepted' }]
  let held: ((answer: Answer) => void)[] = []
  let tokenCount = 0
  let hasTokens = true
  const drafts = createDrafts()

  async function takeIn(form: string, body: unknown): Promise<Response> {
    sent.push({ form, values: readBody(body) })
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    if (reply === 'unreachable' || !reply) throw new TypeError('Failed to fetch')
    if (reply !== 'held') return toResponse(reply)
    return toResponse(await new Promise<Answer>(resolve => held.push(resolve)))
  }

  return {
    sent,
    drafts,
    fetch: async (address: RequestInfo | URL, request?: RequestInit): Promise<Response> => {
      const { pathname } = new URL(String(address), location.href)
      const [, draftAction] = /^\/api\/saved-drafts\/(\w+)$/.exec(pathname) ?? []
      if (draftAction) return drafts.answer(draftAction, String(request?.body))
      const [, form] = /^\/api\/forms\/(\w+)$/.exec(pathname) ?? []
      if (form === 'token') {
        if (!hasTokens) throw new TypeError('Failed to fetch')
        tokenCount++
        return Response.json({ token: `token-${tokenCount}` })
      }
      if (!form || request?.method !== 'POST') throw new Error(`Only forms may be sent, not ${pathname}`)
      return takeIn(form, request.body)
    },
    values: () => sent.map(({ values }) => values),
    /** Replies to the next submissions; the last one goes for all that follow. */
    reply: (...next: Reply[]) => {
      replies = next
    },
    /** Answers all held submissions. */
    release: (answer: Answer) => {
      for (const resolve of held) resolve(answer)
      held = []
    },
    /** Number of start tokens that were fetched. */
    tokens: () => tokenCount,
    withholdTokens: () => {
      hasTokens = false
    },
  }
}

/** Stands in for the drafts of the site's server, without its limits. */
function createDrafts() {
  /** By token. */
  const stored = new Map<string, StoredVersion>()
  /** Bodies of requests, oldest first. */
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
    answer: async (action: string, body: string) => {
      received.push(body)
      if (failure) return Response.json({ outcome: failure }, { status: 429 })
      const answer = await reply(action, body)
      return Response.json(answer, { status: STATUS_OF_DRAFT[answer.outcome] ?? 200 })
    },
    /** From now on each request fails; null ends it. */
    fail: (trouble: Trouble | null) => {
      failure = trouble
    },
    /** What somebody else does with a link. */
    elsewhere: {
      open: async (link: string): Promise<SavedDraft> => {
        const opened = await openDraft(server, link)
        if (opened.outcome !== 'opened') throw new Error(`The link is ${opened.outcome}`)
        return opened.saved
      },
      save: async (draft: SavedDraft, values: Record<string, string>) => {
        const { outcome } = await saveDraft(server, draft, { step: 1, values: { ...draft.values, ...values } })
        if (outcome !== 'saved') throw new Error(`It is ${outcome}`)
      },
    },
  }
}

function toResponse(answer: Answer): Response {
  return Response.json(answer, { status: STATUS[answer.outcome] })
}

function readBody(body: unknown): Record<string, string> {
  const entries = Object.entries(Object(JSON.parse(String(body))))
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
