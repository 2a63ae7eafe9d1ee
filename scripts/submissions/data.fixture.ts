import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { openOutbox } from '../../forms/outbox/open.ts'

export const run = promisify(execFile)

const PEOPLE = {
  amina: '(312) 555-0142 ext. 7',
  stranger: '125-550-1427',
}

/** An outbox with the submissions of two people, and the command that opens it. */
export async function makeData() {
  const folder = mkdtempSync(join(tmpdir(), 'submissions-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const outbox = openOutbox({ folder: join(folder, 'outbox') })
  let now = Date.now()
  const add = (id: string, phone = '4165550123') => {
    const values = { name: id, email: `${id}@example.org`, phone }
    return outbox.add({ id, form: 'shortTrial', values, tokenId: '', marks: [], notify: [], now: now++ })
  }
  for (const [name, phone] of Object.entries(PEOPLE)) await add(name, phone)
  onTestFinished(() => outbox.close())
  const withEnv = (changes: Record<string, string>, ...args: string[]) => {
    const env = { ...process.env, OUTBOX_DIR: join(folder, 'outbox'), DATABASE_URL: '', ...changes }
    return run(process.execPath, ['scripts/submissions.ts', ...args], { env }).catch(error => error)
  }
  const submissions = Object.assign((...args: string[]) => withEnv({}, ...args), { with: withEnv })
  const left = async () => (await Array.fromAsync(outbox.list())).map(({ id }) => id).toSorted()
  return { submissions, left, folder, add }
}
