import { readCode, toAnswers } from '@/lib/drafts/code'
import type { SavedDraft } from '@/lib/drafts/draft'
import type { DraftStorage } from '../draft'
import { type Step, toStep } from '../steps'

const KEY = 'registration-saved'

const ofThisVisit: DraftStorage = () => sessionStorage

/** The link under which this tab has saved its answers, or from which it got them; null if there is none. */
export function readKnownDraft(storage = ofThisVisit): SavedDraft | null {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '{}')
    const { link, token, version, ...answers }: Record<string, unknown> = Object(kept)
    if (typeof link !== 'string' || readCode(link) === null || typeof token !== 'string') return null
    return typeof version === 'number' ? { link, token, version, ...toAnswers(answers) } : null
  } catch {
    return null
  }
}

export function rememberDraft(draft: SavedDraft | null, storage = ofThisVisit): void {
  try {
    if (draft) storage().setItem(KEY, JSON.stringify(draft))
    else storage().removeItem(KEY)
  } catch {}
}

/** The step at which the answers were saved; null where there are none. */
export function resumedStep(): Step | null {
  return toStep(readKnownDraft()?.step)
}
