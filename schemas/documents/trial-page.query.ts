import { defineQuery } from 'groq'
import { linkFields, seoFields } from '../objects/fields.query.ts'

export const TRIAL_PAGE_QUERY = defineQuery(`*[_id == "trialPage" && _type == "trialPage"][0]{
  title,
  lead,
  points[0...20]{_key, text},
  groups,
  labels,
  locationPlaceholder,
  crestNote,
  contactChoices[0...4],
  submitLabel,
  submitTag,
  legalText,
  termsLink{${linkFields}},
  privacyLink{${linkFields}},
  shortTitle,
  shortLead,
  shortLegalText,
  receivedTitle,
  receivedText,
  demoLabel,
  shareLabel,
  qrCaption,
  qrText,
  homeLabel,
  seo{${seoFields}}
}`)

export const TRIAL_DRAWER_QUERY = defineQuery(`*[_id == "trialPage" && _type == "trialPage"][0]{
  "title": miniTitle,
  "lead": miniLead,
  "nameLabel": miniNameLabel,
  labels,
  "phoneHint": miniPhoneHint,
  "submitLabel": miniSubmitLabel,
  submitTag,
  fullFormLink{${linkFields}},
  thanksTitle,
  thanksText,
  demoLabel
}`)
