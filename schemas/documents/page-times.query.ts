import { defineQuery } from 'groq'

/** When pages with a document of their own last changed, and whether search engines may list them. */
export const PAGE_TIMES_QUERY = defineQuery(`*[_id in $ids]{_id, _updatedAt, "noIndex": seo.noIndex == true}`)

/** When anything of these types last changed. */
export const LAST_CHANGE_QUERY = defineQuery(`*[_type in $types] | order(_updatedAt desc)[0]._updatedAt`)
