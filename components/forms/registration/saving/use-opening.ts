import { useEffect, useRef, useState } from 'react'
import type { OpeningTrouble, SavedDraft } from '@/lib/drafts/draft'
import { differences, openDraft } from '@/lib/drafts/keep'
import { readDraft, readKnownDraft, takeDraft } from '../draft'
import { draftRequests } from './draft-requests.client'

const REGISTRATION_PAGE = '/register'

/** `asked`: this tab has other answers in these fields, and the visitor has to choose. */
export type Opening =
  | { status: 'idle' | 'opening' }
  | { status: 'failed'; outcome: OpeningTrouble }
  | { status: 'asked'; saved: SavedDraft; fields: string[] }

type Tell = (opening: Opening) => void

/** Opens the link in the page's address, which forgets it at once, or one that was pasted, and goes on to the registration. */
export function useOpening() {
  const [opening, setOpening] = useState<Opening>({ status: 'idle' })
  const asked = useRef('')

  /** Without a link, the last one again. Returns false if there was none. */
  function open(link: string): boolean {
    asked.current = link.trim() || asked.current
    if (asked.current) void openLink(asked.current, setOpening)
    return asked.current !== ''
  }

  useEffect(() => {
    // A link that is pasted into the address of this page loads no other one.
    const take = () => {
      const { hash, pathname, search } = location
      if (hash.length <= 1 || document.getElementById(hash.slice(1))) return
      history.replaceState(history.state, '', pathname + search)
      asked.current = hash
      void openLink(hash, setOpening)
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])

  return { opening, open, use: (saved: SavedDraft) => use(saved, setOpening), keepTyped: goOn }
}

async function openLink(link: string, tell: Tell): Promise<void> {
  tell({ status: 'opening' })
  // Browsers decrypt only on pages by https.
  const reply = await openDraft(draftRequests, link).catch(() => ({ outcome: 'failed' as const }))
  if (reply.outcome !== 'opened') return tell({ status: 'failed', outcome: reply.outcome })
  const fields = fieldsAtRisk(reply.saved)
  if (fields.length > 0) tell({ status: 'asked', saved: reply.saved, fields })
  else use(reply.saved, tell)
}

/** What was typed in this tab and would be lost. */
function fieldsAtRisk({ values }: SavedDraft): string[] {
  const typed = readDraft()
  return differences(typed, values).filter(field => typed[field])
}

function use(saved: SavedDraft, tell: Tell): void {
  takeDraft(saved)
  if (readKnownDraft()) goOn()
  else tell({ status: 'failed', outcome: 'unkept' })
}

/** Back leads to where the link was, not to this page. */
function goOn(): void {
  location.replace(REGISTRATION_PAGE)
}
