import { stegaClean } from '@sanity/client/stega'
import { readWindow, type ShowWindow } from '@/lib/show-window'

/** Stega marks would break the parsing of dates and times. */
export function windowOf(raw: object): ShowWindow {
  return stegaClean(readWindow(raw))
}
