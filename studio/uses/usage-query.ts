import { POSTS_AT_HOME } from '@/lib/blog'
import { newestFirst, shownPost } from '@/schemas/documents/post.query'
import { LISTED_FIELDS } from './chosen-in'

const MAX_POSTS = 10
const MAX_PAGES = 1_000

const IS_PUBLISHED = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'
const SHOWN_POSTS = `*[${shownPost} && ${IS_PUBLISHED}]`

/** Posts that visitors see: the document itself, and those whose text, category, author or surroundings it is. */
const OF_DOCUMENT = '(_id == $id || category._ref == $id || author._ref == $id || $id == "blogPage")'
const OWN_POSTS = `*[${shownPost} && ${IS_PUBLISHED} && ${OF_DOCUMENT}]`

const PAGE_FIELDS = '{_id, _type, title, "slug": slug.current}'

const IS_OF_BLOG = '_type in ["post", "category", "author", "blogPage"]'

/**
 * The document, the lists of the landing page as visitors and as staff see them, and what else shows it: pages that refer to it or have a
 * section that does, the newest posts, and the lists in which these are. A category that has posts is named on the lists of all that have.
 */
export const USAGE_QUERY = /* groq */ `coalesce(*[_id == $draftId][0], *[_id == $id][0]){
  _id,
  _type,
  "title": coalesce(title, name),
  "slug": slug.current,
  side,
  path,
  active,
  "isPublished": defined(*[_id == $id][0]._id),
  "published": *[_id == "landingPage"][0].sections[]{${LISTED_FIELDS}},
  "drafted": *[_id == "drafts.landingPage"][0].sections[]{${LISTED_FIELDS}},
  "pages": *[_type == "page" && ${IS_PUBLISHED} && (
    references($id) || ($id == "feeCopy" && "impact" in sections[]._type)
  )] | order(title asc)[0...${MAX_PAGES}]${PAGE_FIELDS},
  "blog": select(${IS_OF_BLOG} => {
    "posts": ${OWN_POSTS} | ${newestFirst}[0...${MAX_POSTS}]${PAGE_FIELDS},
    "postCount": count(${OWN_POSTS}),
    "listIds": array::unique([
      ...${OWN_POSTS}.category._ref,
      ...${OWN_POSTS}.author._ref,
      ...select(_type == "category" && count(${OWN_POSTS}) > 0 => ${SHOWN_POSTS}.category._ref, [])
    ]),
    "lists": *[_type in ["category", "author"] && ${IS_PUBLISHED} && defined(slug.current)]
      | order(_type desc, coalesce(title, name) asc){_id, _type, "title": coalesce(title, name), "slug": slug.current},
    "newest": *[(_id == "landingPage" || _type == "page") && ${IS_PUBLISHED} && "blog" in sections[]._type
      && count((${SHOWN_POSTS} | ${newestFirst}[0...${POSTS_AT_HOME}])[${OF_DOCUMENT}]) > 0 && $id != "blogPage"
    ] | order(_type asc, title asc)[0...${MAX_PAGES}]${PAGE_FIELDS}
  })
}`
