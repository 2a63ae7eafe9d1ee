import { z } from 'zod'
import { perProcess } from '@/lib/process/per-process'
import { sharedStore } from '@/lib/process/shared-store'
import { yearOf } from '@/lib/time/dates'
import { isOpenAt, type ShowWindow } from '@/lib/time/show-window'
import { readTimeZone } from '@/lib/time/time-zones'
import { dueNow } from '@/schemas/documents/post.query'
import { SEASONAL_QUERY, siteTimeZone, WINDOWS_QUERY } from '@/schemas/objects/fields.query'
import { fetchAnyway } from '../fetch'
import type { SEASONAL_QUERY_RESULT, WINDOWS_QUERY_RESULT } from '../types.gen'
import { outOfSeason } from '../window'
import { CONTENT_TYPES } from './tags'

const DUE = 'due posts'

/** Asked together with the fingerprint, because hosted plans count requests. */
const WINDOWS = 'windows'
const SEASONAL = 'seasonal'
const ZONE = 'time zone'

/** The count and the time of the last change together reveal every publish and unpublish. */
const FINGERPRINT_QUERY = `{${CONTENT_TYPES.map(
  type => `"${type}": [count(*[_type == "${type}"]), *[_type == "${type}"] | order(_updatedAt desc)[0]._updatedAt]`,
).join(
  ', ',
)}, "${DUE}": count(*[_type == "post" && ${dueNow}]), "${ZONE}": ${siteTimeZone}, "${WINDOWS}": ${WINDOWS_QUERY}, "${SEASONAL}": ${SEASONAL_QUERY}}`

const YEAR = 'year'

const OPEN = 'open window of '

/** Fingerprint entries for the pages and posts whose season is not now, which have left their addresses, lists and menus. */
const HIDDEN_PAGES = 'pages out of season'
const HIDDEN_POSTS = 'posts out of season'

/** The types to revalidate when an entry that is not named after a type changes. Menus are in the settings. */
const SHOWS_IN: Record<string, string[]> = {
  [DUE]: ['post'],
  [YEAR]: ['siteSettings'],
  [HIDDEN_PAGES]: ['page', 'siteSettings'],
  [HIDDEN_POSTS]: ['post', 'siteSettings'],
}

type Answer = { [WINDOWS]: WINDOWS_QUERY_RESULT; [SEASONAL]: SEASONAL_QUERY_RESULT; [entry: string]: unknown }

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
    types: [...new Set(changed.flatMap(name => SHOWS_IN[name] ?? name.replace(OPEN, '')))],
    edited: before ? changed.filter(name => !(name in SHOWS_IN) && !name.startsWith(OPEN)) : [],
  }
}

async function readKnown(): Promise<Record<string, string> | null> {
  const text = await sharedStore()?.read(SHARED_NAME)
  return text ? SHARED.parse(JSON.parse(text)) : last.known
}

async function readFingerprint(): Promise<Record<string, unknown>> {
  const {
    [WINDOWS]: windows,
    [SEASONAL]: seasonal,
    [ZONE]: zone,
    ...counts
  }: Answer = await fetchAnyway(FINGERPRINT_QUERY)
  const now = Date.now()
  const open = Object.entries<ShowWindow | null>(windows).map(([type, window]) => [
    OPEN + type,
    window !== null && isOpenAt(window, now),
  ])
  const hidden = outOfSeason(seasonal, now)
  return {
    ...counts,
    [YEAR]: yearOf(now, readTimeZone(zone)),
    [HIDDEN_PAGES]: hidden.filter(({ type }) => type === 'page'),
    [HIDDEN_POSTS]: hidden.filter(({ type }) => type === 'post'),
    ...Object.fromEntries(open),
  }
}
