import type { FieldErrors } from './validate.ts'

/** The result of a submission, which is also the body of the API's response. */
export type Answer =
  | { outcome: 'accepted' }
  | { outcome: 'invalid'; errors: FieldErrors }
  | { outcome: 'too many'; retryAfterMs: number }
  /** It could not be stored, so the visitor must not see a success message. */
  | { outcome: 'failed' }
  /** The server takes no form from where this one was sent, such as a page under another name of the site. */
  | { outcome: 'refused' }

/** A form as the server renders it: empty, or with what was submitted without JavaScript. */
export type FormState = { answer: Answer | null; values: Record<string, string> }

export const NEW_FORM: FormState = { answer: null, values: {} }

/** A server action for forms submitted before hydration or without JavaScript. */
export type SendPlainForm = (previous: FormState, data: FormData) => Promise<FormState>

/** These fields are in every form and never reach the form service. Visitors cannot see the honeypot; bots fill it in. */
export const HONEYPOT_FIELD = 'nickname'
/** A signed token that tells when the visitor began to fill in the form. */
export const TOKEN_FIELD = 'startToken'
/** Generated in the browser, so that sending the same submission twice is idempotent. */
export const ID_FIELD = 'submissionId'
