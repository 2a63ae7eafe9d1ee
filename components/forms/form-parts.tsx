import { HONEYPOT_FIELD } from '@/lib/forms/answer'
import { MESSAGES } from '@/lib/forms/rules'
import type { FormControl } from './use-form'

/** A field that no person sees, and programs that fill in whatever they find do. */
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

/**
 * What went wrong with a form as a whole, where it was tried to send it; a screen reader says it at once. On a page without
 * code it has the focus.
 */
export function FormMessage({ control }: { control: Pick<FormControl, 'status' | 'startValues'> }) {
  const message = MESSAGE_BY_STATUS[control.status]
  return (
    <div role="alert">
      {message && (
        // biome-ignore lint/a11y/noAutofocus: only on the page that answers a form
        <p className="field-error outline-none" tabIndex={-1} autoFocus={isPosted(control)}>
          {message}
        </p>
      )}
    </div>
  )
}

const MESSAGE_BY_STATUS: Partial<Record<FormControl['status'], string>> = {
  failed: MESSAGES.notSent,
  'too many': MESSAGES.tooMany,
}

/**
 * The fields that must be mended, with links to them; for forms longer than a screen. On a page without code it has the
 * focus, as the first of the fields has on one with it.
 */
export function ErrorSummary({
  control,
  labels,
}: {
  control: Pick<FormControl, 'form' | 'errors' | 'startValues' | 'wasTried'>
  /** By field. */
  labels: Record<string, string>
}) {
  const { form, errors, wasTried } = control
  const entries = wasTried ? Object.entries(errors) : []
  return (
    <div role="alert">
      {entries.length > 0 && (
        // biome-ignore lint/a11y/noAutofocus: only on the page that answers a form
        <div className="error-summary" tabIndex={-1} autoFocus={isPosted(control)}>
          <p>{MESSAGES.checkAnswers}</p>
          <ul>
            {entries.map(([field, messages]) => (
              <li key={field}>
                <a href={`#${form}-${field}`}>
                  {labels[field]}: {messages.join(' ')}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** The page answers a form that was sent without its code. */
function isPosted({ startValues }: Pick<FormControl, 'startValues'>): boolean {
  return Object.keys(startValues).length > 0
}
