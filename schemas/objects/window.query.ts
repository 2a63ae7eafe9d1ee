import { defineQuery } from 'groq'
import { siteTimeZone } from './time-zone.query.ts'

/** A window without a zone of its own keeps to the organisation's clocks. */
export const windowFields = /* groq */ `
  showFrom,
  showFromTime,
  showUntil,
  showUntilTime,
  "timeZone": coalesce(timeZone, ${siteTimeZone})
`

/** All show windows, by the type of the document that holds them. */
export const WINDOWS_QUERY = defineQuery(`{
  "landingPage": *[_id == "landingPage" && _type == "landingPage"][0].banner{${windowFields}},
  "milestone": *[_id == "milestone" && _type == "milestone"][0]{${windowFields}}
}`)
