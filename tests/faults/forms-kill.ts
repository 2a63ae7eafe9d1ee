import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { OUTBOX_FILE } from '../../forms/outbox/open.ts'
import { startFormSite } from '../support/form-site.ts'
import { Accepted, type Ask, createAsk, inspectOutbox, sendForms, sizeOf } from './load.ts'

/** Each kill happens at a random moment, up to this long after the number of responses that it waits for. */
const MAX_KILL_DELAY_MS = 30

/**
 * Sends forms to the built site over HTTP, kills its process with -9 again and again, and expects every acknowledged form in the outbox, once.
 * `npm run faults -- forms --submissions 1000 --kills 100` sets how many.
 */
export async function expectKeptWhenKilled(env: Record<string, string> = {}): Promise<void> {
  const [submissions, kills] = [sizeOf('submissions', 60, 1_000), sizeOf('kills', 6, 100)]
  const site = await startFormSite(env)
  const { ask: send, close } = createAsk(site.url)
  /** Requests without a response, because the process was dead or died meanwhile. */
  let cutOff = 0
  const ask: Ask = (...request) =>
    send(...request).catch(error => {
      cutOff++
      throw error
    })
  const accepted = new Accepted()
  try {
    const ids = Array.from({ length: submissions }, (_, number) => `submission-${number}`).values()
    const sending = sendForms(ask, ids, accepted, 0)
    for (let kill = 1; kill <= kills; kill++) {
      await Promise.race([accepted.reach((submissions * kill) / (kills + 1)), sending])
      await delay(Math.random() * MAX_KILL_DELAY_MS)
      await site.kill()
      await site.restart()
    }
    await sending
    await site.kill()
    const problems = env.DATABASE_URL ? [] : checkIntegrity(join(site.folder, OUTBOX_FILE))
    const found = { ...(await inspectOutbox(site.outbox, accepted)), problems }
    console.log({ submissions, kills, cutOff, ...found })
    expect(found).toEqual({ lost: [], duplicates: [], problems: [] })
    expect(accepted.size).toBe(submissions)
    expect(cutOff).toBeGreaterThan(0)
  } finally {
    close()
    await site.stop()
  }
}

function checkIntegrity(file: string): string[] {
  const database = new DatabaseSync(file)
  try {
    const rows = database.prepare('PRAGMA integrity_check').all()
    return rows.map(row => String(Object.values(row)[0])).filter(text => text !== 'ok')
  } finally {
    database.close()
  }
}
