import { describe, expect, it } from 'vitest'
import { closingOf, edgesOf, hasEnd, isOpenAt, readWindow, type ShowWindow } from './show-window.ts'

const NOW = Date.parse('2025-01-01T00:00:00Z')
const SINGLE_DAY = { showFrom: '2026-03-08', showUntil: '2026-03-08' }
const TIMED = { showFrom: '2025-12-01', showFromTime: '09:30', showUntil: '2025-12-24', showUntilTime: '17:00' }
const EID: ShowWindow = { season: 'eidAlFitr', seasonBegins: 'midnight' }
const RAMADAN: ShowWindow = { season: 'ramadan', seasonBegins: 'midnight' }
const AT_SUNSET = { season: 'eidAlFitr' }

it.each<[name: string, window: ShowWindow, opens: string | null, closes: string | null]>([
  ['a last day, until its end', { showUntil: '2024-12-01' }, null, '2024-12-02T00:00:00-05:00'],
  [
    'clocks of its own zone',
    { showUntil: '2024-12-01', timeZone: 'Pacific/Honolulu' },
    null,
    '2024-12-02T05:00:00-05:00',
  ],
  ['a first day, from midnight on', { showFrom: '2025-12-01' }, '2025-12-01T00:00:00-05:00', null],
  ['times', TIMED, '2025-12-01T09:30:00-05:00', '2025-12-24T17:00:00-05:00'],
  ['nothing', {}, null, null],
  ['a leap day', { showUntil: '2024-02-29' }, null, '2024-03-01T00:00:00-05:00'],
  ['a day of 23 hours', SINGLE_DAY, '2026-03-08T00:00:00-05:00', '2026-03-09T00:00:00-04:00'],
  [
    'a day of 25 hours',
    { showFrom: '2026-11-01', showUntil: '2026-11-01' },
    '2026-11-01T00:00:00-04:00',
    '2026-11-02T00:00:00-05:00',
  ],
])('a window with %s is open between its edges', (_, window, opens, closes) => {
  const [opensAt, closesAt] = [opens && Date.parse(opens), closes && Date.parse(closes)]
  expect(edgesOf(window, NOW)).toMatchObject({
    opensAt: opensAt ?? Number.NEGATIVE_INFINITY,
    closesAt: closesAt ?? Number.POSITIVE_INFINITY,
  })
  expect(closingOf(window, NOW)).toBe(closesAt)
  expectOpenBetween(window, opensAt || null, closesAt || null)
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
  [{ ...RAMADAN, seasonBegins: 'dawn' }, 'season'],
  [{ ...RAMADAN, seasonShift: 3 }, 'season'],
  [{ ...RAMADAN, seasonEndShift: -3 }, 'season'],
  [{ ...RAMADAN, seasonShift: 0.5 }, 'season'],
  [{ showFrom: '2025-01-02', showUntil: '2025-01-01' }, 'order'],
  [{ showFrom: '2025-01-01', showFromTime: '09:30', showUntil: '2025-01-01', showUntilTime: '09:30' }, 'order'],
])('%j has a fault (%s) and is never open', (window, fault) => {
  expect(edgesOf(window, NOW)).toBe(fault)
  expect(isOpenAt(window, Date.parse('2025-01-01T12:00:00-05:00'))).toBe(false)
  expect(closingOf(window, NOW)).toBeNull()
})

describe('a window that follows a season', () => {
  it.each<[name: string, window: ShowWindow, opens: string, closes: string]>([
    ['comes every year', EID, '2026-03-20T00:00:00-04:00', '2026-03-23T00:00:00-04:00'],
    ['comes in the next year, too', EID, '2027-03-09T00:00:00-05:00', '2027-03-12T00:00:00-05:00'],
    [
      'heeds no days',
      { ...EID, showFrom: '2019-01-01', showUntil: '2019-02-30', showUntilTime: 'noon' },
      '2026-03-20T00:00:00-04:00',
      '2026-03-23T00:00:00-04:00',
    ],
    ['begins at sunset', AT_SUNSET, '2026-03-19T18:00:00-04:00', '2026-03-22T18:00:00-04:00'],
  ])('%s', (_, window, opens, closes) => {
    expectOpenBetween(window, Date.parse(opens), Date.parse(closes))
    expect(closingOf(window, Date.parse(opens))).toBe(Date.parse(closes))
  })

  it('closes after this year’s season at the end of the next one', () => {
    expect(closingOf(EID, Date.parse('2026-03-24T12:00:00Z'))).toBe(Date.parse('2027-03-12T00:00:00-05:00'))
  })

  it('is closed once the published calendar ends', () => {
    expect(edgesOf(EID, Date.parse('2054-01-01T00:00:00Z'))).toBe('season')
    expect(isOpenAt(EID, Date.parse('2054-03-20T00:00:00Z'))).toBe(false)
  })

  it('has an end, as one with a last day has', () => {
    const windows = [EID, { showUntil: '2024-12-01' }, { showFrom: '2026-01-01' }]
    expect(windows.map(hasEnd)).toEqual([true, true, false])
  })
})

it('reads only text and numbers from a Studio value, and a missing zone as the site’s', () => {
  const read = Object.entries(readWindow({ showFrom: '2025-01-01', seasonShift: 1, showUntil: 5, title: 'x' }))
  expect(read.filter(([, value]) => value !== null)).toEqual([
    ['seasonShift', 1],
    ['showFrom', '2025-01-01'],
  ])
  expect(edgesOf(readWindow(undefined), NOW)).toMatchObject({ zone: 'America/New_York' })
})

function expectOpenBetween(window: ShowWindow, opensAt: number | null, closesAt: number | null): void {
  const within = [opensAt ?? NOW - 1_000_000_000_000, (closesAt ?? 4_000_000_000_000) - 1]
  const without = [...(opensAt ? [opensAt - 1] : []), ...(closesAt ? [closesAt] : [])]
  expect(within.map(time => isOpenAt(window, time))).toEqual([true, true])
  for (const time of without) expect(isOpenAt(window, time)).toBe(false)
}
