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
  'too many': MESSAGES.tooMany,
}

/**
 * Links to the fields with errors, which say what to enter, for forms longer than a screen. Without JavaScript it gets the focus; with JavaScript the
 * first of the fields does.
 */
export function ErrorSummary({
  control,
  labels,
}: {
  control: Pick<FormControl, 'form' | 'errors' | 'startValues' | 'wasTried'>
  labels: Record<string, string>
}) {
  const { form, errors, wasTried } = control
  const fields = wasTried ? Object.keys(errors) : []
  return (
    <div role="alert">
      {fields.length > 0 && (
        // biome-ignore lint/a11y/noAutofocus: only on the page that responds to a posted form
        <div className="error-summary" tabIndex={-1} autoFocus={isPosted(control)}>
          <p>{MESSAGES.checkAnswers}</p>
          <ul>
            {fields.map(field => (
              <li key={field}>
                <a href={`#${form}-${field}`}>{labels[field]}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Whether the page responds to a form that was posted without JavaScript. */
function isPosted({ startValues }: Pick<FormControl, 'startValues'>): boolean {
  return Object.keys(startValues).length > 0
}
