import { defineQuery } from 'groq'

/** The organisation's time zone, or null: a value for the projections of whatever has days on a page. */
export const siteTimeZone = /* groq */ `*[_id == "siteSettings" && _type == "siteSettings"][0].timeZone`

/** A window without a zone of its own keeps to the organisation's clocks. */
export const windowFields = /* groq */ `
  season, seasonBegins, seasonShift, seasonEndShift, showFrom, showFromTime, showUntil, showUntilTime,
  "timeZone": coalesce(timeZone, ${siteTimeZone})
`

/** The season in which a page or a post shows, on the organisation's clocks; null for one that always does. */
export const seasonWindow = /* groq */ `"window": select(defined(season) => {
  "season": season, "seasonBegins": seasonBegins, "seasonShift": seasonShift, "seasonEndShift": seasonEndShift,
  "timeZone": ${siteTimeZone}
}, null)`

/** Pages and posts that show in a season only. */
export const SEASONAL_QUERY = defineQuery(
  `*[_type in ["page", "post"] && defined(season)] | order(_id asc){_id, _type, "slug": slug.current, ${seasonWindow}}`,
)

/** All show windows, by the type of the document that holds them. */
export const WINDOWS_QUERY = defineQuery(`{
  "landingPage": *[_id == "landingPage" && _type == "landingPage"][0].banner{${windowFields}},
  "milestone": *[_id == "milestone" && _type == "milestone"][0]{${windowFields}}
}`)
