import { defineQuery } from 'groq'
import { linkFields, pictureFields, richTextFields, seoFields, windowFields } from '../objects/fields.query.ts'
import { sectionsFields } from '../sections.query.gen.ts'

/** The documents that always exist, once each. */

export const SITE_SETTINGS_QUERY = defineQuery(`*[_id == "siteSettings" && _type == "siteSettings"][0]{
  productName, tagline, email, phone, timeZone, questionsWay, phoneHref, supportPhoneHref,
  logo{${pictureFields}},
  logoOnDark{${pictureFields}},
  navigation[]{label, href, icon},
  registerLink{${linkFields}},
  signUpLink{${linkFields}},
  footerGroups[]{_key, title, links[]{${linkFields}}},
  footerText, footerNote, referenceText, trialButtonLabel, questionsLabel,
  contactDialog, notFound, labels, legalLabels, notLoaded,
  seo{${seoFields}}
}`)

export const LANDING_PAGE_QUERY = defineQuery(`*[_id == "landingPage" && _type == "landingPage"][0]{
  banner{text, link{${linkFields}}, linkHrefSmall, show, ${windowFields}},
  sections[0...20]{${sectionsFields}},
  demoDialog{..., answers, asidePicture{${pictureFields}}},
  toast,
  seo{${seoFields}}
}`)

export const MILESTONE_QUERY = defineQuery(`*[_id == "milestone" && _type == "milestone"][0]{
  show, ${windowFields},
  title, amountRaised, goal, goalText, text, dismissLabel
}`)

export const FEE_COPY_QUERY = defineQuery(`*[_id == "feeCopy" && _type == "feeCopy"][0]{
  title, exampleAmount, exampleText, board, explainerTitle, calculator,
  answers[]{_key, title, figure, text},
  fees[]{_key, figure, title, text, counts},
  contactLink{${linkFields}}
}`)

/** For the pages and for the drawer. */
export const TRIAL_PAGE_QUERY = defineQuery(`*[_id == "trialPage" && _type == "trialPage"][0]{
  ...,
  title, shortTitle,
  points[0...20]{_key, text},
  contactChoices[0...4],
  termsLink{${linkFields}},
  privacyLink{${linkFields}},
  fullFormLink{${linkFields}},
  seo{${seoFields}}
}`)

export const REGISTRATION_PAGE_QUERY = defineQuery(`*[_id == "registrationPage" && _type == "registrationPage"][0]{
  ...,
  title,
  steps[0...4]{title, text},
  termsLink{${linkFields}},
  seo{${seoFields}}
}`)

export const SUCCESS_PAGE_QUERY = defineQuery(`*[_id == "successPage" && _type == "successPage"][0]{
  title, text, returnLabel,
  picture{${pictureFields}},
  seo{${seoFields}}
}`)

export const BLOG_PAGE_QUERY = defineQuery(`*[_id == "blogPage" && _type == "blogPage"][0]{
  ...,
  title,
  endLink{label, href},
  seo{${seoFields}}
}`)

export const LEGAL_PAGE_QUERY = defineQuery(`*[_id == $id && _type == "legalPage"][0]{
  title, updatedAt,
  body[]{${richTextFields}},
  seo{${seoFields}}
}`)

export const MAIL_ZONE_QUERY = defineQuery('*[_id == "siteSettings" && _type == "siteSettings"][0].timeZone')

export const MAIL_WORDS_QUERY = defineQuery(`*[_id == "siteSettings" && _type == "siteSettings"][0]{
  email, productName, referenceText, mail
}`)
