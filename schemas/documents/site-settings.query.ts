import { defineQuery } from 'groq'
import { linkFields, pictureFields, seoFields } from '../objects/fields.query.ts'

export const SITE_SETTINGS_QUERY = defineQuery(`*[_id == "siteSettings" && _type == "siteSettings"][0]{
  productName,
  logo{${pictureFields}},
  logoOnDark{${pictureFields}},
  tagline,
  email,
  phone,
  timeZone,
  questionsWay,
  phoneHref,
  supportPhoneHref,
  navigation[]{label, href, icon},
  registerLink{${linkFields}},
  signUpLink{${linkFields}},
  footerGroups[]{_key, title, links[]{${linkFields}}},
  footerText,
  footerNote,
  trialButtonLabel,
  questionsLabel,
  contactDialog,
  notFound,
  labels,
  referenceText,
  legalLabels,
  notLoaded,
  seo{${seoFields}}
}`)
