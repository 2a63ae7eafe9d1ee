import type { PAGE_QUERY_RESULT } from '../types.gen'

type AnySection = NonNullable<NonNullable<PAGE_QUERY_RESULT>['sections']>[number]
type ByName = { [Raw in AnySection as Raw['_type']]: Raw }

export type SectionName = keyof ByName

export type RawSection<Name extends SectionName = SectionName> = ByName[Name]
