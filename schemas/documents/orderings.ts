import type { SortOrdering } from 'sanity'

/** Ascending. The first ordering of a type is the default of its list in the Studio. */
export function alphabetical(field: string, title: string): SortOrdering {
  return { name: field, title, by: [{ field, direction: 'asc' }] }
}
