import type { SortOrdering } from 'sanity'

/** From A to Z, by a field that the list shows. The first ordering of a type is the one its list in the Studio opens with. */
export function alphabetical(field: string, title: string): SortOrdering {
  return { name: field, title, by: [{ field, direction: 'asc' }] }
}
