import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { closedInTime } from '../../tests/support/closed-in-time.ts'
import { describeStores } from '../outbox/outbox.fixture.ts'
import type { StoreLocation } from '../store/open.ts'
import { openDrafts } from './saved-drafts.ts'

const ROUNDS = 5
const SAVES = 20

describeStores(({ makePlace }) => {
  it('loses no acknowledged draft when its process is killed while it saves', async () => {
    const { location } = await makePlace()
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round++) acknowledged.push(...(await saveUntilKilled(location)))
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * SAVES)
    const store = closedInTime(openDrafts(location))
    const found = await Promise.all(acknowledged.map(hash => store.find(hash, 0)))
    expect(new Set(found.map(draft => draft?.version))).toEqual(new Set([2]))
  })
})

/** Hashes of the drafts that the process had acknowledged when it was killed, in the middle of the next ones. */
async function saveUntilKilled(location: StoreLocation): Promise<string[]> {
  const args = ['forms/drafts/killed.fixture.ts', JSON.stringify(location)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const hashes: string[] = []
  createInterface(child.stdout).on('line', hash => {
    // The last line may be cut off.
    if (hash.length === 64) hashes.push(hash)
    if (hashes.length === SAVES) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return hashes
}
