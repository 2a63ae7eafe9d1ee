import type { FieldErrors } from '@/lib/forms/fields'
import { FIELDS_OF_STEP, type RegistrationField, STEPS, type Step } from '@/lib/forms/registration'

export { FIELDS_OF_STEP, type RegistrationField, STEPS, type Step }

export const LAST_STEP: Step = 4

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
  return toStep(Object(state)[STEP_MEMBER])
}

export function toStep(number: unknown): Step | null {
  return STEPS.find(step => step === number) ?? null
}
