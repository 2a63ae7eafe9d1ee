import { defineQuery } from 'groq'
import { newestFirst, shownPost } from './post.query.ts'

/** Active redirects of staff, which a new one must not contradict. */
export const REDIRECT_RULES_QUERY = defineQuery(
  `*[_type == "redirect" && active != false && !defined(movedId)][0...10000]{_id, path, destination}`,
)

/** Active redirects, and those that the site made even when they are off, in portions: the first `$count` whose ids come after `$after`. */
export const REDIRECTS_QUERY = defineQuery(
  `*[_type == "redirect" && (active != false || defined(movedId)) && _id > $after] | order(_id asc)[0...$count]{
    _id, _createdAt, path, destination, confirmedHost, movedId, "isOff": active == false, parameters[]{key, value}
  }`,
)

/** What an import must not contradict. The oldest redirect comes last, because the site follows the older of two. */
export const IMPORT_QUERY = defineQuery(`{
  "pages": *[_type == "page" && defined(slug.current)]{"path": "/" + slug.current, "title": coalesce(title, slug.current)},
  "existing": *[_type == "redirect" && !defined(movedId)] | order(_createdAt desc, _id desc)[0...10000]{
    _id, "path": coalesce(path, ""), "destination": coalesce(destination, ""), "active": active != false
  }}`)

/** Pages that a redirect may lead to, besides the fixed ones. */
export const REDIRECT_PAGES_QUERY = defineQuery(`{
  "posts": *[${shownPost}] | ${newestFirst}[0...200]{title, "slug": slug.current},
  "pages": *[_type == "page" && defined(slug.current)] | order(title asc)[0...200]{title, "slug": slug.current},
  "categories": *[_type == "category" && defined(slug.current)] | order(title asc)[0...100]{title, "slug": slug.current}
}`)

/** The documents among $ids that visitors can open. */
export const SHOWN_DOCUMENTS_QUERY = defineQuery(`*[_id in $ids && (_type == "page" || ${shownPost})]{
  _id, _type, title, "slug": slug.current
}`)
