import type { REGISTRATION } from '@/lib/forms/registration'
import type { FieldErrors } from '@/lib/forms/validate'

export type RegistrationField = keyof typeof REGISTRATION

/** About you, masjid, mailing, terms. */
export type Step = 1 | 2 | 3 | 4

export const STEPS: readonly Step[] = [1, 2, 3, 4]
export const LAST_STEP: Step = 4

/** The fields of each step, in the order of the page. */
export const FIELDS_OF_STEP: Record<Step, readonly RegistrationField[]> = {
  1: ['I01name', 'I02email', 'I03phone', 'I04role'],
  2: [
    'II01masjidname',
    'II14masjidcountry',
    'II02masjidaddress',
    'II03masjidcity',
    'II04masjidstate',
    'II05masjidzip',
    'II06masjidwebsite',
    'II10masjidein',
    'II15masjidphone',
    'II16masjidemail',
  ],
  3: [
    'II13masjidmailing',
    'III01recipientname',
    'III021recipientemail',
    'III03recipientphone',
    'III04recipientstreetaddress',
    'III05recipientcity',
    'III06recipientstate',
    'III07recipientzip',
  ],
  4: ['IV01termsandconditions'],
}

/** The last step comes after itself. */
export function stepAfter(step: Step): Step {
  return STEPS[step] ?? LAST_STEP
}

/** The first step comes before itself. */
export function stepBefore(step: Step): Step {
  return STEPS[step - 2] ?? 1
}

/** The first step that has something to mend; null when no field of the form has. */
export function firstStepWithError(errors: FieldErrors): Step | null {
  return STEPS.find(step => FIELDS_OF_STEP[step].some(field => errors[field]?.length)) ?? null
}

/** A member of the browser's history entry, beside those that others keep there. */
const STEP_MEMBER = 'registrationStep'

/** What an entry of the browser's history has to hold for this step. */
export function toHistoryState(state: unknown, step: Step): object {
  return { ...Object(state), [STEP_MEMBER]: step }
}

/** The step that an entry of the browser's history stands for; null when it says nothing of it. */
export function stepOfHistoryState(state: unknown): Step | null {
  const member: unknown = Object(state)[STEP_MEMBER]
  return STEPS.find(step => step === member) ?? null
}
