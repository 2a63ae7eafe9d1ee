import { defineQuery } from 'groq'
import { seoFields } from '../objects/fields.query.ts'
import { seasonWindow } from '../objects/window.query.ts'
import { sectionsFields } from '../sections.query.gen.ts'
import { oldestFirst } from './post.query.ts'

export const PAGE_QUERY = defineQuery(
  `*[_type == "page" && slug.current == $slug] | ${oldestFirst}[0]{
    _id,
    title,
    "slug": slug.current,
    sections[0...40]{${sectionsFields}},
    seo{${seoFields}}
  }`,
)

/** Whether a page has sections besides those in `$plain`, which need no code in the browser. */
export const isLive = /* groq */ `count(sections[!(_type in $plain)]) > 0`

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
