import {
  isRegistrationField,
  REGISTRATION_FIELDS,
  type RegistrationField,
  type Step,
} from '../../../lib/forms/registration.ts'
import type { FieldErrors } from '../../../lib/forms/validate.ts'

export type { RegistrationField, Step }

export const STEPS: readonly Step[] = [1, 2, 3, 4]
export const LAST_STEP: Step = 4

export const FIELDS_OF_STEP: Record<Step, readonly RegistrationField[]> = {
  1: fieldsOf(1),
  2: fieldsOf(2),
  3: fieldsOf(3),
  4: fieldsOf(4),
}

function fieldsOf(step: Step): RegistrationField[] {
  return Object.keys(REGISTRATION_FIELDS)
    .filter(isRegistrationField)
    .filter(name => REGISTRATION_FIELDS[name].step === step)
}

/** Stays at the last step. */
export function stepAfter(step: Step): Step {
  return STEPS[step] ?? LAST_STEP
}

/** Stays at the first step. */
export function stepBefore(step: Step): Step {
  return STEPS[step - 2] ?? 1
}

/** The first step with an error in one of its fields, or null. */
export function firstStepWithError(errors: FieldErrors): Step | null {
  return STEPS.find(step => FIELDS_OF_STEP[step].some(field => errors[field]?.length)) ?? null
}

/** A key in the state of a history entry, which Next's router uses too. */
const STEP_MEMBER = 'registrationStep'

/** The state of a history entry for this step; keeps what else `state` contains. */
export function toHistoryState(state: unknown, step: Step): object {
  return { ...Object(state), [STEP_MEMBER]: step }
}

/** The step of a history entry; null when its state contains none. */
export function stepOfHistoryState(state: unknown): Step | null {
  const member: unknown = Object(state)[STEP_MEMBER]
  return STEPS.find(step => step === member) ?? null
}
