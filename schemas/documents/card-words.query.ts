import { defineQuery } from 'groq'

export const POST_CARD_WORDS_QUERY = defineQuery(
  `*[_type == "post" && slug.current == $name && publishedAt <= now()] | order(_createdAt asc, _id asc)[0]{
    title, publishedAt, "category": category->title
  }`,
)

/** `blog` is the title of the blog page. */
export const CATEGORY_CARD_WORDS_QUERY = defineQuery(
  `*[_type == "category" && slug.current == $name] | order(_createdAt asc, _id asc)[0]{
    title, "blog": *[_id == "blogPage" && _type == "blogPage"][0].title
  }`,
)

/** Page titles by path; null for a page that was not published. */
export const PAGE_CARD_WORDS_QUERY = defineQuery(`{
  "tagline": *[_id == "siteSettings" && _type == "siteSettings"][0].tagline,
  "titles": {
    "request-trial": *[_id == "trialPage" && _type == "trialPage"][0].title,
    "karima": *[_id == "trialPage" && _type == "trialPage"][0].shortTitle,
    "register": *[_id == "registrationPage" && _type == "registrationPage"][0].title,
    "blog": *[_id == "blogPage" && _type == "blogPage"][0].title,
    "terms": *[_id == "terms" && _type == "legalPage"][0].title,
    "privacy": *[_id == "privacy" && _type == "legalPage"][0].title,
    "success": *[_id == "successPage" && _type == "successPage"][0].title
  }
}`)
