import { defineQuery } from 'groq'

export const PAGE_TIMES_QUERY = defineQuery(`*[_id in $ids]{_id, _updatedAt, "noIndex": seo.noIndex == true}`)

export const LAST_CHANGE_QUERY = defineQuery(`*[_type in $types] | order(_updatedAt desc)[0]._updatedAt`)
