import type { Answer } from '@/lib/forms/answer'
import type { FieldErrors, FormRules } from '@/lib/forms/validate'
import { validate } from '@/lib/forms/validate'

/** What a form knows while it is filled in and sent. Plain data: the fields themselves hold what is typed. */
export type FormProgress = {
  /** What the fields started with: nothing, or what a page without its code has sent. */
  startValues: Record<string, string>
  values: Record<string, string>
  /** Fields that were left with something in them: from then on they say what is wrong. */
  left: string[]
  /** All fields say what is wrong: it was tried to send them. */
  wasTried: boolean
  /** What the server found wrong, until the field changes. */
  serverErrors: FieldErrors
  status: 'editing' | 'sending' | Answer['outcome']
}

export type FormEvent =
  /** Without a field: what stands there already was read. */
  | { type: 'typed'; field: string; values: Record<string, string> }
  | { type: 'left'; field: string }
  | { type: 'tried'; values: Record<string, string> }
  | { type: 'sent'; values: Record<string, string> }
  | { type: 'answered'; answer: Answer }
  | { type: 'cleared' }

export function startProgress(values: Record<string, string>, answer: Answer | null): FormProgress {
  return {
    startValues: values,
    values,
    left: [],
    wasTried: answer?.outcome === 'invalid',
    serverErrors: answer?.outcome === 'invalid' ? answer.errors : {},
    status: answer?.outcome ?? 'editing',
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
      return { ...progress, status: answer.outcome, serverErrors, wasTried: answer.outcome !== 'accepted' }
    }
    case 'cleared':
      return startProgress({}, null)
  }
}

/** The messages that fields show now. */
export function shownErrors({ values, left, wasTried, serverErrors }: FormProgress, rules: FormRules): FieldErrors {
  const errors = Object.entries(validate(rules, values)).filter(([field]) => wasTried || left.includes(field))
  return { ...Object.fromEntries(errors), ...serverErrors }
}
