import { defineQuery } from 'groq'

/** All redirects in use: the rules that a new one must agree with. */
export const REDIRECT_RULES_QUERY = defineQuery(
  `*[_type == "redirect" && active != false][0...10000]{_id, path, destination}`,
)

/** All redirects in use, as the site follows them; of two with the same path the older one counts. */
export const REDIRECTS_QUERY = defineQuery(
  `*[_type == "redirect" && active != false] | order(_createdAt asc, _id asc)[0...10000]{
    path, destination, parameters[]{key, value}
  }`,
)
