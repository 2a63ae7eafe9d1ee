import { describe, expect, it } from 'vitest'
import { isMomentName, MOMENTS, showsPart } from './moments.ts'
import { decodePreviewDate, encodePreviewDate, formatPreviewDate, readPreviewDate } from './preview-date.ts'

it('knows ten moments by name, and nothing that every object has', () => {
  expect(Object.keys(MOMENTS)).toHaveLength(10)
  expect(Object.keys(MOMENTS).filter(isMomentName)).toHaveLength(10)
  expect(['iftar', 'toString', '', null, 7].filter(isMomentName)).toEqual([])
})

it('says which parts a moment draws, and none for one that it does not know', () => {
  expect(showsPart('pledge', 'masjid')).toBe(true)
  expect(showsPart('night', 'masjid')).toBe(false)
  expect(showsPart('iftar', 'masjid')).toBe(false)
  expect(showsPart(undefined, 'figure')).toBe(false)
})

const NEW_YORK = 'America/New_York'

describe('the date of a preview', () => {
  it('is read from form fields and formatted for them', () => {
    const date = readPreviewDate('2025-12-01T09:30', NEW_YORK)
    expect(date).toEqual({ moment: Date.parse('2025-12-01T09:30:00-05:00'), zone: NEW_YORK })
    expect(date && formatPreviewDate(date)).toBe('2025-12-01T09:30')
    // Browsers may send seconds.
    expect(readPreviewDate('2025-12-01T09:30:00', NEW_YORK)).toEqual(date)
  })

  it('survives the round trip through the cookie', () => {
    const date = { moment: Date.parse('2025-07-01T00:00:00-10:00'), zone: 'Pacific/Honolulu' } as const
    expect(encodePreviewDate(date)).toBe('2025-07-01T00:00 Pacific/Honolulu')
    expect(decodePreviewDate(encodePreviewDate(date))).toEqual(date)
  })

  it.each([
    ['', NEW_YORK],
    ['now', NEW_YORK],
    ['2025-12-01', NEW_YORK],
    ['2025-02-29T00:00', NEW_YORK],
    ['2025-12-01T24:00', NEW_YORK],
    ['1999-12-31T23:59', NEW_YORK],
    ['2100-01-01T00:00', NEW_YORK],
    ['+275760-09-13T00:00', NEW_YORK],
    ['2025-12-01T09:30Z', NEW_YORK],
    ['2025-12-01T09:30\r\nSet-Cookie: a=b', NEW_YORK],
    ['2025-12-01T09:30', ''],
    ['2025-12-01T09:30', 'Europe/London'],
    ['2025-12-01T09:30', '__proto__'],
    ['2025-12-01T09:30', `${NEW_YORK}; Path=/`],
  ])('is not %j in %j', (local, zone) => {
    expect(readPreviewDate(local, zone)).toBeNull()
    expect(decodePreviewDate(`${local} ${zone}`)).toBeNull()
  })

  it('is not read from a cookie with additional text', () => {
    expect(decodePreviewDate(`2025-12-01T09:30 ${NEW_YORK} x`)).toBeNull()
  })
})
