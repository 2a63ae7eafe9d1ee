import { defineQuery } from 'groq'
import { seoFields } from '../objects/fields.query.ts'

export const BLOG_PAGE_QUERY = defineQuery(`*[_id == "blogPage" && _type == "blogPage"][0]{
  ...,
  title,
  endLink{label, href},
  seo{${seoFields}}
}`)
