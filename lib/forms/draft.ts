import {
  type Answers,
  createCode,
  keysOf,
  linkOf,
  readCode,
  type SavedDraft,
  type Sealed,
  seal,
  unseal,
  type Values,
} from './draft-code.ts'
import { REGISTRATION } from './registration.ts'

/** What is kept on the server for who goes on elsewhere. The server can read none of it: the key is only in the link. */

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

export type StoredVersion = Sealed & { version: number }

type Failed = { outcome: Trouble }

export type SaveReply = { outcome: 'saved'; version: number } | ({ outcome: 'conflict' } & StoredVersion) | Failed
export type OpenReply = ({ outcome: 'opened' } & StoredVersion) | Failed
export type EraseReply = { outcome: 'erased' } | Failed
export type MailReply = { outcome: 'mailed' } | Failed
export type DraftReply = SaveReply | OpenReply | EraseReply | MailReply

/** What the server offers: to browsers by requests, and to forms without JavaScript directly. */
export type DraftServer = {
  /** The origin of links. */
  siteUrl: string
  /** `basedOn` is the version that it replaces; null for a new draft. */
  save: (version: Sealed & { token: string; basedOn: number | null }) => Promise<SaveReply>
  open: (token: string) => Promise<OpenReply>
  erase: (token: string) => Promise<EraseReply>
}

/** Mails the link of a draft: the one thing that tells the server its key. */
export type DraftMailer = { mail: (draft: SavedDraft) => Promise<MailReply> }

/** What the button of a draft that the page knows makes of it; what is typed stays in the form. Without a draft there is nothing to erase or mail. */
export async function actOn(
  server: DraftServer & DraftMailer,
  action: Exclude<DraftAction, 'open'>,
  known: SavedDraft | null,
  answers: Answers,
): Promise<DraftState> {
  const act = {
    save: () => saveDraft(server, known, answers),
    erase: () => (known ? server.erase(known.token) : { outcome: 'erased' as const }),
    mail: () => (known ? server.mail(known) : { outcome: 'gone' as const }),
  }
  const reply = await act[action]()
  const isOver = reply.outcome === 'gone' || reply.outcome === 'erased'
  return { saved: isOver ? null : known, ...reply }
}

/** Under the link that is known, or a new one. Stores nothing where somebody else has saved other answers since, which are returned. */
export async function saveDraft(
  server: DraftServer,
  known: SavedDraft | null,
  answers: Answers,
): Promise<{ outcome: 'saved' | 'conflict'; saved: SavedDraft; fields?: string[] } | Failed> {
  const code = (known && readCode(known.link)) ?? createCode()
  const { token, key } = await keysOf(code)
  const link = linkOf(code, server.siteUrl)
  const reply = await server.save({ token, ...(await seal(key, answers)), basedOn: known?.version ?? null })
  if (reply.outcome === 'saved') return { outcome: 'saved', saved: { link, token, version: reply.version, ...answers } }
  if (reply.outcome !== 'conflict') return reply
  const stored = await unseal(key, reply)
  if (!stored) return { outcome: 'gone' }
  const saved = { link, token, version: reply.version, ...stored }
  const fields = differences(answers.values, stored.values)
  return fields.length > 0 ? { outcome: 'conflict', saved, fields } : saveDraft(server, saved, answers)
}

/**
 * Before a form with these values is sent: `conflict` where somebody else has saved other answers since, `kept` where the same; null where nothing
 * new can be read. A conflict remains one until it is answered.
 */
export async function catchUp(
  server: DraftServer,
  { saved, outcome }: Pick<DraftState, 'saved' | 'outcome'>,
  values: Values,
): Promise<DraftState | null> {
  if (!saved) return null
  const isAsked = outcome === 'conflict'
  const stored = isAsked ? { outcome: 'opened' as const, saved } : await openDraft(server, saved.link)
  if (stored.outcome !== 'opened' || (!isAsked && stored.saved.version === saved.version)) return null
  const fields = differences(values, stored.saved.values)
  return { outcome: fields.length > 0 ? 'conflict' : 'kept', saved: stored.saved, fields }
}

export async function openDraft(
  server: DraftServer,
  link: string,
): Promise<{ outcome: 'opened'; saved: SavedDraft } | Failed> {
  const code = readCode(link)
  if (code === null) return { outcome: 'broken' }
  const { token, key } = await keysOf(code)
  const reply = await server.open(token)
  if (reply.outcome !== 'opened') return reply
  const answers = await unseal(key, reply)
  if (!answers) return { outcome: 'gone' }
  const saved = { link: linkOf(code, server.siteUrl), token, version: reply.version, ...answers }
  return { outcome: 'opened', saved }
}

/** Fields of the registration in which two versions of its answers differ; an empty one may be missing. */
export function differences(one: Values, other: Values): string[] {
  return Object.keys(REGISTRATION).filter(field => (one[field] ?? '') !== (other[field] ?? ''))
}
