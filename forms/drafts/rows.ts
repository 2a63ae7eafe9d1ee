import { z } from 'zod'
import type { StoredDraft } from './store.ts'

const DRAFT = z.object({ iv: z.instanceof(Uint8Array), data: z.instanceof(Uint8Array), version: z.number() })

export function toDraft(row: unknown): StoredDraft | null {
  return row === undefined ? null : DRAFT.parse(row)
}
