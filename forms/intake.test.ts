import { expect, it, vi } from 'vitest'
import { log } from '../lib/process/log.ts'
import { DEFAULT_TIME_ZONE } from '../lib/time/time-zones.ts'
import { closedInTime } from '../tests/support/closed-in-time.ts'
import { openIntake } from './intake.ts'
import type { Mailer } from './notifications/mailer.ts'
import type { Way } from './notifications/way.ts'
import { makeFolder } from './outbox/outbox.fixture.ts'

const ENDPOINT = 'http://localhost:1/form'
const email: Way = { via: 'email', send: async () => ({ outcome: 'sent', reason: null }) }

function open({ ways = [], ...options }: Partial<Parameters<typeof openIntake>[0]> & { ways?: Way[] }) {
  const readZone = async () => DEFAULT_TIME_ZONE
  return openIntake({
    ...{ endpoints: { demo: ENDPOINT, trial: ENDPOINT, registration: ENDPOINT }, location: null, retentionDays: 1 },
    ...{ notifications: { ways, hasDetails: false, readZone }, copies: null },
    ...options,
  })
}

it('warns that notifications are off when they are configured but there is no outbox', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  open({})
  expect(warn).not.toHaveBeenCalled()
  open({ ways: [email] })
  expect(warn).toHaveBeenCalledExactlyOnceWith('notification.off', expect.objectContaining({ via: 'email' }))
})

it('leaves half of a day’s mails to those who send a form', async () => {
  const mailer = vi.fn<Mailer>(async () => ({ outcome: 'sent', reason: null }))
  const copies = { mailer, perDay: 4, readWords: () => Promise.reject(new Error('not asked for')) }
  const { mailVisitor } = closedInTime(open({ location: { folder: makeFolder() }, copies }))
  const outcomes = []
  for (const name of ['amina', 'bilal', 'dawud']) {
    const mail = { subject: 'Your link', paragraphs: ['A link'], sender: { name: 'Minara', icon: '' } }
    const sent = await mailVisitor?.({ id: name, to: `${name}@example.org`, ...mail })
    outcomes.push(sent?.outcome)
  }
  expect(outcomes).toEqual(['sent', 'sent', 'limited'])
  expect(mailer).toHaveBeenCalledTimes(2)
  expect(mailer).toHaveBeenLastCalledWith(expect.objectContaining({ autoSubmitted: 'auto-replied' }))
})
