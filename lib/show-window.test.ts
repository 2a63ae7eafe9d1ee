import { describe, expect, it } from 'vitest'
import { closingOf, edgesOf, isOpenAt, readWindow, type ShowWindow } from './show-window.ts'

const SEEDED: ShowWindow = { showUntil: '2024-12-01' }

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
    expect(edgesOf({})).toMatchObject({ opensAt: Number.NEGATIVE_INFINITY, closesAt: Number.POSITIVE_INFINITY })
    expect(isOpen({ showFrom: '2025-12-01' }, '2099-01-01T00:00:00Z')).toBe(true)
    expect(closingOf({ showFrom: '2025-12-01' })).toBeNull()
    expect(closingOf(SEEDED)).toBe(Date.parse('2024-12-02T00:00:00-05:00'))
  })

  it('has a last day of 23 hours in spring and of 25 in autumn', () => {
    expect(closingOf({ showUntil: '2026-03-08' })).toBe(Date.parse('2026-03-09T00:00:00-04:00'))
    expect(hoursOf({ showFrom: '2026-03-08', showUntil: '2026-03-08' })).toBe(23)
    expect(hoursOf({ showFrom: '2026-11-01', showUntil: '2026-11-01' })).toBe(25)
    expect(hoursOf({ showFrom: '2026-11-01', showUntil: '2026-11-01', timeZone: 'America/Phoenix' })).toBe(24)
  })

  it('may end on a leap day', () => {
    expect(closingOf({ showUntil: '2024-02-29' })).toBe(Date.parse('2024-03-01T00:00:00-05:00'))
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
    [{ showFrom: '2025-01-02', showUntil: '2025-01-01' }, 'order'],
    [{ showFrom: '2025-01-01', showFromTime: '09:30', showUntil: '2025-01-01', showUntilTime: '09:30' }, 'order'],
  ])('%j has a fault (%s) and is never open', (window, fault) => {
    expect(edgesOf(window)).toBe(fault)
    expect(isOpen(window, '2025-01-01T12:00:00-05:00')).toBe(false)
    expect(closingOf(window)).toBeNull()
  })

  it('of a single day is valid', () => {
    expect(isOpen({ showFrom: '2025-01-01', showUntil: '2025-01-01' }, '2025-01-01T12:00:00-05:00')).toBe(true)
  })
})

describe('readWindow', () => {
  it('reads only text from a Studio value', () => {
    expect(readWindow({ showFrom: '2025-01-01', showUntil: 5, title: 'x' })).toEqual({
      showFrom: '2025-01-01',
      showFromTime: null,
      showUntil: null,
      showUntilTime: null,
      timeZone: null,
    })
    expect(edgesOf(readWindow(undefined))).toMatchObject({ zone: 'America/New_York' })
  })
})

function isOpen(window: ShowWindow, time: string): boolean {
  return isOpenAt(window, Date.parse(time))
}

function hoursOf(window: ShowWindow): number {
  const edges = edgesOf(window)
  return typeof edges === 'object' ? (edges.closesAt - edges.opensAt) / 3_600_000 : Number.NaN
}
