import { defineQuery } from 'groq'
import { pictureFields, SEASONAL_QUERY, seasonWindow, siteTimeZone } from '../objects/fields.query.ts'
import { dueNow, firstPublished, oldestFirst, postListedAt, shownPost } from './post.query.ts'

/** Queries about pages of several types: the site map, the cards of shared links, and the targets of links. */

/** Whether a page has sections besides those in `$plain`, which need no code in the browser. */
const isLive = /* groq */ `count(sections[!(_type in $plain)]) > 0`

export const PAGE_KIND_QUERY = defineQuery(
  `*[_type == "page" && slug.current == $slug] | ${oldestFirst}[0]{"isLive": ${isLive}, ${seasonWindow}}`,
)

/** The active redirect of staff that already has an address. `$paths` are in lower case. */
export const REDIRECT_AT_QUERY = defineQuery(
  `*[_type == "redirect" && active != false && !defined(movedId) && lower(path) in $paths][0].path`,
)

/** Title of the page that already has an address, for the check of a redirect. */
export const PAGE_AT_QUERY = defineQuery(
  `*[_type == "page" && slug.current == $slug][0]{"title": coalesce(title, slug.current)}.title`,
)

export const PAGE_TIMES_QUERY = defineQuery(`*[_id in $ids]{_id, _updatedAt, "noIndex": seo.noIndex == true}`)

export const LAST_CHANGE_QUERY = defineQuery(`*[_type in $types] | order(_updatedAt desc)[0]._updatedAt`)

const withAddress = /* groq */ `_type in ["author", "category", "page", "post"] && defined(slug.current)`

/** What visitors may not find now, and whether two documents have one address. */
export const HIDDEN_QUERY = defineQuery(`{
  "seasonal": ${SEASONAL_QUERY},
  "hasSharedAddress": count(*[${withAddress}]) > count(array::unique(
    *[${withAddress}]{"address": _type + "/" + slug.current}.address
  ))
}`)

/** What has an address, posts that are scheduled, too. In portions like those of REDIRECTS_QUERY. */
export const ADDRESSES_QUERY = defineQuery(`*[${withAddress} && _id > $after] | order(_id asc)[0...$count]{
  _id, _type, _createdAt, _updatedAt, "title": coalesce(title, name), "slug": slug.current, publishedAt,
  "category": category._ref, "author": author._ref, "noIndex": seo.noIndex == true, "isLive": ${isLive}, ${seasonWindow},
  "text": select(_type == "page" => coalesce(seo.description, sections[_type == "cover"][0].lead))
}`)

/** Another document of that type with this address, also one that is not published. `$ownId` is a published id. */
export const RIVAL_QUERY = defineQuery(
  `*[_type == $type && slug.current == $slug && !sanity::versionOf($ownId)][0]{"title": coalesce(title, name)}`,
)

export const POST_CARD_WORDS_QUERY = defineQuery(
  `*[_type == "post" && slug.current == $name && ${dueNow}] | ${firstPublished}[0]{
    title, publishedAt, "timeZone": ${siteTimeZone}, "category": category->title, "author": author->name,
    previewImage{${pictureFields}},
    mainImage{${pictureFields}},
    ${seasonWindow}
  }`,
)

/** The pictures that staff chose for sharing, those of the latest changes first. */
export const SHARED_PICTURES_QUERY = defineQuery(
  `*[defined(seo.picture.asset)] | order(_updatedAt desc)[0...5000]{"picture": seo.picture{${pictureFields}}}`,
)

/** Picture and title of a category, an author or a page that staff built, and how many posts the author has. */
export const CARD_WORDS_QUERY = defineQuery(
  `*[_type == $type && slug.current == $name] | ${oldestFirst}[0]{
    _id,
    "title": coalesce(title, name),
    "text": select(
      _type == "category" => *[_id == "blogPage" && _type == "blogPage"][0].title,
      _type == "author" => coalesce(bio, role),
      coalesce(sections[_type == "cover"][0].lead, *[_id == "siteSettings" && _type == "siteSettings"][0].tagline)
    ),
    "picture": sections[_type == "cover"][0].picture{${pictureFields}},
    "authorLabels": *[_id == "blogPage" && _type == "blogPage"][0].authorLabels,
    "total": count(*[${postListedAt} && references(^._id) && author._ref == ^._id])
  }`,
)

/** `page` is null when its document was not published. */
export const PAGE_CARD_WORDS_QUERY = defineQuery(`{
  "tagline": *[_id == "siteSettings" && _type == "siteSettings"][0].tagline,
  "page": *[_id == $id][0]{"title": coalesce(title, ""), "shortTitle": coalesce(shortTitle, "")}
}`)

/** Which link targets exist. `$slugs` are those of documents of any type; `$paths` those of redirects in lower case, each with and without a trailing slash. */
export const LINK_TARGETS_QUERY = defineQuery(`{
  "posts": *[${shownPost} && slug.current in $slugs]{"slug": slug.current, ${seasonWindow}},
  "postCount": count(*[${shownPost}]),
  "categories": *[_type == "category" && slug.current in $slugs]{
    "slug": slug.current,
    "postCount": count(*[${shownPost} && category._ref == ^._id])
  },
  "authors": *[_type == "author" && slug.current in $slugs]{
    "slug": slug.current,
    "postCount": count(*[${shownPost} && author._ref == ^._id])
  },
  "redirects": *[_type == "redirect" && active != false && lower(path) in $paths].path,
  "pages": *[_type == "page" && slug.current in $slugs]{"slug": slug.current, ${seasonWindow}},
  "sections": *[_id == "landingPage"][0].sections[]._type
}`)

/** True when a feature other than $ownId has this id on this side. */
export const FEATURE_ID_TAKEN_QUERY = defineQuery(
  `count(*[_type == "feature" && side == $side && id == $id && _id != $ownId][0...1]) > 0`,
)
