import { type SavedDraft, toSavedDraft } from '@/lib/drafts/code'
import { recallFromVisit, rememberForVisit } from '@/lib/environment/visit'
import { COPY_FIELD } from '@/lib/forms/answer'
import { REGISTRATION } from '@/lib/forms/registration'
import { type Step, toStep } from './steps'

/** What was typed in this tab so far, by field name. */
type Draft = Record<string, string>

const TYPED = 'registration'
/** What this tab has saved on the server, or got from there. */
const SAVED = 'registration-saved'

/** Empty when there is no draft, or none that can be read. */
export function readDraft(): Draft {
  return Object.fromEntries(Object.entries(Object(recall(TYPED))).filter(isTyped))
}

/** Null erases it. */
export function writeDraft(draft: Draft | null): void {
  remember(TYPED, draft)
}

/** Null if there is none. */
export function readKnownDraft(): SavedDraft | null {
  return toSavedDraft(recall(SAVED))
}

export function rememberDraft(draft: SavedDraft | null): void {
  remember(SAVED, draft)
}

/** The step at which the answers were saved; null where there are none. */
export function resumedStep(): Step | null {
  return toStep(readKnownDraft()?.step)
}

/** Puts a draft in the place of what this tab has typed. */
export function takeDraft(saved: SavedDraft): void {
  writeDraft(saved.values)
  rememberDraft(saved)
}

function remember(key: string, value: object | null): void {
  rememberForVisit(key, value && JSON.stringify(value))
}

function recall(key: string): unknown {
  try {
    return JSON.parse(recallFromVisit(key) ?? 'null')
  } catch {
    return null
  }
}

function isTyped(entry: [string, unknown]): entry is [string, string] {
  const [field, value] = entry
  return (field === COPY_FIELD || Object.hasOwn(REGISTRATION, field)) && typeof value === 'string'
}
