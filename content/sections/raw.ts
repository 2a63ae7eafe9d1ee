import type { LANDING_PAGE_QUERY_RESULT } from '../types.gen'

type AnySection = NonNullable<NonNullable<LANDING_PAGE_QUERY_RESULT>['sections']>[number]

/** A section as the landing page's query returns it: one kind, or any of them. */
export type RawSection<Type extends AnySection['_type'] = AnySection['_type']> = Extract<AnySection, { _type: Type }>
