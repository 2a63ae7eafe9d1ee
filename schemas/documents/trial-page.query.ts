import { defineQuery } from 'groq'
import { linkFields } from '../objects/link.query.ts'

export const TRIAL_DRAWER_QUERY = defineQuery(`*[_id == "trialPage" && _type == "trialPage"][0]{
  miniTitle,
  miniLead,
  miniNameLabel,
  miniPhoneHint,
  labels{email, phone},
  miniSubmitLabel,
  fullFormLink{${linkFields}},
  thanksTitle,
  thanksText
}`)
