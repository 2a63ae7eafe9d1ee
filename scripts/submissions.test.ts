import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeData } from './submissions/data.fixture.ts'

it('says which store it has opened, apart from what it exports', async () => {
  const { submissions, folder } = await makeData()
  const { stdout, stderr } = await submissions('--export', 'json')
  expect(JSON.parse(stdout)).toHaveLength(2)
  expect(stderr).toBe(`Submissions in the folder ${join(folder, 'outbox')}\n`)
})

it('lists what it would erase, and erases nothing, where nobody can confirm it', async () => {
  const { submissions, left } = await makeData()
  const { code, stdout, stderr } = await submissions('--erase', '3125550142')
  expect(code).toBe(1)
  expect(stdout).toContain('amina@example.org  (312) 555-0142 ext. 7')
  expect(stdout).not.toContain('stranger')
  expect(stderr).toContain('Nothing is erased. This submission will be with --yes.')
  expect(await left()).toEqual(['amina', 'stranger'])
})

it('erases what it lists with --yes, and nothing of a stranger', async () => {
  const { submissions, left } = await makeData()
  const { stdout } = await submissions('--erase', '(312) 555-0142 ext. 7', '--yes')
  expect(stdout).toContain('amina@example.org')
  expect(stdout).toContain('Erased: 1. What the form service has')
  expect(await left()).toEqual(['stranger'])
})

it('says that nobody has sent anything with a part of an address', async () => {
  const { submissions, left } = await makeData()
  expect((await submissions('--erase', 'example.org', '--yes')).stderr).toContain('No submission has')
  expect(await left()).toEqual(['amina', 'stranger'])
})

it.each(['backup', 'restore', 'erase', 'redeliver'])('refuses an empty --%s, and makes no store', async name => {
  const { submissions, folder } = await makeData()
  const OUTBOX_DIR = join(folder, 'other')
  const failed = await submissions.with({ OUTBOX_DIR }, `--${name}`, '')
  expect(failed.code).toBe(1)
  expect(failed.stderr).toBe(`--${name} is empty: please give its value.\n`)
  expect(existsSync(OUTBOX_DIR)).toBe(false)
})
