import type { APIRequestContext } from '@playwright/test'
import { DIALOGS } from '../../lib/dialogs.ts'
import { DEFAULT_TIME_ZONE } from '../../lib/time/time-zones.ts'
import { clockAt } from '../../lib/time/zoned-time.ts'
import { PATIENCE } from './blog.ts'
import { editor } from './content.ts'
import { until } from './until.ts'

const FIELDS = ['season', 'showFrom', 'showFromTime', 'showUntil', 'showUntilTime', 'timeZone'] as const
type Window = Partial<Record<(typeof FIELDS)[number], string>>

export const BANNER_TEXT = 'Masjids have raised over $1M'

/** Day and time in Eastern Time, this many milliseconds from now. */
export function clockIn(ms: number): { day: string; time: string } {
  return clockAt(Date.now() + ms, DEFAULT_TIME_ZONE)
}

export async function restoreMilestone(request: APIRequestContext): Promise<void> {
  await setWindow('milestone', '', { showUntil: '2024-12-01' })
  await until('the milestone is as seeded', async () => !(await hasMilestone(request)), PATIENCE.timeout)
}

export async function publishBanner(request: APIRequestContext, window: Window, isShown: boolean): Promise<void> {
  await setWindow('landingPage', 'banner.', window)
  await until('the banner is as published', async () => (await hasBanner(request)) === isShown, PATIENCE.timeout)
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

/** A patch applies `unset` after `set`, so the two must not overlap. */
export async function setWindow(id: string, place: string, window: Window): Promise<void> {
  const set = Object.fromEntries(Object.entries(window).map(([field, value]) => [place + field, value]))
  const unset = FIELDS.filter(field => !(field in window)).map(field => place + field)
  await editor().patch(id).set(set).unset(unset).commit()
}
