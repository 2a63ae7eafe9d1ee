import { defineQuery } from 'groq'
import { shownPost } from './post.query.ts'

/** Which link targets exist. `$redirects` are paths in lower case, each with and without a trailing slash. */
export const LINK_TARGETS_QUERY = defineQuery(`{
  "posts": *[${shownPost} && slug.current in $posts].slug.current,
  "postCount": count(*[${shownPost}]),
  "categories": *[_type == "category" && slug.current in $categories]{
    "slug": slug.current,
    "postCount": count(*[${shownPost} && category._ref == ^._id])
  },
  "redirects": *[_type == "redirect" && active != false && lower(path) in $redirects].path,
  "sections": *[_id == "landingPage"][0].sections[]._type
}`)
