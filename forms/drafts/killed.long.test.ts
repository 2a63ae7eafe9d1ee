import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { type DraftPlace, describeDraftStores } from './drafts.fixture.ts'

const ROUNDS = 5
const SAVES = 20

describeDraftStores(makePlace => {
  it('loses no acknowledged draft when its process is killed while it saves', async () => {
    const place = await makePlace()
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round++) acknowledged.push(...(await saveUntilKilled(place)))
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * SAVES)
    const store = place.open()
    const found = await Promise.all(acknowledged.map(hash => store.find(hash, 0)))
    expect(new Set(found.map(draft => draft?.version))).toEqual(new Set([2]))
  })
})

/** Hashes of the drafts that the process had acknowledged when it was killed, in the middle of the next ones. */
async function saveUntilKilled(place: DraftPlace): Promise<string[]> {
  const child = place.startSaving()
  const hashes: string[] = []
  createInterface(child.stdout).on('line', hash => {
    // The last line may be cut off.
    if (hash.length === 64) hashes.push(hash)
    if (hashes.length === SAVES) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return hashes
}
