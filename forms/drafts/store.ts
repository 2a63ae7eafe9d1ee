import { z } from 'zod'

/** `hash` is that of a token; `iv` and `data` are sealed values. Times are milliseconds since 1970. */
export type NewDraft = { hash: string; iv: Uint8Array; data: Uint8Array; now: number; expiresAt: number }

export type StoredDraft = Pick<NewDraft, 'iv' | 'data'> & { version: number }

/** Several processes may use it at once. Functions reject while the store cannot be used. */
export type DraftStore = {
  /** The first version is 1. False if there is one under this hash, or if `max` are stored. */
  add: (draft: NewDraft, max: number) => Promise<boolean>
  /** False unless the stored version is `basedOn`; the next one is the number after it. */
  replace: (draft: NewDraft, basedOn: number) => Promise<boolean>
  /** Null also once it has expired. */
  find: (hash: string, now: number) => Promise<StoredDraft | null>
  erase: (hash: string) => Promise<boolean>
  /** Returns their number. */
  eraseExpired: (now: number) => Promise<number>
  close: () => Promise<void>
}

const DRAFT = z.object({ iv: z.instanceof(Uint8Array), data: z.instanceof(Uint8Array), version: z.number() })

export function toDraft(row: unknown): StoredDraft | null {
  return row === undefined ? null : DRAFT.parse(row)
}
