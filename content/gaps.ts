import { log } from '@/lib/process/log'
import { perProcess } from '@/lib/process/per-process'
import { isCalendarDay, readInstant } from '@/lib/time/zoned-time'
import { type Fields, isFields } from '@/lib/words/fields'
import { isBlank } from '@/lib/words/plain-text'
import { completeFilm } from './film'
import { SHAPES } from './shapes.gen'
import { link, picture } from './values'

export type Subject = {
  type: string
  /** The id of a document that always exists, because its result has no _id. */
  id?: string
  /** Names the list of documents in a result that is neither the document nor the list. */
  in?: string
}

type Place = { document: string; path: string }

const known = perProcess('gaps of the content', () => new Set<string>())

/** Logs each gap once, until it is filled. Fields that the query does not ask for count as unknown. */
export function reportGaps(answer: unknown, { type, id = type, in: listName }: Subject): void {
  const found = listName && isFields(answer) ? answer[listName] : answer
  for (const each of Array.isArray(found) ? found : [found])
    if (isFields(each)) examine(each, type, { document: idOf(each) ?? id, path: '' })
}

function note({ document, path }: Place, isGap: boolean): void {
  const key = `${document} ${path}`
  if (isGap && !known.has(key)) {
    const message = 'The document lacks something: the page shows without it. Complete it in the Studio'
    log.warn('content.incomplete', { message, document, field: path })
  }
  if (isGap) known.add(key)
  else known.delete(key)
}

function examine(fields: Fields, type: string, { document, path }: Place): void {
  for (const [name, code] of Object.entries(SHAPES[type] ?? {})) {
    if (!(name in fields)) continue
    const [, kind = '', needed, inner = ''] = /^(\w+)(!?)(?: ([a-z][\w.]*))?/i.exec(code) ?? []
    const place = { document, path: path ? `${path}.${name}` : name }
    const value = fields[name]
    const isEmpty =
      value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    note(place, isEmpty ? needed === '!' : !fits(value, kind, inner, needed === '!'))
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        examineInner(item, inner, { document, path: `${place.path}[${index}]` })
    } else if (!isEmpty) examineInner(value, inner, place)
  }
}

/** null is a reference to a document that is gone. */
function examineInner(value: unknown, inner: string, place: Place): void {
  if (isFields(value)) {
    const other = idOf(value)
    const type = typeof value._type === 'string' && SHAPES[value._type] ? value._type : inner
    examine(value, type, other ? { document: other, path: '' } : place)
  } else if (place.path.endsWith(']')) note(place, !fits(value, inner === 'string' ? 'text' : inner, '', true))
}

function fits(value: unknown, kind: string, inner: string, isNeeded: boolean): boolean {
  if (kind === 'list') return Array.isArray(value)
  if (kind === 'number') return Number.isFinite(value)
  if (kind === 'switch') return typeof value === 'boolean'
  if (kind === 'text') return typeof value === 'string' && (!isNeeded || !isBlank(value))
  if (kind === 'date') return typeof value === 'string' && isCalendarDay(value)
  if (kind === 'time') return readInstant(value) !== null
  if (!isFields(value)) return false
  if (kind === 'picture') return !isNeeded || picture(Object(value)) !== null
  if (inner === 'video') return completeFilm(Object(value)) !== null
  return inner !== 'link' || link(Object(value)) !== null
}

function idOf(value: Fields): string | null {
  return typeof value._id === 'string' ? value._id : null
}
