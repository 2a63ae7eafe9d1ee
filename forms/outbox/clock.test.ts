import { beforeEach, expect, it } from 'vitest'
import { QUOTA } from './deliveries.ts'
import { MAILS_PER_ADDRESS, MARKED_QUOTA } from './notifications.ts'
import type { Outbox } from './open.ts'
import { claimAll, describeStores, NOW, submission } from './outbox.fixture.ts'

/** What the clock showed until it was put right. */
const AHEAD = NOW + 24 * 60 * 60_000
const FAILURE = { trouble: 'busy' as const, errors: [] }

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, number) => `${name}-${number}`)

let outbox: Outbox

/** Everything that is due, in no order. */
const idsOf = async (claim: () => Promise<{ id: string } | null>) =>
  (await claimAll(NOW, claim)).map(({ id }) => id).toSorted()

describeStores(({ makePlace }) => {
  beforeEach(async () => {
    outbox = (await makePlace()).open()
  })

  it('a clock that was ahead leaves the quota to what is sent once it is right', async () => {
    for (const id of numbered('ahead', QUOTA)) await outbox.add(submission(id, { now: AHEAD }))
    for (const id of await idsOf(() => outbox.claimDue('trial', AHEAD))) await outbox.markDelivered(id, AHEAD)
    await outbox.add(submission('new'))
    expect((await outbox.claim('new', NOW))?.id).toBe('new')
  })

  it('what was put off, and what arrived, while the clock was ahead is due once it is right', async () => {
    for (const id of ['failed', 'failed-marked']) {
      await outbox.add(submission(id, { marks: id === 'failed' ? [] : ['token missing'] }))
      await outbox.claim(id, AHEAD)
      await outbox.markFailed(id, FAILURE, AHEAD, AHEAD + 5_000)
    }
    await outbox.add(submission('arrived', { now: AHEAD }))
    expect(await idsOf(() => outbox.claimDue('trial', NOW))).toEqual(['arrived', 'failed', 'failed-marked'])
  })

  it('notifications are sent once it is right, too, and marked ones have their quota', async () => {
    const add = (id: string, now: number) => outbox.add(submission(id, { marks: ['token missing'], now }))
    for (const id of numbered('ahead', MARKED_QUOTA)) await add(id, AHEAD)
    for (const id of await idsOf(() => outbox.claimNotification('email', AHEAD))) await outbox.markNotified(id, AHEAD)
    await outbox.add(submission('put-off'))
    const due = await outbox.claimNotification('email', AHEAD)
    await outbox.markNotificationFailed(due?.id ?? '', 'put off', AHEAD + 5_000)
    await add('new', NOW)
    expect(await idsOf(() => outbox.claimNotification('email', NOW))).toEqual(['new.email', 'put-off.email'])
  })

  it('mails to a visitor are not counted as sent since', async () => {
    const reserve = (id: string, now: number) =>
      outbox.reserveMail({ id, address: 'one', perDay: MAILS_PER_ADDRESS, now })
    for (const id of numbered('ahead', MAILS_PER_ADDRESS)) expect(await reserve(id, AHEAD)).toBeNull()
    expect(await reserve('new', NOW)).toBeNull()
  })
})
