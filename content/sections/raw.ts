import type { LANDING_PAGE_QUERY_RESULT } from '../types.gen'

type AnySection = NonNullable<NonNullable<LANDING_PAGE_QUERY_RESULT>['sections']>[number]
type ByName = { [Raw in AnySection as Raw['_type']]: Raw }

/** The sections that staff can place, by the names that schemas, folders and anchors share. */
export type SectionName = keyof ByName

/** A section as the landing page's query returns it: one kind, or any of them. */
export type RawSection<Name extends SectionName = SectionName> = ByName[Name]
