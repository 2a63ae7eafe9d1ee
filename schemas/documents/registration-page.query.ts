import { defineQuery } from 'groq'
import { linkFields, seoFields } from '../objects/fields.query.ts'

export const REGISTRATION_PAGE_QUERY = defineQuery(`*[_id == "registrationPage" && _type == "registrationPage"][0]{
  ...,
  title,
  steps[0...4]{title, text},
  termsLink{${linkFields}},
  seo{${seoFields}}
}`)
