import { describe, expect, it } from 'vitest'
import { closingOf, edgesOf, hasEnd, isOpenAt, readWindow, type ShowWindow } from './show-window.ts'

const SEEDED: ShowWindow = { showUntil: '2024-12-01' }
const NOW = Date.parse('2025-01-01T00:00:00Z')

describe('a window', () => {
  it('is open until the end of its last day and closed from midnight on', () => {
    expect(isOpen(SEEDED, '2019-05-01T00:00:00-05:00')).toBe(true)
    expect(isOpen(SEEDED, '2024-12-01T00:00:00-05:00')).toBe(true)
    expect(isOpen(SEEDED, '2024-12-01T23:59:59.999-05:00')).toBe(true)
    expect(isOpen(SEEDED, '2024-12-02T00:00:00-05:00')).toBe(false)
  })

  it('follows the clocks of its own zone', () => {
    const inHawaii = { ...SEEDED, timeZone: 'Pacific/Honolulu' }
    expect(isOpen(inHawaii, '2024-12-02T00:00:00-05:00')).toBe(true)
    expect(isOpen(inHawaii, '2024-12-02T04:59:59-05:00')).toBe(true)
    expect(isOpen(inHawaii, '2024-12-02T05:00:00-05:00')).toBe(false)
  })

  it('opens at midnight of its first day, or at its time', () => {
    const window = { showFrom: '2025-12-01', showUntil: '2025-12-24' }
    expect(isOpen(window, '2025-11-30T23:59:59-05:00')).toBe(false)
    expect(isOpen(window, '2025-12-01T00:00:00-05:00')).toBe(true)
    const timed = { ...window, showFromTime: '09:30', showUntilTime: '17:00' }
    expect(isOpen(timed, '2025-12-01T09:29:59-05:00')).toBe(false)
    expect(isOpen(timed, '2025-12-01T09:30:00-05:00')).toBe(true)
    expect(isOpen(timed, '2025-12-24T16:59:59-05:00')).toBe(true)
    expect(isOpen(timed, '2025-12-24T17:00:00-05:00')).toBe(false)
  })

  it('without a beginning or an end is unbounded on that side', () => {
    expect(edgesOf({}, NOW)).toMatchObject({ opensAt: Number.NEGATIVE_INFINITY, closesAt: Number.POSITIVE_INFINITY })
    expect(isOpen({ showFrom: '2025-12-01' }, '2099-01-01T00:00:00Z')).toBe(true)
    expect(closingOf({ showFrom: '2025-12-01' }, NOW)).toBeNull()
    expect(closingOf(SEEDED, NOW)).toBe(Date.parse('2024-12-02T00:00:00-05:00'))
  })

  it('has a last day of 23 hours in spring and of 25 in autumn', () => {
    expect(closingOf({ showUntil: '2026-03-08' }, NOW)).toBe(Date.parse('2026-03-09T00:00:00-04:00'))
    expect(hoursOf({ showFrom: '2026-03-08', showUntil: '2026-03-08' })).toBe(23)
    expect(hoursOf({ showFrom: '2026-11-01', showUntil: '2026-11-01' })).toBe(25)
    expect(hoursOf({ showFrom: '2026-11-01', showUntil: '2026-11-01', timeZone: 'America/Phoenix' })).toBe(24)
  })

  it('may end on a leap day', () => {
    expect(closingOf({ showUntil: '2024-02-29' }, NOW)).toBe(Date.parse('2024-03-01T00:00:00-05:00'))
  })

  it.each([
    [{ showFrom: '2023-02-29' }, 'first day'],
    [{ showUntil: 'soon' }, 'last day'],
    [{ showFrom: '2025-01-01', showFromTime: '25:00' }, 'first time'],
    [{ showFromTime: '09:30' }, 'first time'],
    [{ showUntilTime: '09:30' }, 'last time'],
    [{ showUntil: '2025-01-01', showUntilTime: 'noon' }, 'last time'],
    [{ timeZone: 'Mars/Olympus' }, 'zone'],
    [{ timeZone: 'constructor' }, 'zone'],
    [{ season: 'christmas' }, 'season'],
    [{ season: 'constructor' }, 'season'],
    [{ season: 'ramadan', seasonBegins: 'dawn' }, 'season'],
    [{ season: 'ramadan', seasonShift: 3 }, 'season'],
    [{ season: 'ramadan', seasonEndShift: -3 }, 'season'],
    [{ season: 'ramadan', seasonShift: 0.5 }, 'season'],
    [{ showFrom: '2025-01-02', showUntil: '2025-01-01' }, 'order'],
    [{ showFrom: '2025-01-01', showFromTime: '09:30', showUntil: '2025-01-01', showUntilTime: '09:30' }, 'order'],
  ])('%j has a fault (%s) and is never open', (window, fault) => {
    expect(edgesOf(window, NOW)).toBe(fault)
    expect(isOpen(window, '2025-01-01T12:00:00-05:00')).toBe(false)
    expect(closingOf(window, NOW)).toBeNull()
  })

  it('of a single day is valid', () => {
    expect(isOpen({ showFrom: '2025-01-01', showUntil: '2025-01-01' }, '2025-01-01T12:00:00-05:00')).toBe(true)
  })
})

