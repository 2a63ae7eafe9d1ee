import { HONEYPOT_FIELD } from '@/lib/forms/answer'
import { MESSAGES } from '@/lib/forms/rules'
import type { FormControl } from './use-form'

export function Honeypot() {
  return (
    <div className="honeypot absolute size-px overflow-hidden [clip-path:inset(50%)]" aria-hidden>
      <label>
        {HONEYPOT_FIELD}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

export function TrialSubmit({ label, tag }: { label: string; tag: string | null }) {
  return (
    <>
      <span>{label}</span>
      {tag && <span dir="auto">{tag}</span>}
    </>
  )
}

export function FormMessage({ control }: { control: Pick<FormControl, 'status' | 'isPosted'> }) {
  return <AlertMessage message={MESSAGE_BY_STATUS[control.status]} isPosted={control.isPosted} />
}

const MESSAGE_BY_STATUS: Partial<Record<FormControl['status'], string>> = {
  failed: MESSAGES.notSent,
  refused: MESSAGES.refused,
  'too many': MESSAGES.tooMany,
}

type AlertMessageProps = {
  message: string | null | undefined
  /** The page responds to a form that was posted without JavaScript, so the message gets the focus. */
  isPosted?: boolean
}

export function AlertMessage({ message, isPosted = false }: AlertMessageProps) {
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
