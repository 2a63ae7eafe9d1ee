import { COPY_FIELD } from '@/lib/forms/answer'
import { REGISTRATION } from '@/lib/forms/registration'

/** What was typed so far, by field name. */
type Draft = Record<string, string>

/** Returns the browser's session storage, or throws when it is missing or refused, as in a private window. */
export type DraftStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'registration'

const ofThisVisit: DraftStorage = () => sessionStorage

/** Empty when there is no draft, or none that can be read. */
export function readDraft(storage = ofThisVisit): Draft {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(Object(kept)).filter(isTyped))
  } catch {
    return {}
  }
}

export function writeDraft(draft: Draft, storage = ofThisVisit) {
  try {
    storage().setItem(KEY, JSON.stringify(draft))
  } catch {}
}

export function eraseDraft(storage = ofThisVisit) {
  try {
    storage().removeItem(KEY)
  } catch {}
}

function isTyped(entry: [string, unknown]): entry is [string, string] {
  const [field, value] = entry
  return (field === COPY_FIELD || Object.hasOwn(REGISTRATION, field)) && typeof value === 'string'
}
