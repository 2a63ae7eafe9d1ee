import { defineQuery } from 'groq'

/** All redirects in use: the rules that a new one must agree with. */
export const REDIRECT_RULES_QUERY = defineQuery(
  `*[_type == "redirect" && active != false][0...10000]{_id, path, destination}`,
)

/** Redirects in use, as the site follows them: `$count` of those whose ids come after `$after`. */
export const REDIRECTS_QUERY = defineQuery(
  `*[_type == "redirect" && active != false && _id > $after] | order(_id asc)[0...$count]{
    _id, _createdAt, path, destination, parameters[]{key, value}
  }`,
)
