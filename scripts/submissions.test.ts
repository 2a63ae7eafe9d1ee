import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { openSqliteOutbox } from '../forms/outbox/sqlite/store.ts'

const run = promisify(execFile)

const PEOPLE = {
  amina: '(312) 555-0142 ext. 7',
  stranger: '125-550-1427',
}

async function makeData() {
  const folder = mkdtempSync(join(tmpdir(), 'submissions-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const outbox = openSqliteOutbox(join(folder, 'outbox'))
  for (const [name, phone] of Object.entries(PEOPLE)) {
    const values = { name, email: `${name}@example.org`, phone }
    await outbox.add({ id: name, form: 'shortTrial', values, tokenId: '', marks: [], notify: [], now: Date.now() })
  }
  onTestFinished(() => outbox.close())
  const submissions = async (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: folder, OUTBOX_DIR: join(folder, 'outbox'), DATABASE_URL: '' }
    return run(process.execPath, ['scripts/submissions.ts', ...args], { env }).catch(error => error)
  }
  const left = async () => (await Array.fromAsync(outbox.list())).map(({ id }) => id).toSorted()
  return { submissions, left }
}

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
