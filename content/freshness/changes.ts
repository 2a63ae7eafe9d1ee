import { thisYear } from '@/lib/dates'
import { isOpenAt, type ShowWindow } from '@/lib/show-window'
import { WINDOWS_QUERY } from '@/schemas/objects/window.query'
import { fetchPublishedAnyway } from '../fetch'
import type { WINDOWS_QUERY_RESULT } from '../types.gen'
import { CONTENT_TYPES } from './tags'

/** Fingerprint entry for the number of posts whose publication date has come. */
const DUE = 'due posts'

/** Asked together with the fingerprint, because hosted plans count requests. */
const WINDOWS = 'windows'

/** Per document type: the count and the time of the last change, which together reveal every publish and unpublish. */
const FINGERPRINT_QUERY = `{${CONTENT_TYPES.map(
  type => `"${type}": [count(*[_type == "${type}"]), *[_type == "${type}"] | order(_updatedAt desc)[0]._updatedAt]`,
).join(', ')}, "${DUE}": count(*[_type == "post" && publishedAt <= now()]), "${WINDOWS}": ${WINDOWS_QUERY}}`

const YEAR = 'year'

/** Prefix of fingerprint entries for whether the show window in a document of a type is open. */
const OPEN = 'open window of '

/** The type to revalidate when an entry that is not named after a type changes. */
const SHOWS_IN: Record<string, string> = { [DUE]: 'post', [YEAR]: 'siteSettings' }

type Answer = { [WINDOWS]: WINDOWS_QUERY_RESULT; [entry: string]: unknown }

let known: Map<string, string> | null = null

/**
 * Document types whose published content changed since the last call in this process; on the first call, all. Throws if the request to
 * Sanity fails.
 */
export async function findChangedTypes(): Promise<string[]> {
  const current = new Map(Object.entries(await readFingerprint()).map(([name, value]) => [name, JSON.stringify(value)]))
  const changed = [...current.keys()].filter(name => known?.get(name) !== current.get(name))
  known = current
  return [...new Set(changed.map(name => SHOWS_IN[name] ?? name.replace(OPEN, '')))]
}

async function readFingerprint(): Promise<Record<string, unknown>> {
  const { [WINDOWS]: windows, ...counts }: Answer = await fetchPublishedAnyway(FINGERPRINT_QUERY)
  const now = Date.now()
  const open = Object.entries<ShowWindow | null>(windows).map(([type, window]) => [
    OPEN + type,
    window !== null && isOpenAt(window, now),
  ])
  return { ...counts, [YEAR]: thisYear(), ...Object.fromEntries(open) }
}
