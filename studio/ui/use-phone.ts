import { useMatchMedia } from '@sanity/ui'

/** One pane at a time, as in the sheet of the Requests tool. */
export function usePhone(): boolean {
  return useMatchMedia('(max-width: 700px)')
}
