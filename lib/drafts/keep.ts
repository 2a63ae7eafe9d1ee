import { createCode, keysOf, readCode, seal, unseal } from './code.ts'
import { type Answers, type Changes, linkOf, NO_CHANGES, type SavedDraft, type Sealed, type Trouble } from './draft.ts'
import { merge } from './merge.ts'

type NewVersion = Sealed & {
  token: string
  /** The version that it replaces; null for a new draft. */
  basedOn: number | null
}

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
  save: (version: NewVersion) => Promise<SaveReply>
  open: (token: string) => Promise<OpenReply>
  erase: (token: string) => Promise<EraseReply>
}

type Saved = { outcome: 'saved'; saved: SavedDraft; changes: Changes }
type Opened = { outcome: 'opened'; saved: SavedDraft }

/** Others may save as well while this one is on its way. */
const MAX_TRIES = 5

/** Under the link that is known, or a new one. */
export async function saveDraft(
  server: DraftServer,
  known: SavedDraft | null,
  { step, values: typed }: Answers,
): Promise<Saved | Failed> {
  const code = (known && readCode(known.link)) ?? createCode()
  const { token, key } = await keysOf(code)
  let [basedOn, base, values] = [known?.version ?? null, known?.values ?? {}, typed]
  let changes = NO_CHANGES
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const reply = await server.save({ token, ...(await seal(key, { step, values })), basedOn })
    if (reply.outcome === 'saved') {
      const link = linkOf(code, server.siteUrl)
      return { outcome: 'saved', saved: { link, token, version: reply.version, step, values }, changes }
    }
    if (reply.outcome !== 'conflict') return reply
    const theirs = await unseal(key, reply)
    if (!theirs) return { outcome: 'gone' }
    const { taken, replaced, ...merged } = merge(base, values, theirs.values)
    changes = { taken: union(changes.taken, taken), replaced: union(changes.replaced, replaced) }
    ;[basedOn, base, values] = [reply.version, theirs.values, merged.values]
  }
  return { outcome: 'failed' }
}

export type CaughtUp = Omit<Saved, 'outcome'> & { outcome: 'held' | 'kept' }

/**
 * Saves `answers` with what somebody else with the link has saved since: `held` if there was anything new. Null where no later version is
 * stored, and where it cannot be read or saved.
 */
export async function catchUp(server: DraftServer, known: SavedDraft, answers: Answers): Promise<CaughtUp | null> {
  const stored = await server.open(known.token)
  if (stored.outcome !== 'opened' || stored.version === known.version) return null
  const reply = await saveDraft(server, known, answers)
  if (reply.outcome !== 'saved') return null
  const { taken, replaced } = reply.changes
  return { ...reply, outcome: taken.length + replaced.length > 0 ? 'held' : 'kept' }
}

export async function openDraft(server: DraftServer, link: string): Promise<Opened | Failed> {
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

function union(fields: string[], more: string[]): string[] {
  return [...new Set([...fields, ...more])]
}
