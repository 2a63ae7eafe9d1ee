import { expect, test } from 'vitest'
import { feedDate } from './feed-date'

test.each([
  ['2026-01-13T01:30:00Z', 'America/New_York', 'Mon, 12 Jan 2026 20:30:00 -0500'],
  ['2026-07-13T01:30:00Z', 'America/New_York', 'Sun, 12 Jul 2026 21:30:00 -0400'],
  ['2026-01-13T01:30:00Z', 'America/St_Johns', 'Mon, 12 Jan 2026 22:00:00 -0330'],
  ['2026-01-12T15:30:00Z', 'Pacific/Guam', 'Tue, 13 Jan 2026 01:30:00 +1000'],
] as const)('dates %s for a feed in %s', (time, zone, text) => {
  expect(feedDate(time, zone)).toBe(text)
  expect(Date.parse(text)).toBe(Date.parse(time))
})
