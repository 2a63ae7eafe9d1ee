import { defineQuery } from 'groq'
import { linkFields, seoFields } from '../objects/fields.query.ts'

/** For the pages and for the drawer. */
export const TRIAL_PAGE_QUERY = defineQuery(`*[_id == "trialPage" && _type == "trialPage"][0]{
  ...,
  title,
  shortTitle,
  points[0...20]{_key, text},
  contactChoices[0...4],
  termsLink{${linkFields}},
  privacyLink{${linkFields}},
  fullFormLink{${linkFields}},
  seo{${seoFields}}
}`)
