import { z } from 'zod'
import { perProcess } from '@/lib/process/per-process'
import { sharedStore } from '@/lib/process/shared-store'
import { isOpenAt, type ShowWindow } from '@/lib/time/show-window'
import { readTimeZone } from '@/lib/time/time-zones'
import { yearOf } from '@/lib/time/zoned-time'
import { dueNow } from '@/schemas/documents/post.query'
import { SEASONAL_QUERY, siteTimeZone, WINDOWS_QUERY } from '@/schemas/objects/fields.query'
import { fetchAnyway } from '../fetch'
import type { SEASONAL_QUERY_RESULT, WINDOWS_QUERY_RESULT } from '../types.gen'
import { outOfSeason } from '../window'
import { CONTENT_TYPES } from './tags'

/** The count and the time of the last change together reveal every publish and unpublish. One question for all, because hosted plans count requests. */
const FINGERPRINT_QUERY = `{
  "counts": {${CONTENT_TYPES.map(countOf).join(', ')}},
  "due": count(*[_type == "post" && ${dueNow}]),
  "zone": ${siteTimeZone},
  "windows": ${WINDOWS_QUERY},
  "seasonal": ${SEASONAL_QUERY}
}`

type Answer = {
  counts: Record<string, unknown>
  due: number
  zone: string | null
  windows: WINDOWS_QUERY_RESULT
  seasonal: SEASONAL_QUERY_RESULT
}

/** Entries that are not named after a type, and the types to revalidate when one changes. Menus are in the settings. */
const SHOWS_IN: Record<string, string[]> = {
  'due posts': ['post'],
  year: ['siteSettings'],
  'open banner': ['landingPage'],
  'open milestone': ['milestone'],
  // They have left their addresses, lists and menus.
  'pages out of season': ['page', 'siteSettings'],
  'posts out of season': ['post', 'siteSettings'],
}

const SHARED_NAME = 'fingerprint'
const SHARED = z.record(z.string(), z.string())

const last = perProcess('fingerprint', (): { known: Record<string, string> | null } => ({ known: null }))

export type Changes = {
  types: string[]
  /** The subset whose documents were edited. The others changed because a date was reached. */
  edited: string[]
}

/** Since the last call in this process, or in any that shares Redis with it. On the first call all types, none of them edited. */
export async function findChanges(): Promise<Changes> {
  const [before, entries] = await Promise.all([readKnown(), readFingerprint().then(Object.entries<unknown>)])
  const current = Object.fromEntries(entries.map(([name, value]) => [name, JSON.stringify(value)]))
  const changed = Object.keys(current).filter(name => before?.[name] !== current[name])
  last.known = current
  await sharedStore()?.write(SHARED_NAME, JSON.stringify(current))
  return {
    types: [...new Set(changed.flatMap(name => SHOWS_IN[name] ?? name))],
    edited: before ? changed.filter(name => !(name in SHOWS_IN)) : [],
  }
}

async function readKnown(): Promise<Record<string, string> | null> {
  const text = await sharedStore()?.read(SHARED_NAME)
  return text ? SHARED.parse(JSON.parse(text)) : last.known
}

async function readFingerprint(): Promise<Record<string, unknown>> {
  const { counts, due, zone, windows, seasonal }: Answer = await fetchAnyway(FINGERPRINT_QUERY)
  const now = Date.now()
  const isOpen = (window: ShowWindow | null) => window !== null && isOpenAt(window, now)
  const hidden = outOfSeason(seasonal, now)
  return {
    ...counts,
    'due posts': due,
    year: yearOf(now, readTimeZone(zone)),
    'open banner': isOpen(windows.landingPage),
    'open milestone': isOpen(windows.milestone),
    'pages out of season': hidden.filter(({ type }) => type === 'page'),
    'posts out of season': hidden.filter(({ type }) => type === 'post'),
  }
}

function countOf(type: string): string {
  return `"${type}": [count(*[_type == "${type}"]), *[_type == "${type}"] | order(_updatedAt desc)[0]._updatedAt]`
}
