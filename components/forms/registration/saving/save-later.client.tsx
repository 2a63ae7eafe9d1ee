import { TextButton } from '@/components/ui/text-link'
import { DRAFT_ACTION_FIELD, type DraftState, type OpeningTrouble } from '@/lib/drafts/draft'
import { DRAFT_MESSAGES, messageOf } from '@/lib/drafts/words'
import type { Saving } from './use-saving'

type SaveLaterProps = { label: string; saving: Saving; isPosted: boolean }

/**
 * Shows above the bar of buttons and comes after it, because Enter in a field presses the first button that sends the form. Without JavaScript it
 * posts the form, and the page comes back with the link.
 */
export function SaveLater({ label, saving, isPosted }: SaveLaterProps) {
  const { state, isBusy, save } = saving
  return (
    <div className="save-later">
      <SavingMessage outcome={state?.outcome ?? null} isPosted={isPosted} />
      <TextButton
        type="submit"
        name={DRAFT_ACTION_FIELD}
        value="save"
        className="min-h-11"
        aria-disabled={isBusy ? true : undefined}
        onClick={event => {
          event.preventDefault()
          save()
        }}
      >
        {isBusy ? DRAFT_MESSAGES.saving : label}
      </TextButton>
    </div>
  )
}

type SavingMessageProps = {
  outcome: DraftState['outcome'] | OpeningTrouble | null
  /** The page responds to a form posted without JavaScript, so the message gets the focus. */
  isPosted?: boolean
}

/** Why answers were not saved, opened or deleted, which screen readers announce at once. */
export function SavingMessage({ outcome, isPosted = false }: SavingMessageProps) {
  const message = outcome && messageOf(outcome)
  return (
    <div role="alert">
      {message && (
        // biome-ignore lint/a11y/noAutofocus: only on the page that responds to a posted form
        <p className="field-error outline-none" tabIndex={-1} autoFocus={isPosted}>
          {message}
        </p>
      )}
    </div>
  )
}
