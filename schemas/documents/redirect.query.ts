import { defineQuery } from 'groq'

/** Active redirects, which a new one must not contradict. */
export const REDIRECT_RULES_QUERY = defineQuery(
  `*[_type == "redirect" && active != false][0...10000]{_id, path, destination}`,
)

/** Active redirects in portions: the first `$count` whose ids come after `$after`. */
export const REDIRECTS_QUERY = defineQuery(
  `*[_type == "redirect" && active != false && _id > $after] | order(_id asc)[0...$count]{
    _id, _createdAt, path, destination, parameters[]{key, value}
  }`,
)
