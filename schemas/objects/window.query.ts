import { defineQuery } from 'groq'

export const windowFields = /* groq */ `showFrom, showFromTime, showUntil, showUntilTime, timeZone`

/** Everything that shows at times only. By the type of the document that it is in. */
export const WINDOWS_QUERY = defineQuery(`{
  "landingPage": *[_id == "landingPage" && _type == "landingPage"][0].banner{${windowFields}},
  "milestone": *[_id == "milestone" && _type == "milestone"][0]{${windowFields}}
}`)
