import { type FilterDefault, stegaClean } from '@sanity/client/stega'

/**
 * In draft mode Sanity's client appends invisible characters ("stega") to each text that say which field it comes from, so that staff
 * can click it in the preview to edit it. They must not get into values that are compared, sent or looked up.
 */

/** Names of fields that hold URLs, or the name of a time zone or of a drawing. */
const CODE_FIELD = /href$|url$|^(timeZone|scene)$/i

/** Whether a text may carry a mark: texts that visitors read may, values that code uses may not. */
export const mayBeMarked: FilterDefault = props => {
  const { sourcePath, sourceDocument } = props
  const field = sourcePath.at(-1)
  if (typeof field === 'string' && CODE_FIELD.test(field)) return false
  // Sanity's default filter skips fields whose names sound like code, such as the labels "page" and "email".
  if (sourcePath.includes('labels')) return true
  if (sourceDocument._type === 'siteSettings' && field === 'email') return true
  return props.filterDefault(props)
}

/** The text as staff wrote it, and the mark at its end ('' if there is none). */
export function splitMark(marked: string): { text: string; mark: string } {
  const text = stegaClean(marked)
  return { text, mark: marked.slice(text.length) }
}

/** For texts that do not stay on the page, such as the title in the browser tab. */
export function withoutMark(marked: string): string {
  return stegaClean(marked)
}
