import { stegaClean } from '@sanity/client/stega'
import { readWindow, type ShowWindow } from '@/lib/show-window'

/** The window of a document or object. In the preview texts can end with invisible marks of where they are written; no clock does. */
export function windowOf(raw: object): ShowWindow {
  return stegaClean(readWindow(raw))
}
