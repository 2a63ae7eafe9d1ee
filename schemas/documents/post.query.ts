import { defineQuery } from 'groq'
import { pictureFields } from '../objects/picture.query.ts'
import { richTextFields } from '../objects/rich-text.query.ts'
import { seoFields } from '../objects/seo.query.ts'

/** Posts that the site shows: they have an address, and their time has come. */
export const shownPost = /* groq */ `_type == "post" && defined(slug.current) && publishedAt <= now()`

/** The same at $at, an ISO 8601 time; null means now. */
const postShownAt = /* groq */ `_type == "post" && defined(slug.current) && publishedAt <= coalesce($at, now())`

const cardFields = /* groq */ `
  _id,
  title,
  "slug": slug.current,
  publishedAt,
  excerpt,
  category->{title, "slug": slug.current},
  author->{name, image{${pictureFields}}},
  previewImage{${pictureFields}},
  mainImage{${pictureFields}}
`

/** The newest first, from $from up to but without $to, and how many there are in all. */
export const POST_CARDS_QUERY = defineQuery(`{
  "posts": *[${postShownAt}] | order(publishedAt desc, _id asc)[$from...$to]{${cardFields}},
  "total": count(*[${postShownAt}])
}`)

/** The same, of one category. */
export const CATEGORY_CARDS_QUERY = defineQuery(`{
  "posts": *[${postShownAt} && category._ref == $category] | order(publishedAt desc, _id asc)[$from...$to]{${cardFields}},
  "total": count(*[${postShownAt} && category._ref == $category])
}`)

export const POST_QUERY = defineQuery(`*[slug.current == $slug && ${postShownAt}][0]{
  title,
  _id,
  "slug": slug.current,
  publishedAt,
  _updatedAt,
  previewImage{${pictureFields}},
  mainImage{${pictureFields}},
  "authorName": author->name,
  "authorImage": author->image{${pictureFields}},
  "authorRole": author->role,
  "authorBio": author->bio,
  "category": category->{_id, title, "slug": slug.current},
  excerpt,
  body[]{${richTextFields}},
  seo{${seoFields}}
}`)

const categoryFields = /* groq */ `_id, _updatedAt, title, "slug": slug.current, description`

/** By name. */
export const CATEGORIES_QUERY = defineQuery(
  `*[_type == "category" && defined(slug.current)] | order(title asc)[0...$to]{${categoryFields}}`,
)

export const CATEGORY_QUERY = defineQuery(`*[_type == "category" && slug.current == $slug][0]{${categoryFields}}`)

/** What tells search engines of posts, the newest first. */
export const POST_ADDRESSES_QUERY = defineQuery(`*[${shownPost}] | order(publishedAt desc, _id asc)[$from...$to]{
  "slug": slug.current,
  _updatedAt,
  "category": category._ref,
  "noIndex": seo.noIndex == true
}`)

export const POST_EXISTS_QUERY = defineQuery(`defined(*[slug.current == $slug && ${shownPost}][0]._id)`)

export const POST_COUNT_QUERY = defineQuery(`count(*[${shownPost}])`)

export const CATEGORY_ID_QUERY = defineQuery(`*[_type == "category" && slug.current == $slug][0]._id`)

export const CATEGORY_COUNT_QUERY = defineQuery(`count(*[${shownPost} && category._ref == $category])`)

/** Addresses of the posts that changed last, and of categories. */
export const LAST_ADDRESSES_QUERY = defineQuery(`{
  "posts": *[_type == "post" && defined(slug.current)] | order(_updatedAt desc)[0...3].slug.current,
  "categories": *[_type == "category" && defined(slug.current)] | order(_updatedAt desc)[0...10].slug.current
}`)
