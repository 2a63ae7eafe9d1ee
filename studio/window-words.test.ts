import { describe, expect, it } from 'vitest'
import type { ShowWindow } from '@/lib/time/show-window'
import { describeWindow, nameComingYears } from './window-words'

const NOON = '2025-11-28T12:00:00-05:00'

describe('describeWindow', () => {
  it.each([
    [{}, 'No first and no last day: shows for as long as it is switched on.'],
    [{ showFrom: '2025-12-01' }, 'Shows from Monday, Dec 1, 2025, 12:00 AM, Eastern Time. It has no end.'],
    [{ showUntil: '2025-12-24' }, 'Shows until the end of Wednesday, Dec 24, 2025, Eastern Time.'],
    [
      { showFrom: '2025-12-01', showUntil: '2025-12-24' },
      'Shows from Monday, Dec 1, 2025, 12:00 AM to the end of Wednesday, Dec 24, 2025, Eastern Time.',
    ],
    [
      {
        ...{ showFrom: '2025-12-01', showFromTime: '9:30', showUntil: '2025-12-01', showUntilTime: '17:00' },
        timeZone: 'America/Los_Angeles',
      },
      'Shows from Monday, Dec 1, 2025, 9:30 AM to Monday, Dec 1, 2025, 5:00 PM, Pacific Time.',
    ],
  ])('%j: %s', (window, span) => {
    expect(say(window).span).toBe(span)
  })

  it.each([
    ['2025-12-01', '2025-11-27T12:00:00-05:00', 'Starts in 4 days.'],
    ['2025-12-01', '2025-11-30T22:59:00-05:00', 'Starts in 1 hour.'],
    ['2025-12-01', '2025-11-30T23:30:00-05:00', 'Starts in 30 minutes.'],
    ['2025-12-01', '2025-11-30T23:58:30-05:00', 'Starts in 1 minute.'],
    ['2025-12-01', '2025-11-30T23:59:30-05:00', 'Starts in less than a minute.'],
    ['2025-12-01', '2025-12-01T00:00:00-05:00', 'Shows now.'],
  ])('with a first day of %s, at %s: %s', (showFrom, now, status) => {
    expect(say({ showFrom }, { now }).status).toBe(status)
  })

  it('says when an open window ends and since when a past one is over', () => {
    const window = { showUntil: '2025-12-01' }
    expect(say(window)).toMatchObject({ state: 'open', status: 'Shows now. Ends in 3 days.' })
    expect(say(window, { now: '2025-12-02T00:00:00-05:00' })).toMatchObject({
      state: 'over',
      status: 'Off the page since Tuesday, Dec 2.',
    })
  })

  it('says that it is switched off, whatever the time', () => {
    const words = say({ showUntil: '2025-12-01' }, { isOn: false })
    expect(words).toMatchObject({ state: 'off', status: 'Switched off.' })
    expect(words.span).toContain('Shows until')
  })

  it('asks for a last day where one is required', () => {
    expect(say({ showFrom: '2025-12-01' }, { needsEnd: true })).toEqual({
      state: 'faulty',
      status: 'Does not show: choose the last day.',
      span: '',
    })
    expect(say({ showUntil: '2025-12-01' }, { needsEnd: true }).state).toBe('open')
  })

  it('explains faults', () => {
    expect(say({ showFrom: '2025-12-02', showUntil: '2025-12-01' })).toEqual({
      state: 'faulty',
      status: 'Never shows: it starts after its end.',
      span: '',
    })
    expect(say({ showUntil: '2023-02-29' }).status).toMatch(/not a day of the calendar/)
    expect(say({ season: 'harvest' }).status).toBe('Does not show: the site does not know the season.')
  })
})

describe('a window that follows a season', () => {
  const nights = { season: 'lastTenNights', timeZone: 'America/Chicago' }

  it('says which season it is and when it comes this time', () => {
    expect(say(nights)).toEqual({
      state: 'waiting',
      status: 'Starts in 101 days.',
      span: 'The last ten nights of Ramadan, every year. This time from Monday, Mar 9, 2026, 6:00 PM to Thursday, Mar 19, 2026, 6:00 PM, Central Time.',
    })
    expect(
      say({ ...nights, seasonBegins: 'midnight', seasonShift: 1, seasonEndShift: 1 }, { now: '2026-03-19T12:00:00Z' }),
    ).toEqual({
      state: 'open',
      status: 'Shows now. Ends in 41 hours.',
      span: 'The last ten nights of Ramadan, every year. This time from Wednesday, Mar 11, 2026, 12:00 AM to the end of Friday, Mar 20, 2026, Central Time.',
    })
  })

  it('is never over, because it comes again', () => {
    expect(say(nights, { now: '2026-03-19T18:00:00-05:00' })).toMatchObject({ state: 'waiting' })
    expect(say(nights, { isOn: false }).status).toBe('Switched off.')
    expect(say(nights, { needsEnd: true }).state).toBe('waiting')
  })

  it('names its next three years', () => {
    expect(nameComingYears({ ...nights, season: 'eidAlAdha' }, Date.parse(NOON))).toEqual([
      'Tuesday, May 26, 2026, 6:00 PM to Saturday, May 30, 2026, 6:00 PM',
      'Saturday, May 15, 2027, 6:00 PM to Wednesday, May 19, 2027, 6:00 PM',
      'Thursday, May 4, 2028, 6:00 PM to Monday, May 8, 2028, 6:00 PM',
    ])
    expect(nameComingYears({ season: 'ramadan', seasonBegins: 'midnight' }, Date.parse(NOON))[0]).toBe(
      'Wednesday, Feb 18, 2026, 12:00 AM to the end of Thursday, Mar 19, 2026',
    )
    expect(nameComingYears({ showUntil: '2026-01-01' }, Date.parse(NOON))).toEqual([])
    expect(nameComingYears({ season: 'harvest' }, Date.parse(NOON))).toEqual([])
  })
})

function say(window: ShowWindow, { now = NOON, isOn = true, needsEnd = false } = {}) {
  return describeWindow({ isOn, window, needsEnd }, Date.parse(now))
}
