import { type APIRequestContext, expect } from '@playwright/test'
import { DIALOGS } from '../../lib/dialogs.ts'
import { DEFAULT_TIME_ZONE, type TimeZone } from '../../lib/time-zones.ts'
import { clockAt } from '../../lib/zoned-time.ts'
import { PATIENCE } from './blog.ts'
import { editor } from './content.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const LAST_HOUR = '23'

const FIELDS = ['showFrom', 'showFromTime', 'showUntil', 'showUntilTime', 'timeZone'] as const
type Window = Partial<Record<(typeof FIELDS)[number], string>>

export const SEEDED_LAST_DAY = '2024-12-01'
export const BANNER_TEXT = 'Masjids have raised over $1M'

/** Gives the milestone this window and no other, and waits until the landing page has it, or no longer does. */
export async function publishMilestone(request: APIRequestContext, window: Window, isShown: boolean): Promise<void> {
  await editor()
    .patch('milestone')
    .unset([...FIELDS])
    .set(window)
    .commit()
  await expect.poll(() => hasMilestone(request), PATIENCE).toBe(isShown)
}

/** A window that is open today and closes at midnight, in a zone in which that is an hour away at least. */
export function untilTonight(): Window {
  return { showUntil: todayIn(calmZone()).today, timeZone: calmZone() }
}

/** A window that closed last midnight. */
export function untilYesterday(): Window {
  return { showUntil: todayIn(calmZone()).yesterday, timeZone: calmZone() }
}

/** What clocks in Eastern Time show so many milliseconds from now. */
export function clockIn(ms: number): { day: string; time: string } {
  return clockAt(Date.now() + ms, DEFAULT_TIME_ZONE)
}

export async function restoreMilestone(request: APIRequestContext): Promise<void> {
  await publishMilestone(request, { showUntil: SEEDED_LAST_DAY }, false)
}

export async function publishBanner(request: APIRequestContext, window: Window, isShown: boolean): Promise<void> {
  const paths = FIELDS.map(field => `banner.${field}`)
  const set = Object.fromEntries(Object.entries(window).map(([field, value]) => [`banner.${field}`, value]))
  await editor().patch('landingPage').unset(paths).set(set).commit()
  await expect.poll(() => hasBanner(request), PATIENCE).toBe(isShown)
}

export async function restoreBanner(request: APIRequestContext): Promise<void> {
  await publishBanner(request, {}, true)
}

export async function hasMilestone(request: APIRequestContext): Promise<boolean> {
  return (await (await request.get('/')).text()).includes(`<dialog id="${DIALOGS.milestone}"`)
}

export async function hasBanner(request: APIRequestContext): Promise<boolean> {
  return (await (await request.get('/')).text()).includes(BANNER_TEXT)
}

function calmZone(): TimeZone {
  return clockIn(0).time.startsWith(LAST_HOUR) ? 'Pacific/Honolulu' : DEFAULT_TIME_ZONE
}

function todayIn(zone: TimeZone): { today: string; yesterday: string } {
  const now = Date.now()
  // At noon no change of clocks makes it another day.
  const today = clockAt(now, zone).day
  return { today, yesterday: new Date(Date.parse(`${today}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10) }
}
