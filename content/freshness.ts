import { thisYear } from '@/lib/dates'
import { isOpenAt, type ShowWindow } from '@/lib/show-window'
import { WINDOWS_QUERY } from '@/schemas/objects/window.query'
import { fetchPublished } from './fetch'
import { CONTENT_TYPES } from './tags'

/** Beside the document types. */
const DUE = 'due posts'

/**
 * Per document type: how many there are and when one last changed, enough to see every publish and unpublish; of posts also how
 * many have come to their day, and of what shows at times only whether this is one.
 */
const FINGERPRINT_QUERY = `{${CONTENT_TYPES.map(
  type => `"${type}": [count(*[_type == "${type}"]), *[_type == "${type}"] | order(_updatedAt desc)[0]._updatedAt]`,
).join(', ')}, "${DUE}": count(*[_type == "post" && publishedAt <= now()])}`

/** Beside those, the year of the footer. */
const YEAR = 'year'

/** And what shows at times only. */
const OPEN = 'open window of '

/** What is no type itself, and where it shows. */
const SHOWS_IN: Record<string, string> = { [DUE]: 'post', [YEAR]: 'siteSettings' }

let known: Map<string, string> | null = null
let namedLast: string[] = []

/**
 * The document types whose published content changed since the last call in this process, and once more those that had changed
 * then: Next takes a page for new that was being made when its content was called old. All of them on the first call. Those that are
 * told count as changed: what came and went between two calls leaves no trace. Throws when the content service does not answer.
 */
export async function findChangedTypes(told: string[] = []): Promise<string[]> {
  const current = new Map(Object.entries(await readFingerprint()).map(([name, value]) => [name, JSON.stringify(value)]))
  const changed = [...current.keys()].filter(name => known?.get(name) !== current.get(name))
  const named = changed.map(name => SHOWS_IN[name] ?? name.replace(OPEN, ''))
  const types = new Set([...named, ...told, ...namedLast])
  known = current
  namedLast = [...named, ...told]
  return [...types]
}

async function readFingerprint(): Promise<Record<string, unknown>> {
  const [answer, windows] = await Promise.all([fetchPublished(FINGERPRINT_QUERY), fetchPublished(WINDOWS_QUERY)])
  const now = Date.now()
  const open = Object.entries<ShowWindow | null>(windows).map(([type, window]) => [
    OPEN + type,
    window !== null && isOpenAt(window, now),
  ])
  return { ...answer, [YEAR]: thisYear(), ...Object.fromEntries(open) }
}
