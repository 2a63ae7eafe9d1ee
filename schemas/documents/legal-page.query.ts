import { defineQuery } from 'groq'
import { richTextFields } from '../objects/rich-text.query.ts'
import { seoFields } from '../objects/seo.query.ts'

export const LEGAL_PAGE_QUERY = defineQuery(`*[_id == $id && _type == "legalPage"][0]{
  title,
  updatedAt,
  body[]{${richTextFields}},
  seo{${seoFields}}
}`)
