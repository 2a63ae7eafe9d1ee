import { defineQuery } from 'groq'

/** All redirects in use: the rules that a new one must agree with. */
export const REDIRECT_RULES_QUERY = defineQuery(
  `*[_type == "redirect" && active != false][0...10000]{_id, path, destination}`,
)
