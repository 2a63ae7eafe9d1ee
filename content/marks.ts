import { type FilterDefault, stegaClean } from '@sanity/client/stega'

/**
 * In draft mode Sanity's client ends each text with invisible characters that say where it is written, so that staff can click
 * on it in the preview and edit it there ("stega"). They must not get into what is compared, sent or looked up.
 */

/** Addresses, by the end of their fields' names. */
const ADDRESS_FIELD = /href$|url$/i

/** Whether a text may end with a mark: what visitors read may, what the site works with may not. */
export const mayBeMarked: FilterDefault = props => {
  const { sourcePath, sourceDocument } = props
  const field = sourcePath.at(-1)
  if (typeof field === 'string' && ADDRESS_FIELD.test(field)) return false
  // Sanity's client leaves out fields whose names sound like code, such as the labels "page" and "email".
  if (sourcePath.includes('labels')) return true
  if (sourceDocument._type === 'siteSettings' && field === 'email') return true
  return props.filterDefault(props)
}

/** The text as staff wrote it, and the invisible mark at its end, empty where there is none. */
export function splitMark(marked: string): { text: string; mark: string } {
  const text = stegaClean(marked)
  return { text, mark: marked.slice(text.length) }
}

/** The text without its mark: for titles in the browser's tab and for search engines. */
export function withoutMark(marked: string): string {
  return stegaClean(marked)
}
