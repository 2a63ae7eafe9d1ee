export type Known = {
  hasDraft: boolean
  /** Revision of the draft; undefined until the content service has stored a first one. */
  revision: string | undefined
  /** Revision that the errors are about. */
  validated: string | undefined
  isValidating: boolean
  /** Edits are still on their way to the content service. */
  isSaving: boolean
  /** Somebody else is changing the draft, and is to be waited for. */
  isShared: boolean
  hasErrors: boolean
  /** A field holds text that cannot be read. It is never stored, so no revision settles it. */
  hasUnread: boolean
  /** Sanity's own action is disabled, whatever the reason. */
  isBlocked: boolean
}

/** A press waits until the Studio knows more, is in vain, is refused, or goes on. */
type Outcome = 'wait' | 'nothing' | 'red' | 'go'

export function outcomeOfPress(known: Known): Outcome {
  if (known.hasUnread) return 'red'
  if (!known.hasDraft) return 'nothing'
  if (known.isShared || !isSettled(known)) return 'wait'
  if (known.hasErrors) return 'red'
  return known.isBlocked ? 'wait' : 'go'
}

/** False while the errors may be those of an earlier text. */
export function isSettled({ revision, validated, isValidating, isSaving }: Known): boolean {
  return !isSaving && !isValidating && revision !== undefined && validated === revision
}
