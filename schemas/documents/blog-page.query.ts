import { defineQuery } from 'groq'
import { seoFields } from '../objects/fields.query.ts'

export const BLOG_PAGE_QUERY = defineQuery(`*[_id == "blogPage" && _type == "blogPage"][0]{
  title,
  lead,
  allLabel,
  categoriesLabel,
  emptyText,
  readingTime,
  moreTitle,
  emptyCategoryTitle,
  emptyCategoryText,
  postLabels{contents, copyLink, linkCopied, share},
  endTitle,
  endText,
  endLink{label, href},
  endTag,
  endDemoLabel,
  authorLabels{writtenBy, authors, allPosts, postsBy, onePost, posts, since},
  seo{${seoFields}}
}`)
