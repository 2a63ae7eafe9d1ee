import { defineQuery } from 'groq'
import { pictureFields } from '../objects/picture.query.ts'
import { seoFields } from '../objects/seo.query.ts'

export const SUCCESS_PAGE_QUERY = defineQuery(`*[_id == "successPage" && _type == "successPage"][0]{
  title,
  text,
  returnLabel,
  picture{${pictureFields}},
  seo{${seoFields}}
}`)
