import { type FilterDefault, stegaClean } from '@sanity/client/stega'

/** In draft mode Sanity's client appends invisible characters ("stega") to texts. They must not get into values that are compared, sent or looked up. */

/** Names of fields that hold URLs, or the name of a time zone or of a drawing. */
const CODE_FIELD = /href$|url$|^(timeZone|scene)$/i

export const mayBeMarked: FilterDefault = props => {
  const { sourcePath, sourceDocument } = props
  const field = sourcePath.at(-1)
  if (typeof field === 'string' && CODE_FIELD.test(field)) return false
  // Sanity's default filter skips fields whose names sound like code, such as the labels "page" and "email".
  if (sourcePath.includes('labels')) return true
  if (sourceDocument._type === 'siteSettings' && field === 'email') return true
  return props.filterDefault(props)
}

/** The mark is '' if there is none. */
export function splitMark(marked: string): { text: string; mark: string } {
  const text = stegaClean(marked)
  return { text, mark: marked.slice(text.length) }
}

/** A text, or an object of texts. */
export function withoutMark<Marked extends string | object>(marked: Marked) {
  return stegaClean(marked)
}
