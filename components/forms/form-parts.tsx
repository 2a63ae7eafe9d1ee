import { HONEYPOT_FIELD } from '@/lib/forms/answer'
import { MESSAGES } from '@/lib/forms/rules'
import type { FormControl } from './use-form'

/** A field that people cannot see and bots fill in. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden>
      <label>
        {HONEYPOT_FIELD}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Content of the button that asks for a trial. */
export function TrialSubmit({ label, tag }: { label: string; tag: string | null }) {
  return (
    <>
      <span>{label}</span>
      {tag && <span dir="auto">{tag}</span>}
    </>
  )
}

/** An error about the whole form, which screen readers announce at once. Without JavaScript it gets the focus. */
export function FormMessage({ control }: { control: Pick<FormControl, 'status' | 'startValues'> }) {
  const message = MESSAGE_BY_STATUS[control.status]
  return (
    <div role="alert">
      {message && (
        // biome-ignore lint/a11y/noAutofocus: only on the page that responds to a posted form
        <p className="field-error outline-none" tabIndex={-1} autoFocus={isPosted(control)}>
          {message}
        </p>
      )}
    </div>
  )
}

const MESSAGE_BY_STATUS: Partial<Record<FormControl['status'], string>> = {
  failed: MESSAGES.notSent,
  refused: MESSAGES.refused,
  'too many': MESSAGES.tooMany,
}

/** Whether the page responds to a form that was posted without JavaScript. */
export function isPosted({ startValues }: Pick<FormControl, 'startValues'>): boolean {
  return Object.keys(startValues).length > 0
}
