import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { describeKeptStacks } from './kept-stacks.ts'

it('each site that goes on running is named with the line that stops it', () => {
  const root = mkdtempSync(join(tmpdir(), 'kept-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  // Above the highest number of a process.
  const pids = { e2e: process.pid, 'e2e-3901': 4_194_305, 'e2e-3950': Number.NaN, lake: process.pid }
  for (const [folder, pid] of Object.entries(pids)) {
    mkdirSync(join(root, '.data', folder), { recursive: true })
    writeFileSync(join(root, '.data', folder, 'pid'), String(pid))
  }
  expect(describeKeptStacks(root)).toEqual([`.data/e2e goes on running (E2E_KEEP=1). To stop it: kill ${process.pid}`])
})
