import { CONTINUE_PAGE } from '../pages.ts'

/** What is kept on the server for who goes on elsewhere. The server can read none of it: the key is only in the link. */

/** What was typed, by field name; empty fields may be missing. */
export type Values = Record<string, string>

/** `step` is that of the registration which was shown. */
export type Answers = { step: number; values: Values }

/** Base64. */
export type Sealed = { iv: string; data: string }

/** A saved draft as its owner knows it; the answers are those of `version`, which others may have replaced since. */
export type SavedDraft = Answers & { link: string; token: string; version: number }

/**
 * `full`: the server stores no further ones; `off`: it stores none at all; `broken`: that is no link. Of a link that is mailed: `no address` that a
 * mail server takes is in the answers; `limited`: enough mails went there; `unsent`: the mail server did not take it in time.
 */
export type Trouble =
  | 'broken'
  | 'gone'
  | 'too many'
  | 'too large'
  | 'full'
  | 'off'
  | 'refused'
  | 'failed'
  | 'no address'
  | 'limited'
  | 'unsent'

/** `unkept`: the browser lets the page store nothing, so the registration would not get what was opened. */
export type OpeningTrouble = Trouble | 'unkept'

export const DRAFT_DAYS = 30

/** The size of the sealed values. */
export const MAX_DRAFT_BYTES = 64 * 1_024

/** Fields beside those of the registration. A form that is accepted erases the draft that its token names. */
export const DRAFT_TOKEN_FIELD = 'draftToken'
export const DRAFT_LINK_FIELD = 'draftLink'
/** Where the link is mailed to: that of the first step. */
export const EMAIL_FIELD = 'I02email'
/** The name of buttons; their value is one of DRAFT_ACTIONS. */
export const DRAFT_ACTION_FIELD = 'draftAction'
const DRAFT_ACTIONS = ['save', 'open', 'erase', 'mail'] as const

export type DraftAction = (typeof DRAFT_ACTIONS)[number]

export function isDraftAction(value: unknown): value is DraftAction {
  return DRAFT_ACTIONS.some(action => action === value)
}

/**
 * `saved` is null where there is no draft, or none any more. `kept`: a press was about something else, and the page still knows its draft. `conflict`:
 * somebody else with the link has saved since. Theirs is `saved` here, what was typed is still in the form, and neither is saved or sent before the
 * visitor has chosen one.
 */
export type DraftState = {
  saved: SavedDraft | null
  outcome: 'saved' | 'opened' | 'erased' | 'mailed' | 'kept' | 'conflict' | Trouble
  /** Names of the fields in which the two versions of a conflict differ. */
  fields?: string[]
}

/** The code is behind the #, which browsers send to no server. */
export function linkOf(code: string, siteUrl: string): string {
  return `${siteUrl}${CONTINUE_PAGE}#${code}`
}
