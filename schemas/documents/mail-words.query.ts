import { defineQuery } from 'groq'

export const MAIL_ZONE_QUERY = defineQuery('*[_id == "siteSettings" && _type == "siteSettings"][0].timeZone')

export const MAIL_WORDS_QUERY = defineQuery(`*[_id == "siteSettings" && _type == "siteSettings"][0]{
  email,
  productName,
  referenceText,
  mail
}`)
