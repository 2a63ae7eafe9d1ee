import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeData } from './data.fixture.ts'

it.each(['backup', 'restore', 'erase', 'redeliver'])('refuses an empty --%s, and makes no store', async name => {
  const { submissions, folder } = await makeData()
  const OUTBOX_DIR = join(folder, 'other')
  const failed = await submissions.with({ OUTBOX_DIR }, `--${name}`, '')
  expect(failed.code).toBe(1)
  expect(failed.stderr).toBe(`--${name} is empty: please give its value.\n`)
  expect(existsSync(OUTBOX_DIR)).toBe(false)
})
