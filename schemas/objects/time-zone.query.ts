/** The organisation's time zone, or null: a value for the projections of whatever has days on a page. */
export const siteTimeZone = /* groq */ `*[_id == "siteSettings" && _type == "siteSettings"][0].timeZone`
