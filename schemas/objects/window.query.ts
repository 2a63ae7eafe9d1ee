import { defineQuery } from 'groq'

export const windowFields = /* groq */ `showFrom, showFromTime, showUntil, showUntilTime, timeZone`

/** All show windows, by the type of the document that holds them. */
export const WINDOWS_QUERY = defineQuery(`{
  "landingPage": *[_id == "landingPage" && _type == "landingPage"][0].banner{${windowFields}},
  "milestone": *[_id == "milestone" && _type == "milestone"][0]{${windowFields}}
}`)
