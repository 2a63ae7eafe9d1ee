import { beforeEach, describe, expect, it } from 'vitest'
import { CHANNELS } from '../submission.ts'
import type { Outbox } from './open.ts'
import { claimAll, describeStores, NOW, submission } from './outbox.fixture.ts'

const MINUTE_MS = 60_000

let outboxes: Outbox[]

/** Asks all of them at the same time, again and again, until none gets anything. Returns what each call got. */
async function askAll<T>(ask: (outbox: Outbox) => Promise<T | null>): Promise<T[]> {
  // Several at a time in each process, as visitors and the worker are.
  const works = outboxes.flatMap(outbox => [1, 2, 3].map(() => claimAll(NOW, () => ask(outbox))))
  return (await Promise.all(works)).flat()
}

describeStores(({ makePlace }) => {
  beforeEach(async () => {
    const place = await makePlace()
    outboxes = [place.open(), place.open(), place.open()]
  })

  describe('several processes with one outbox', () => {
    it('start at the same time and share one secret', async () => {
      const secrets = await Promise.all(outboxes.map(outbox => outbox.signingSecret()))
      expect(new Set(secrets).size).toBe(1)
      expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/)
    })

    it('claim every submission exactly once, within one quota', async () => {
      const ids = Array.from({ length: 50 }, (_, number) => `s-${String(number).padStart(2, '0')}`)
      await Promise.all(ids.map((id, number) => outboxes[number % 3]?.add(submission(id))))
      const claimed = []
      for (const minute of [0, 1, 2]) {
        const now = NOW + minute * MINUTE_MS
        const entries = await askAll(outbox => outbox.claimDue('trial', now))
        for (const { id } of entries) await outboxes[0]?.markDelivered(id, now)
        claimed.push(entries.map(({ id }) => id))
      }
      expect(claimed.map(({ length }) => length)).toEqual([20, 20, 10])
      expect(claimed.flat().sort()).toEqual(ids)
    })

    it('claim every notification exactly once, and ten about marked submissions a minute', async () => {
      for (let number = 0; number < 15; number++) {
        await outboxes[0]?.add(submission(`s-${number}`))
        await outboxes[0]?.add(submission(`m-${number}`, { marks: ['token missing'] }))
      }
      await Promise.all(outboxes.map(outbox => outbox.addDigest('2026-11-21', 'email', NOW)))
      const claimed = await askAll(async outbox => {
        const due = await outbox.claimNotification('email', NOW)
        if (due) await outbox.markNotified(due.id, NOW)
        return due
      })
      const names = claimed.map(({ kind, submission }) => submission?.id ?? kind)
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter(name => name.startsWith('s-'))).toHaveLength(15)
      expect(names.filter(name => name === 'digest')).toHaveLength(1)
      // A claim counts when it is settled, so as many processes as ask at once may each get one more.
      expect(names.filter(name => name.startsWith('m-')).length).toBeGreaterThanOrEqual(10)
    })

    it('store a submission once when its visitor sends it to all of them', async () => {
      const added = await Promise.all(outboxes.map(outbox => outbox.add(submission('one'))))
      expect(added.filter(Boolean)).toHaveLength(1)
      expect((await outboxes[0]?.countByState())?.pending).toBe(1)
      expect(await outboxes[0]?.countNotifications(NOW)).toEqual({ pending: 1, undeliverable: 0 })
    })

    it('erase a person while they deliver, and send nothing empty', async () => {
      for (let number = 0; number < 10; number++) await outboxes[0]?.add(submission(`s-${number}`))
      const channels = CHANNELS.map(channel => askAll(outbox => outbox.claimDue(channel, NOW)))
      const [erased, ...claimed] = await Promise.all([outboxes[1]?.erasePerson('s-0'), ...channels])
      expect(erased).toBe(10)
      for (const { id, values } of claimed.flat()) {
        expect(values.name).toBe('Amina Yusuf')
        await outboxes[2]?.markDelivered(id, NOW)
      }
      expect(await outboxes[2]?.countByState()).toEqual({ pending: 0, delivered: 0, refused: 0, held: 0, spam: 0 })
    })
  })
})
