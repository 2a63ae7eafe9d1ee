import { defineQuery } from 'groq'
import { linkFields, pictureFields, seoFields } from '../objects/fields.query.ts'
import { windowFields } from '../objects/window.query.ts'
import { sectionsFields } from '../sections.query.gen.ts'

export const LANDING_PAGE_QUERY = defineQuery(`*[_id == "landingPage" && _type == "landingPage"][0]{
  banner{text, link{${linkFields}}, linkHrefSmall, show, ${windowFields}},
  sections[0...20]{${sectionsFields}},
  demoDialog{..., answers, asidePicture{${pictureFields}}},
  toast,
  seo{${seoFields}}
}`)
