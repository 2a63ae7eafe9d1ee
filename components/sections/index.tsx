import { COMPONENTS } from './components.gen'
import { showSections } from './show-sections'
import type { SectionsProps } from './types'

/** Sections of the landing page, and of pages that have some of them. */
export function Sections(props: SectionsProps) {
  return showSections(COMPONENTS, props)
}
