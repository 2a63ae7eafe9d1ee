import { PLAIN_COMPONENTS } from './plain.gen'
import { showSections } from './show-sections'
import type { SectionsProps } from './types'

/** Shows only sections that the landing page does not have, so that the browser loads no code of the others. */
export function PlainSections(props: SectionsProps) {
  return showSections(PLAIN_COMPONENTS, props)
}
