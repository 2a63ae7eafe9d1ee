import { defineQuery } from 'groq'
import { pictureFields, richTextFields, seasonWindow, seoFields, siteTimeZone } from '../objects/fields.query.ts'

/** Whether the date of a post has come. Compared as texts, a time with another offset than UTC would come early or late. */
export const dueNow = /* groq */ `dateTime(publishedAt) <= dateTime(now())`

/** Filter for posts that the site shows: they have a slug, and their publication date has come. */
export const shownPost = /* groq */ `_type == "post" && defined(slug.current) && ${dueNow}`

/** Filter for posts that the site shows at $at, an ISO 8601 time; null means now. */
const postShownAt = /* groq */ `_type == "post" && defined(slug.current) && dateTime(publishedAt) <= dateTime(coalesce($at, now()))`

/** Leaves out what visitors find nowhere, which the caller knows (content/hidden.ts). */
const notHidden = /* groq */ `!(_id in $hidden)`

/** What lists hold as of $at. */
export const postListedAt = /* groq */ `${postShownAt} && ${notHidden}`

export const newestFirst = /* groq */ `order(dateTime(publishedAt) desc, _id asc)`

/** The first document of a type is the one that visitors find at an address that several have: `holdersOf` in lib/addresses/page-address.ts. */
export const oldestFirst = /* groq */ `order(_createdAt asc, _id asc)`

/** Of several posts at one address, visitors find the one that was published first. */
export const firstPublished = /* groq */ `order(dateTime(publishedAt) asc, _createdAt asc, _id asc)`

/** Slug of a category or an author, for use in its projection; null if another document has the page at it. */
const ownSlug = /* groq */ `"slug": select(
  _id == *[_type == ^._type && slug.current == ^.slug.current] | ${oldestFirst}[0]._id => slug.current
)`

const cardFields = /* groq */ `
  _id, title, "slug": slug.current, publishedAt, excerpt,
  category->{title, ${ownSlug}},
  author->{name, image{${pictureFields}}},
  previewImage{${pictureFields}},
  mainImage{${pictureFields}}
`

/** Newest first, from $from up to, but not including, $to; `total` counts all. */
export const POST_CARDS_QUERY = defineQuery(`{
  "posts": *[${postListedAt}] | ${newestFirst}[$from...$to]{${cardFields}},
  "total": count(*[${postListedAt}]),
  "timeZone": ${siteTimeZone}
}`)

/** The posts of the category or the author with the id $of. The index of references finds them. */
const listedOf = /* groq */ `${postListedAt} && references($of) && $of in [category._ref, author._ref]`

export const LIST_CARDS_QUERY = defineQuery(`{
  "posts": *[${listedOf}] | ${newestFirst}[$from...$to]{${cardFields}},
  "total": count(*[${listedOf}]),
  "timeZone": ${siteTimeZone}
}`)

/** When the author's first post appeared. */
export const AUTHOR_START_QUERY = defineQuery(`{
  "publishedAt": *[${postListedAt} && author._ref == $author] | order(dateTime(publishedAt) asc, _id asc)[0].publishedAt,
  "timeZone": ${siteTimeZone}
}`)

export const POST_QUERY = defineQuery(`*[slug.current == $slug && ${postShownAt}] | ${firstPublished}[0]{
  _id, _updatedAt, title, "slug": slug.current, publishedAt, excerpt,
  previewImage{${pictureFields}},
  mainImage{${pictureFields}},
  "authorSlug": author->{${ownSlug}}.slug,
  "authorName": author->name, "authorRole": author->role, "authorBio": author->bio,
  "authorImage": author->image{${pictureFields}},
  "category": category->{_id, title, ${ownSlug}},
  body[]{${richTextFields}},
  seo{${seoFields}},
  ${seasonWindow},
  "timeZone": ${siteTimeZone}
}`)

const categoryFields = /* groq */ `_id, _updatedAt, title, "slug": slug.current, description`

const hasPosts = /* groq */ `count(*[${postListedAt} && references(^._id) && category._ref == ^._id]) > 0`

export const CATEGORIES_QUERY = defineQuery(
  `*[_type == "category" && defined(slug.current) && ${notHidden} && ${hasPosts}] | order(title asc)[0...50]{${categoryFields}}`,
)

export const CATEGORY_QUERY = defineQuery(
  `*[_type == "category" && slug.current == $slug] | ${oldestFirst}[0]{${categoryFields}}`,
)

export const AUTHOR_QUERY = defineQuery(`*[_type == "author" && slug.current == $slug] | ${oldestFirst}[0]{
  _id, _updatedAt, "slug": slug.current, name, role, bio,
  image{${pictureFields}}
}`)
