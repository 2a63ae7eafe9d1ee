import { expect, it } from 'vitest'
import { decodeDays } from './decode'

const ask = (...days: string[]) =>
  new Request(`http://localhost/api/requests/summary?${new URLSearchParams(days.map(day => ['day', day]))}`)

it('reads when each day starts, in milliseconds', () => {
  expect(decodeDays(ask('2026-11-21T05:00:00.000Z', '2026-11-22T05:00:00.000Z'))).toEqual([
    Date.UTC(2026, 10, 21, 5),
    Date.UTC(2026, 10, 22, 5),
  ])
  expect(decodeDays(ask())).toEqual([])
})

it.each([
  ['no moment', ['yesterday']],
  ['the latest first', ['2026-11-22T05:00:00.000Z', '2026-11-21T05:00:00.000Z']],
  ['the same twice', ['2026-11-22T05:00:00.000Z', '2026-11-22T05:00:00.000Z']],
  ['a day too many', Array.from({ length: 32 }, (_, day) => new Date(day * 86_400_000).toISOString())],
])('refuses %s', (_, days) => {
  expect(() => decodeDays(ask(...days))).toThrow('day: expected at most 31 moments in ISO 8601, the earliest first')
})
