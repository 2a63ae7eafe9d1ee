import type { FieldErrors } from './validate.ts'

/** What the site's server says of a form that was sent; the body of its answers too. */
export type Answer =
  /** Safe with us, and as good as delivered. */
  | { outcome: 'accepted' }
  /** By our rules, or by the form service's. */
  | { outcome: 'invalid'; errors: FieldErrors }
  /** Too many came from this address; to be tried again later. */
  | { outcome: 'too many'; retryAfterMs: number }
  /** It could not be made safe: nobody may be told that it was. */
  | { outcome: 'failed' }

/** A form as the server shows it: empty, or with what a browser without the page's code has sent. */
export type FormState = { answer: Answer | null; values: Record<string, string> }

export const NEW_FORM: FormState = { answer: null, values: {} }

/** A server action that takes a form from a page whose code has not come. */
export type SendPlainForm = (previous: FormState, data: FormData) => Promise<FormState>

/** Fields of every form that no form service gets to see. Nobody sees the first; programs fill it in. */
export const HONEYPOT_FIELD = 'nickname'
/** Says when somebody began to fill the form in. */
export const TOKEN_FIELD = 'startToken'
/** The browser's name for this submission: sending twice is one. */
export const ID_FIELD = 'submissionId'
