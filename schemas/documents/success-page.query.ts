import { defineQuery } from 'groq'
import { pictureFields, seoFields } from '../objects/fields.query.ts'

export const SUCCESS_PAGE_QUERY = defineQuery(`*[_id == "successPage" && _type == "successPage"][0]{
  title,
  text,
  returnLabel,
  picture{${pictureFields}},
  seo{${seoFields}}
}`)
