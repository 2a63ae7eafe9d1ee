import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { type Intake, openIntake } from '../../forms/intake.ts'
import { createHealth } from '../../forms/store/database.ts'
import type { FormName } from '../../lib/forms/forms.ts'
import { log } from '../../lib/process/log.ts'
import { DEFAULT_TIME_ZONE } from '../../lib/time/time-zones.ts'
import { findPostgres, NO_POSTGRES, type Postgres, startPostgres } from '../support/postgres.ts'
import { until } from '../support/until.ts'
import { startReceivingService } from './load.ts'

const isMissing = findPostgres() === null

describe.skipIf(isMissing)(isMissing ? `PostgreSQL that is lost (${NO_POSTGRES})` : 'PostgreSQL that is lost', () => {
  let server: Postgres
  let service: Awaited<ReturnType<typeof startReceivingService>>
  let intake: Intake
  let errors: MockInstance<typeof log.error>
  let infos: MockInstance<typeof log.info>

  beforeAll(async () => {
    server = await startPostgres()
    service = await startReceivingService()
  })
  afterAll(async () => {
    await server.stop()
    await service.stop()
  })
  beforeEach(() => {
    errors = vi.spyOn(log, 'error').mockImplementation(() => {})
    infos = vi.spyOn(log, 'info').mockImplementation(() => {})
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    intake = open()
  })
  afterEach(async () => {
    await intake.close()
    vi.restoreAllMocks()
  })

  function open(): Intake {
    const { url } = service
    return openIntake({
      ...{ endpoints: { demo: url, trial: url, registration: url }, retentionDays: 730 },
      ...{ location: { databaseUrl: server.url }, health: createHealth() },
      notifications: {
        ways: [],
        hasDetails: false,
        readZone: async () => DEFAULT_TIME_ZONE,
      },
      copies: null,
    })
  }

  /** Each test has a form of its own, because each form has a quota of its own. */
  function send(id: string, form: FormName = 'shortTrial') {
    const fields = new Map<string, unknown>([
      ['name', `Visitor ${id}`],
      ['email', `${id}@example.org`],
      ['phone', '4195550142'],
      ['lookingForDonationPlatform', 'Yes'],
    ])
    return intake.accept({ form, id, fields, sender: null })
  }

  const namesOf = (calls: MockInstance<typeof log.error>) => calls.mock.calls.map(([event]) => event)

  const isBack = async () => {
    const answer = await send('after').catch(() => null)
    return answer?.outcome === 'accepted'
  }

  it('makes forms fail while it is gone, is logged once, and heals by itself when it is back', async () => {
    expect(await send('before')).toMatchObject({ outcome: 'accepted' })
    // Many at once, so that connections are lost in the middle of a transaction.
    const under = Array.from({ length: 40 }, (_, number) => send(`during-${number}`))
    await under[0]
    server.signal('SIGKILL')
    const outcomes = await Promise.allSettled(under)
    const acknowledged = outcomes.flatMap(({ status }, number) => (status === 'fulfilled' ? [`during-${number}`] : []))

    for (const id of ['a', 'b', 'c']) await expect(send(id)).rejects.toThrow('PostgreSQL does not answer')
    await expect(intake.outbox?.checkWritable(Date.now())).rejects.toThrow('PostgreSQL does not answer')
    expect(await intake.issueToken()).toContain('.')
    // The worker has noticed, too.
    await until('the worker is stuck', async () => namesOf(errors).includes('outbox.stuck'))
    expect(namesOf(errors).filter(event => event === 'outbox.broken')).toHaveLength(1)
    expect(JSON.stringify(errors.mock.calls)).not.toMatch(/secret|example\.org|Visitor/)

    await server.restart()
    await until('forms are accepted again', isBack)
    expect(namesOf(infos).filter(event => event === 'outbox.mended')).toHaveLength(1)
    expect(namesOf(errors).filter(event => event === 'outbox.stuck')).toHaveLength(1)
    const kept = await Promise.all(acknowledged.map(id => intake.outbox?.find(id)))
    expect(kept.filter(entry => !entry)).toEqual([])
  })

  it('keeps neither a visitor nor a stop waiting while it hangs, and what was stored is delivered afterwards', async () => {
    expect(await send('hang-before', 'demo')).toMatchObject({ outcome: 'accepted' })
    const stopping = open()
    await stopping.outbox?.checkWritable(Date.now())
    server.signal('SIGSTOP')
    try {
      // All of this ends although PostgreSQL goes on only afterwards.
      await stopping.close()
      await expect(send('hang', 'demo')).rejects.toThrow('PostgreSQL does not answer')
      // Now all connections are new ones.
      await expect(send('hang', 'demo')).rejects.toThrow('PostgreSQL does not answer')
    } finally {
      server.signal('SIGCONT')
    }
    await until(
      'the same form is accepted',
      async () => (await send('hang', 'demo').catch(() => null))?.outcome === 'accepted',
    )
    await until('it is delivered', async () => service.arrived.includes('hang'))
    const entries = await Array.fromAsync(intake.outbox?.list() ?? [])
    expect(entries.filter(({ values }) => values.email === 'hang@example.org')).toHaveLength(1)
  })

  it('when the site starts, leaves a site that accepts forms as soon as it is there', async () => {
    const before = intake
    server.signal('SIGKILL')
    intake = open()
    await before.close()
    await expect(send('early')).rejects.toThrow('PostgreSQL does not answer')
    await server.restart()
    await until('forms are accepted', isBack)
    await intake.outbox?.checkWritable(Date.now())
  })

  it('is no loss when it is the site that stops', async () => {
    await intake.outbox?.checkWritable(Date.now())
    const stopped = open()
    await stopped.outbox?.checkWritable(Date.now())
    await stopped.close()
    await expect(stopped.outbox?.checkWritable(Date.now())).rejects.toThrow('PostgreSQL')
    expect(namesOf(errors)).toEqual([])
  })
})
