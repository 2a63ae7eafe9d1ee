import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { makeFolder } from '../outbox/outbox.fixture.ts'
import { openSqliteDrafts } from './sqlite-store.ts'

const ROUNDS = 5
const SAVES = 20

it('loses no acknowledged draft when its process is killed while it saves', async () => {
  const folder = makeFolder()
  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round++) acknowledged.push(...(await saveUntilKilled(folder)))
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * SAVES)
  const store = openSqliteDrafts(folder)
  const found = await Promise.all(acknowledged.map(hash => store.find(hash, 0)))
  await store.close()
  expect(new Set(found.map(draft => draft?.version))).toEqual(new Set([2]))
})

/** Hashes of the drafts that the process had acknowledged when it was killed, in the middle of the next ones. */
async function saveUntilKilled(folder: string): Promise<string[]> {
  const child = spawn(process.execPath, ['forms/drafts/killed.fixture.ts', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const hashes: string[] = []
  createInterface(child.stdout).on('line', hash => {
    // The last line may be cut off.
    if (hash.length === 64) hashes.push(hash)
    if (hashes.length === SAVES) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return hashes
}
