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
    const { open } = closedInTime(openDrafts(location)).serverFor(null)
    const replies = await Promise.all(acknowledged.map(token => open(token)))
    expect(new Set(replies.map(reply => 'version' in reply && reply.version))).toEqual(new Set([2]))
  })
})

/** Tokens of the drafts that the process had acknowledged when it was killed, in the middle of the next ones. */
async function saveUntilKilled(location: StoreLocation): Promise<string[]> {
  const args = ['forms/drafts/killed.fixture.ts', JSON.stringify(location)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const tokens: string[] = []
  createInterface(child.stdout).on('line', token => {
    // The last line may be cut off.
    if (token.length === 64) tokens.push(token)
    if (tokens.length === SAVES) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return tokens
}
