import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { cookies, draftMode } from 'next/headers'
import { decodePreviewDate, PREVIEW_DATE_COOKIE, type PreviewDate } from '@/lib/time/preview-date'

export const PERSPECTIVE_COOKIE = perspectiveCookieName

const MAX_LAYERS = 100
const NAME = /^[a-zA-Z0-9_-]{1,128}$/

/** Drafts, what is published, or the names of releases, the topmost first. */
export type Perspective = 'drafts' | 'published' | string[]

/** What staff chose to see in the preview; a date of null means now. */
export type PreviewChoice = { date: PreviewDate | null; perspective: Perspective }

/** Null outside draft mode. Pass it to `'use cache'` functions as an argument, because they cannot read cookies. */
export async function getPreviewChoice(): Promise<PreviewChoice | null> {
  const { isEnabled } = await draftMode()
  // Reading cookies before this line would make every page dynamic.
  if (!isEnabled) return null
  const jar = await cookies()
  return {
    date: decodePreviewDate(jar.get(PREVIEW_DATE_COOKIE)?.value ?? ''),
    perspective: readPerspective(jar.get(PERSPECTIVE_COOKIE)?.value),
  }
}

/** Reads what the Studio names, such as "published" or "ramadan,drafts". Anything else means drafts. */
export function readPerspective(text = ''): Perspective {
  if (text === 'published') return text
  const layers = text.split(',')
  const isValid = layers.length <= MAX_LAYERS && layers.every(name => NAME.test(name) && name !== 'raw')
  return isValid && text !== 'drafts' ? layers : 'drafts'
}
