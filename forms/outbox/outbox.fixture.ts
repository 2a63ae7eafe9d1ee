import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { NewSubmission, Outbox } from './outbox.ts'
import { openOutbox } from './store.ts'

export const NOW = Date.UTC(2026, 10, 21, 12)

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

export function makeOutbox(folder = makeFolder()): Outbox {
  const outbox = openOutbox(folder)
  onTestFinished(() => outbox.close())
  return outbox
}

export function submission(id: string, changes: Partial<NewSubmission> = {}): NewSubmission {
  return {
    id,
    form: 'shortTrial',
    values: { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' },
    tokenId: '',
    marks: [],
    notify: ['email'],
    now: NOW,
    ...changes,
  }
}
