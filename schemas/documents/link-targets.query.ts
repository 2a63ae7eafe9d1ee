import { defineQuery } from 'groq'
import { shownPost } from './post.query.ts'

/** Which of the places that links of this site ask for are there. `$redirects` are paths in lower case, with and without a slash at the end. */
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
