import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeFolder } from '../../forms/outbox/outbox.fixture.ts'
import type { Visit } from '../../lib/visits/visits.ts'
import { closedInTime } from '../../tests/support/closed-in-time.ts'
import { createCounter, WRITE_EVERY_MS } from './counter.ts'
import { openSqliteVisits } from './sqlite-store.ts'

const VIEW: Visit = { kind: 'view', page: '/blog', form: '' }
const NOON = Date.UTC(2026, 10, 23, 17)

function start({ folder = makeFolder(), time = NOON } = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const clock = { now: time }
  const store = closedInTime(openSqliteVisits(folder))
  const add = vi.spyOn(store, 'add')
  const health = { works: vi.fn(), fails: vi.fn() }
  const counter = createCounter({ store, zone: 'America/New_York', health, now: () => clock.now })
  return { clock, store, add, health, counter, folder }
}

describe('the counter', () => {
  it('writes after some seconds, once for each page and day', async () => {
    const { counter, add } = start()
    for (let time = 0; time < 1_000; time++) counter.count(VIEW)
    counter.count({ ...VIEW, page: '/' })
    expect(add).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(WRITE_EVERY_MS)
    expect(add.mock.calls).toEqual([
      [
        [
          { ...VIEW, day: '2026-11-23', number: 1_000 },
          { ...VIEW, page: '/', day: '2026-11-23', number: 1 },
        ],
      ],
    ])
    await vi.advanceTimersByTimeAsync(WRITE_EVERY_MS)
    expect(add).toHaveBeenCalledTimes(1)
  })

  it('begins a day at midnight of its zone', async () => {
    const { counter, clock } = start({ time: Date.UTC(2026, 10, 24, 4, 59) })
    counter.count(VIEW)
    clock.now = Date.UTC(2026, 10, 24, 5, 0)
    counter.count(VIEW)
    const { today, days } = await counter.report()
    expect(today).toBe('2026-11-24')
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-23', views: 1, started: 0, sent: 0 },
      { day: '2026-11-24', views: 1, started: 0, sent: 0 },
    ])
  })

  it('reports what has just been counted, every form and every day', async () => {
    const { counter } = start()
    counter.count(VIEW)
    counter.count({ kind: 'start', page: '', form: 'demo' })
    counter.count({ kind: 'sent', page: '/blog', form: 'demo' })
    const { pages, forms, days, zone } = await counter.report()
    expect(zone).toBe('America/New_York')
    expect(pages).toEqual([{ page: '/blog', views: { week: 1, month: 1 }, sent: { week: 1, month: 1 } }])
    expect(forms.map(({ form }) => form)).toEqual(['demo', 'trial', 'shortTrial', 'miniTrial', 'registration'])
    expect(forms[0]).toEqual({ form: 'demo', started: { week: 1, month: 1 }, sent: { week: 1, month: 1 } })
    expect(days).toHaveLength(28)
    expect(days[0]?.day).toBe('2026-10-27')
  })

  it('keeps what could not be written, and writes it later', async () => {
    const { counter, add, health, store } = start()
    add.mockRejectedValueOnce(new Error('database is locked'))
    counter.count(VIEW)
    await counter.write()
    expect(health.fails).toHaveBeenCalledTimes(1)
    counter.count(VIEW)
    await counter.write()
    expect(health.works).toHaveBeenCalledTimes(1)
    expect((await store.read({ week: '2026-11-01', month: '2026-11-01', limit: 9 })).pages[0]?.views.week).toBe(2)
  })

  it('remembers a bounded number of pages while the store is broken', async () => {
    const { counter, add } = start()
    add.mockRejectedValue(new Error('disk full'))
    for (let page = 0; page < 30_000; page++) counter.count({ ...VIEW, page: `/post/${page}` })
    await counter.write()
    add.mockReset().mockResolvedValue()
    await counter.write()
    expect(add.mock.lastCall?.[0]).toHaveLength(20_000)
  })

  it('writes the rest when it is closed, for the next process', async () => {
    const { counter, folder } = start()
    counter.count(VIEW)
    await counter.close()
    const next = start({ folder })
    expect((await next.counter.report()).pages[0]?.views.week).toBe(1)
  })

  it('keeps 400 days', async () => {
    const { counter, clock, store } = start()
    counter.count(VIEW)
    await counter.write()
    clock.now = Date.UTC(2027, 11, 27, 17)
    await counter.write()
    const period = { week: '2026-11-01', month: '2026-11-01', limit: 9 }
    expect((await store.read(period)).since).toBe('2026-11-23')
    clock.now = Date.UTC(2027, 11, 28, 17)
    await counter.write()
    expect((await store.read(period)).since).toBeNull()
  })
})
