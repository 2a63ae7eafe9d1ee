import type { Answer } from '@/lib/forms/answer'
import { type FieldErrors, type FormFields, validate } from '@/lib/forms/fields'

/** The state of a form while it is filled in and sent. The fields are uncontrolled; `values` is a copy of what they hold. */
export type FormProgress = {
  /** The initial values of the fields: empty, or what was posted without JavaScript. */
  startValues: Record<string, string>
  values: Record<string, string>
  /** Fields that were left with a value in them; from then on they show their errors. */
  left: string[]
  wasTried: boolean
  serverErrors: FieldErrors
  status: 'editing' | 'sending' | Answer['outcome']
  /** '' until the form is accepted, and where nothing is stored. */
  reference: string
}

export function startProgress(values: Record<string, string>, answer: Answer | null): FormProgress {
  const fresh = { startValues: values, values, left: [], wasTried: false, serverErrors: {}, reference: '' }
  const progress: FormProgress = { ...fresh, status: 'editing' }
  return answer ? { ...afterAnswer(progress, answer), wasTried: answer.outcome === 'invalid' } : progress
}

/** An empty `field` means that the current values were read without an edit. */
export function afterTyping(progress: FormProgress, field: string, values: Record<string, string>): FormProgress {
  const { [field]: _, ...serverErrors } = progress.serverErrors
  const isEdited = field !== '' && progress.status !== 'sending'
  return { ...progress, values, serverErrors, status: isEdited ? 'editing' : progress.status }
}

export function afterLeaving(progress: FormProgress, field: string): FormProgress {
  return progress.values[field] ? { ...progress, left: [...progress.left, field] } : progress
}

export function afterAnswer(progress: FormProgress, answer: Answer): FormProgress {
  const { outcome } = answer
  return {
    ...progress,
    ...{ status: outcome, wasTried: outcome !== 'accepted' },
    serverErrors: outcome === 'invalid' ? answer.errors : {},
    reference: (outcome === 'accepted' && answer.reference) || '',
  }
}

export function shownErrors({ values, left, wasTried, serverErrors }: FormProgress, fields: FormFields): FieldErrors {
  const errors = Object.entries(validate(fields, values)).filter(([field]) => wasTried || left.includes(field))
  return { ...Object.fromEntries(errors), ...serverErrors }
}
