import { expect, it } from 'vitest'
import { addMonths, dayAfterKey, nameMonth, weeksOf } from './calendar'

it('lays a month out in weeks from Sunday', () => {
  expect(nameMonth('2026-11')).toBe('November 2026')
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks[4]?.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', null])
  expect(weeksOf('2026-08')).toHaveLength(6)
  expect(weeksOf('2026-08')[0]).toEqual([null, null, null, null, null, null, '2026-08-01'])
  expect(weeksOf('2026-02')).toHaveLength(4)
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
})

it('keeps to the last day of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
})

it.each([
  ['ArrowLeft', false, '2026-10-31'],
  ['ArrowRight', false, '2026-11-02'],
  ['ArrowUp', false, '2026-10-25'],
  ['ArrowDown', false, '2026-11-08'],
  ['Home', false, '2026-11-01'],
  ['End', false, '2026-11-07'],
  ['PageUp', false, '2026-10-01'],
  ['PageDown', false, '2026-12-01'],
  ['PageUp', true, '2025-11-01'],
  ['PageDown', true, '2027-11-01'],
  ['Enter', false, null],
])('%s (Shift: %s) leads from November 1 to %s', (key, isShift, day) => {
  expect(dayAfterKey('2026-11-01', key, isShift)).toBe(day)
})
