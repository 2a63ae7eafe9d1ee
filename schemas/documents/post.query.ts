import { defineQuery } from 'groq'
import { pictureFields } from '../objects/picture.query.ts'

/** Posts that lists show. */
const listedPosts = /* groq */ `*[_type == "post" && defined(slug.current) && defined(publishedAt)]`

/** The newest first, from $from up to but without $to, and how many there are in all. */
export const POST_CARDS_QUERY = defineQuery(`{
  "posts": ${listedPosts} | order(publishedAt desc, _id asc)[$from...$to]{
    _id,
    title,
    "slug": slug.current,
    publishedAt,
    excerpt,
    category->{title, "slug": slug.current},
    author->{name, image{${pictureFields}}},
    previewImage{${pictureFields}},
    mainImage{${pictureFields}}
  },
  "total": count(${listedPosts})
}`)
