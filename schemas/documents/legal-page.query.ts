import { defineQuery } from 'groq'
import { richTextFields, seoFields } from '../objects/fields.query.ts'

export const LEGAL_PAGE_QUERY = defineQuery(`*[_id == $id && _type == "legalPage"][0]{
  title,
  updatedAt,
  body[]{${richTextFields}},
  seo{${seoFields}}
}`)
