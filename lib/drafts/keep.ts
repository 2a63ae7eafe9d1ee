import { REGISTRATION } from '../forms/registration.ts'
import { createCode, keysOf, readCode, seal, unseal } from './code.ts'
import {
  type Answers,
  type DraftState,
  linkOf,
  type SavedDraft,
  type Sealed,
  type Trouble,
  type Values,
} from './draft.ts'

export type StoredVersion = Sealed & { version: number }

type Failed = { outcome: Trouble }

export type SaveReply = { outcome: 'saved'; version: number } | ({ outcome: 'conflict' } & StoredVersion) | Failed
export type OpenReply = ({ outcome: 'opened' } & StoredVersion) | Failed
export type EraseReply = { outcome: 'erased' } | Failed
export type MailReply = { outcome: 'mailed' } | Failed

/** What the server offers: to browsers by requests, and to forms without JavaScript directly. */
export type DraftServer = {
  /** The origin of links. */
  siteUrl: string
  /** `basedOn` is the version that it replaces; null for a new draft. */
  save: (version: Sealed & { token: string; basedOn: number | null }) => Promise<SaveReply>
  open: (token: string) => Promise<OpenReply>
  erase: (token: string) => Promise<EraseReply>
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
