import { useEffect, useState } from 'react'
import type { SavedDraft, Trouble } from '@/lib/drafts/draft'
import { openDraft } from '@/lib/drafts/keep'
import { isRegistrationField } from '@/lib/forms/registration'
import { readDraft } from '../draft'
import { draftRequests } from './draft-requests.client'
import { takeDraft } from './use-saving'

const REGISTRATION_PAGE = '/register'

/** `asked`: this tab has other answers in these fields, and the visitor has to choose. */
export type Opening =
  | { status: 'idle' | 'opening' }
  | { status: 'failed'; outcome: Trouble }
  | { status: 'asked'; saved: SavedDraft; fields: string[] }

/** Opens the link in the page's address, which forgets it at once, or one that was pasted, and goes on to the registration. */
export function useOpening() {
  const [opening, setOpening] = useState<Opening>({ status: 'idle' })

  useEffect(() => {
    const { hash, pathname, search } = location
    if (hash.length <= 1) return
    history.replaceState(history.state, '', pathname + search)
    void openLink(hash, setOpening)
  }, [])

  return { opening, open: (link: string) => void openLink(link, setOpening), use, keepTyped: goOn }
}

async function openLink(link: string, tell: (opening: Opening) => void): Promise<void> {
  tell({ status: 'opening' })
  // Browsers decrypt only on pages by https.
  const reply = await openDraft(draftRequests, link).catch(() => ({ outcome: 'failed' as const }))
  if (reply.outcome !== 'opened') return tell({ status: 'failed', outcome: reply.outcome })
  const fields = fieldsAtRisk(reply.saved)
  if (fields.length > 0) tell({ status: 'asked', saved: reply.saved, fields })
  else use(reply.saved)
}

/** What was typed in this tab and would be lost. */
function fieldsAtRisk({ values }: SavedDraft): string[] {
  const typed = Object.entries(readDraft()).filter(([field, value]) => value !== '' && value !== (values[field] ?? ''))
  return typed.map(([field]) => field).filter(isRegistrationField)
}

function use(saved: SavedDraft): void {
  takeDraft(saved)
  goOn()
}

/** Back leads to where the link was, not to this page. */
function goOn(): void {
  location.replace(REGISTRATION_PAGE)
}
