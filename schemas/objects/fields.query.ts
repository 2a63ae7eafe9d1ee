import { defineQuery } from 'groq'

/** What queries ask for of types of this folder that content reads in ways of its own. */

export const linkFields = /* groq */ `label, href`

/** Width and height are not queried, because they are part of the asset's id. */
export const pictureFields = /* groq */ `alt, crop, hotspot, "assetId": asset._ref, "placeholder": asset->metadata.palette.dominant.background`

export const seoFields = /* groq */ `title, description, noIndex, "picture": picture{${pictureFields}}`

export const videoFields = /* groq */ `
  title, length, source, embedUrl,
  "poster": poster{${pictureFields}},
  "posterTall": posterTall{${pictureFields}},
  "fileId": file.asset._ref, "fileTallId": fileTall.asset._ref, "mimeType": file.asset->mimeType,
  "captionsId": captions.asset._ref
`

export const figureFields = /* groq */ `caption, "picture": {${pictureFields}}`

const blockFields = /* groq */ `
  style, listItem, level,
  children[]{_key, _type, text, marks},
  markDefs[]{_key, _type, href}
`

/** Fields of each block. */
export const richTextFields = /* groq */ `
  _key, _type,
  _type == "block" => {${blockFields}},
  _type == "figure" => {${figureFields}, "wide": wide == true},
  _type == "callout" => {title, text},
  _type == "quote" => {quote, name, role, picture{${pictureFields}}},
  _type == "table" => {"hasHeader": headerRows > 0, rows[]{cells[]{"text": value[]{_key, _type, ${blockFields}}}}},
  _type == "video" => {"film": {${videoFields}}}
`

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
