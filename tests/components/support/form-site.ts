import { onTestFinished, vi } from 'vitest'
import { commands } from 'vitest/browser'
import type { Answer } from '@/lib/forms/answer'
import { STATUS } from '../../support/form-answers'
import { createDraftSite, type DraftSite } from './draft-site'

/** What the site's server does with a submission; a held one stays unanswered until `release` is called. */
type Reply = Answer | 'unreachable' | 'held'

type Submission = { form: string; values: Record<string, string> }

export type FormSite = {
  /** Oldest first. */
  sent: Submission[]
  /** Values of the submissions, oldest first. */
  values: () => Record<string, string>[]
  /** Replies to the next submissions; the last one goes for all that follow. */
  reply: (...replies: Reply[]) => void
  /** Answers all held submissions. */
  release: (answer: Answer) => void
  /** Number of start tokens that were fetched. */
  tokens: () => number
  /** From now on, no start token can be fetched. */
  withholdTokens: () => void
  /** Saved answers. */
  drafts: DraftSite
}

/** What the form of a test sends to that began with startSite. */
export let site: FormSite

export async function startSite(): Promise<void> {
  site = startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
}

/** Stands in for the site's server during one test: answers forms and start tokens. At first it accepts everything. */
export function startFormSite(): FormSite {
  const sent: Submission[] = []
  let replies: Reply[] = [{ outcome: 'accepted' }]
  let held: ((answer: Answer) => void)[] = []
  let tokenCount = 0
  let hasTokens = true
  const drafts = createDraftSite()

  async function takeIn(form: string, body: unknown): Promise<Response> {
    sent.push({ form, values: readBody(body) })
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    if (reply === 'unreachable' || !reply) throw new TypeError('Failed to fetch')
    if (reply !== 'held') return toResponse(reply)
    return toResponse(await new Promise<Answer>(resolve => held.push(resolve)))
  }

  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (address, request) => {
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
  })
  onTestFinished(() => spy.mockRestore())

  return {
    sent,
    drafts,
    values: () => sent.map(({ values }) => values),
    reply: (...next) => {
      replies = next
    },
    release: answer => {
      for (const resolve of held) resolve(answer)
      held = []
    },
    tokens: () => tokenCount,
    withholdTokens: () => {
      hasTokens = false
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
