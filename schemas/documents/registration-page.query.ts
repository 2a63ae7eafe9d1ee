import { defineQuery } from 'groq'
import { linkFields, seoFields } from '../objects/fields.query.ts'

export const REGISTRATION_PAGE_QUERY = defineQuery(`*[_id == "registrationPage" && _type == "registrationPage"][0]{
  title,
  lead,
  steps[0...4]{title, text},
  labels,
  emailHint,
  crestNote,
  missingText,
  addLabel,
  termsText,
  termsLink{${linkFields}},
  copyLabel,
  receivedTitle,
  receivedText,
  homeLabel,
  saveLabel,
  draft,
  seo{${seoFields}}
}`)