describe('a window that follows a season', () => {
  const eid: ShowWindow = { season: 'eidAlFitr', seasonBegins: 'midnight' }

  it('is open in the season of every year, whatever its days say', () => {
    for (const window of [eid, { ...eid, showFrom: '2019-01-01', showUntil: '2019-02-30', showUntilTime: 'noon' }]) {
      expect(isOpen(window, '2026-03-19T23:59:59-04:00')).toBe(false)
      expect(isOpen(window, '2026-03-20T00:00:00-04:00')).toBe(true)
      expect(isOpen(window, '2026-03-22T23:59:59-04:00')).toBe(true)
      expect(isOpen(window, '2026-03-23T00:00:00-04:00')).toBe(false)
      expect(isOpen(window, '2027-03-09T00:00:00-05:00')).toBe(true)
    }
  })

  it('begins at sunset, on clocks of its zone, unless staff choose midnight', () => {
    const window = { season: 'eidAlFitr', timeZone: 'America/Toronto' }
    expect(isOpen(window, '2026-03-19T17:59:59-04:00')).toBe(false)
    expect(isOpen(window, '2026-03-19T18:00:00-04:00')).toBe(true)
    expect(isOpen(window, '2026-03-22T18:00:00-04:00')).toBe(false)
    expect(isOpen({ ...window, timeZone: 'Pacific/Honolulu' }, '2026-03-19T18:00:00-04:00')).toBe(false)
  })

  it('comes when the moon was seen', () => {
    expect(isOpen({ ...eid, seasonShift: 1 }, '2026-03-20T12:00:00-04:00')).toBe(false)
    expect(isOpen({ ...eid, seasonShift: 1 }, '2026-03-23T12:00:00-04:00')).toBe(true)
    expect(isOpen({ ...eid, seasonShift: -1 }, '2026-03-19T12:00:00-04:00')).toBe(true)
  })

  it('of Ramadan ends when the moon of Eid was seen, whenever it began', () => {
    const ramadan: ShowWindow = { season: 'ramadan', seasonBegins: 'midnight', seasonShift: 1 }
    expect(isOpen(ramadan, '2026-02-18T12:00:00-05:00')).toBe(false)
    expect(isOpen(ramadan, '2026-03-20T12:00:00-04:00')).toBe(false)
    expect(isOpen({ ...ramadan, seasonEndShift: 1 }, '2026-03-20T12:00:00-04:00')).toBe(true)
    expect(isOpen({ ...eid, seasonEndShift: 1 }, '2026-03-23T12:00:00-04:00')).toBe(false)
  })

  it('closes at the end of this year’s season, and after it of the next one', () => {
    expect(closingOf(eid, Date.parse('2026-03-21T12:00:00Z'))).toBe(Date.parse('2026-03-23T00:00:00-04:00'))
    expect(closingOf(eid, Date.parse('2026-03-24T12:00:00Z'))).toBe(Date.parse('2027-03-12T00:00:00-05:00'))
  })

  it('is closed once the published calendar ends', () => {
    expect(edgesOf(eid, Date.parse('2054-01-01T00:00:00Z'))).toBe('season')
    expect(isOpen(eid, '2054-03-20T00:00:00Z')).toBe(false)
  })

  it('has an end, as one with a last day has', () => {
    expect([hasEnd(eid), hasEnd(SEEDED), hasEnd({ showFrom: '2026-01-01' })]).toEqual([true, true, false])
  })
})

describe('readWindow', () => {
  it('reads only text from a Studio value', () => {
    expect(readWindow({ showFrom: '2025-01-01', showUntil: 5, title: 'x' })).toEqual({
      season: null,
      seasonBegins: null,
      seasonShift: null,
      seasonEndShift: null,
      showFrom: '2025-01-01',
      showFromTime: null,
      showUntil: null,
      showUntilTime: null,
      timeZone: null,
    })
    expect(edgesOf(readWindow(undefined), NOW)).toMatchObject({ zone: 'America/New_York' })
  })
})

function isOpen(window: ShowWindow, time: string): boolean {
  return isOpenAt(window, Date.parse(time))
}

function hoursOf(window: ShowWindow): number {
  const edges = edgesOf(window, NOW)
  return typeof edges === 'object' ? (edges.closesAt - edges.opensAt) / 3_600_000 : Number.NaN
}
