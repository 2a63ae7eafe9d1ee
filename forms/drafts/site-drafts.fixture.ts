import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { closeAll } from '../../lib/process/stopping.ts'

/** Gives the modules that a test file imports afterwards a store of drafts in a folder of its own, which it returns. */
export function serveDrafts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'drafts-'))
  vi.stubEnv('OUTBOX_DIR', folder)
  vi.stubEnv('DATABASE_URL', '')
  afterAll(async () => {
    await closeAll()
    rmSync(folder, { recursive: true })
  })
  return folder
}
