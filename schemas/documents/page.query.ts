import { defineQuery } from 'groq'
import { seoFields } from '../objects/fields.query.ts'
import { sectionsFields } from '../sections.query.gen.ts'
import { oldestFirst } from './post.query.ts'

/** In a file that no type of document loads: typegen writes the fields of sections before it loads this. */
export const PAGE_QUERY = defineQuery(
  `*[_type == "page" && slug.current == $slug] | ${oldestFirst}[0]{
    _id, title, "slug": slug.current,
    sections[0...40]{${sectionsFields}},
    seo{${seoFields}}
  }`,
)
