import { describe, expect, it } from 'vitest'
import type { DonationNotification } from '@/content/types'
import { toToastNotes } from './donation-toast'

const WORDS = { text: 'Someone donated {amount}', today: 'today', oneDay: '1 day ago', manyDays: '{days} days ago' }

describe('the notes of the toast', () => {
  it.each([
    [0, 'today'],
    [1, '1 day ago'],
    [2, '2 days ago'],
    [1.9, '1 day ago'],
    [-3, 'today'],
    [1_200, '1,200 days ago'],
  ])('say when the donation was: %d days ago is "%s"', (daysAgo, when) => {
    expect(toToastNotes(WORDS, [{ donation: 50, daysAgo }])[0]).toEqual({ text: 'Someone donated $50', when })
  })

  it('say how much the donation was, with cents if there are any', () => {
    expect(amounts([{ donation: 9.2, daysAgo: 0 }])[0]).toBe('$9.20')
  })

  it('leave out amounts that are not positive', () => {
    const notifications = [-5, 0, 25, 30, 35].map(donation => ({ donation, daysAgo: 0 }))
    expect(amounts(notifications)).toEqual(['$25', '$30', '$35'])
    expect(amounts([{ donation: -5, daysAgo: 0 }])).toEqual([])
    expect(amounts([])).toEqual([])
  })

  it('repeat when there are too few', () => {
    const notifications = [10, 20].map(donation => ({ donation, daysAgo: 0 }))
    expect(amounts(notifications)).toEqual(['$10', '$20', '$10'])
    expect(amounts(notifications.slice(1))).toEqual(['$20', '$20', '$20'])
  })

  it('are no more than one visit can show', () => {
    const notifications = Array.from({ length: 50 }, (_, daysAgo) => ({ donation: 10, daysAgo }))
    expect(toToastNotes(WORDS, notifications).map(({ when }) => when)).toEqual(['today', '1 day ago', '2 days ago'])
  })
})

function amounts(notifications: DonationNotification[]): string[] {
  return toToastNotes(WORDS, notifications).map(({ text }) => text.replace('Someone donated ', ''))
}
