import type { Health } from '../../forms/outbox/health.ts'
import type { TimeZone } from '../../lib/time-zones.ts'
import type { Visit, Visits } from '../../lib/visits/visits.ts'
import { KEPT_DAYS } from '../../lib/visits/visits.ts'
import { clockAt } from '../../lib/zoned-time.ts'
import { daysBefore, toReport } from './report.ts'
import type { Count, VisitStore } from './store.ts'

/** A process that is killed loses at most this time. */
export const WRITE_EVERY_MS = 5_000
/** Further pages are not counted while the store cannot be used. */
const MAX_WAITING = 20_000
const MINUTE_MS = 60_000

type CounterOptions = {
  store: VisitStore
  zone: TimeZone
  health: Health
  now?: () => number
}

type Counter = Visits & {
  /** Keeps what cannot be written. Never rejects. */
  write: () => Promise<void>
  close: () => Promise<void>
}

export function createCounter({ store, zone, health, now = Date.now }: CounterOptions): Counter {
  let waiting = new Map<string, Count>()
  let minute = { number: Number.NaN, day: '' }
  let removedOn = ''
  let writing: Promise<void> = Promise.resolve()
  const timer = setInterval(() => void write(), WRITE_EVERY_MS)
  timer.unref()

  /** Per minute: finding the day of a zone takes longer than everything else. */
  function today(): string {
    const time = now()
    const number = Math.floor(time / MINUTE_MS)
    if (number !== minute.number) minute = { number, day: clockAt(time, zone).day }
    return minute.day
  }

  function add(day: string, { kind, page, form }: Visit, number: number): void {
    const key = `${day} ${kind} ${form} ${page}`
    const known = waiting.get(key)
    if (known) known.number += number
    else if (waiting.size < MAX_WAITING) waiting.set(key, { day, kind, page, form, number })
  }

  function write(): Promise<void> {
    writing = writing.then(writeNow)
    return writing
  }

  async function writeNow(): Promise<void> {
    const counts = [...waiting.values()]
    waiting = new Map()
    try {
      if (counts.length > 0) {
        await store.add(counts)
        health.works()
      }
    } catch (error) {
      for (const { day, number, ...visit } of counts) add(day, visit, number)
      health.fails(error)
      return
    }
    await removeOld()
  }

  async function removeOld(): Promise<void> {
    const day = today()
    if (removedOn === day) return
    try {
      await store.removeBefore(daysBefore(day, KEPT_DAYS - 1))
      removedOn = day
    } catch (error) {
      health.fails(error)
    }
  }

  return {
    count: visit => add(today(), visit, 1),
    write,
    report: async () => {
      await write()
      return toReport(store, today(), zone)
    },
    close: async () => {
      clearInterval(timer)
      await write()
      await store.close()
    },
  }
}
