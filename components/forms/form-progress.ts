import type { Answer } from '@/lib/forms/answer'
import { type FieldErrors, type FormFields, validate } from '@/lib/forms/fields'

/** The state of a form while it is filled in and sent. The fields are uncontrolled; `values` is a copy of what they hold. */
export type FormProgress = {
  /** The initial values of the fields: empty, or what was posted without JavaScript. */
  startValues: Record<string, string>
  values: Record<string, string>
  /** Fields that were left with a value in them; from then on they show their errors. */
  left: string[]
  /** After an attempt to send, all fields show their errors. */
  wasTried: boolean
  /** Each error is removed when its field changes. */
  serverErrors: FieldErrors
  status: 'editing' | 'sending' | Answer['outcome']
  /** '' until the form is accepted, and where nothing is stored. */
  reference: string
}

export type FormEvent =
  /** An empty `field` means that the current values were read without an edit. */
  | { type: 'typed'; field: string; values: Record<string, string> }
  | { type: 'left'; field: string }
  | { type: 'tried'; values: Record<string, string> }
  | { type: 'sent'; values: Record<string, string> }
  | { type: 'answered'; answer: Answer }
  | { type: 'withheld' }
  | { type: 'cleared' }

export function startProgress(values: Record<string, string>, answer: Answer | null): FormProgress {
  return {
    startValues: values,
    values,
    left: [],
    wasTried: answer?.outcome === 'invalid',
    serverErrors: answer?.outcome === 'invalid' ? answer.errors : {},
    status: answer?.outcome ?? 'editing',
    reference: referenceOf(answer),
  }
}

export function advance(progress: FormProgress, event: FormEvent): FormProgress {
  switch (event.type) {
    case 'typed': {
      const { [event.field]: _, ...serverErrors } = progress.serverErrors
      const isEdited = event.field !== '' && progress.status !== 'sending'
      const status = isEdited ? 'editing' : progress.status
      return { ...progress, values: event.values, serverErrors, status }
    }
    case 'left':
      return progress.values[event.field] ? { ...progress, left: [...progress.left, event.field] } : progress
    case 'tried':
      return { ...progress, values: event.values, wasTried: true }
    case 'sent':
      return { ...progress, values: event.values, serverErrors: {}, status: 'sending' }
    case 'answered': {
      const { answer } = event
      const serverErrors = answer.outcome === 'invalid' ? answer.errors : {}
      const { outcome } = answer
      return {
        ...progress,
        ...{ status: outcome, reference: referenceOf(answer), serverErrors, wasTried: outcome !== 'accepted' },
      }
    }
    case 'withheld':
      return { ...progress, status: 'editing' }
    case 'cleared':
      return startProgress({}, null)
  }
}

function referenceOf(answer: Answer | null): string {
  return (answer?.outcome === 'accepted' && answer.reference) || ''
}

export function shownErrors({ values, left, wasTried, serverErrors }: FormProgress, fields: FormFields): FieldErrors {
  const errors = Object.entries(validate(fields, values)).filter(([field]) => wasTried || left.includes(field))
  return { ...Object.fromEntries(errors), ...serverErrors }
}
