import { recallFromVisit, rememberForVisit } from '@/lib/environment/visit'
import { COPY_FIELD } from '@/lib/forms/answer'
import { toSavedDraft } from '@/lib/forms/draft-code'
import { isRegistrationField } from '@/lib/forms/registration'

/** What was typed in this tab so far, by field name; empty when there is nothing that can be read. */
export const typedDraft = kept('registration', (known): Record<string, string> => {
  return Object.fromEntries(Object.entries(Object(known)).filter(isTyped))
})

/** What this tab has saved on the server, or got from there; null if there is none. */
export const knownDraft = kept('registration-saved', toSavedDraft)

function kept<Draft>(key: string, toDraft: (known: unknown) => Draft) {
  return {
    read: (): Draft => {
      try {
        return toDraft(JSON.parse(recallFromVisit(key) ?? 'null'))
      } catch {
        return toDraft(null)
      }
    },
    write: (draft: Draft | null): void => rememberForVisit(key, draft && JSON.stringify(draft)),
  }
}

function isTyped(entry: [string, unknown]): entry is [string, string] {
  const [field, value] = entry
  return (field === COPY_FIELD || isRegistrationField(field)) && typeof value === 'string'
}
