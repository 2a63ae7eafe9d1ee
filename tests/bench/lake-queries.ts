import { AUTHOR_CARDS_QUERY, AUTHOR_START_QUERY, CATEGORY_CARDS_QUERY } from '../../schemas/documents/post.query.ts'

export type BenchQuery = {
  name: string
  query: string
  params?: Record<string, string | number | string[] | null>
  /** What groq-js evaluates instead, where it lacks a function of the query. */
  groqJs?: string
  /** A read of about the same rows, straight from the table of documents. */
  sql: string
  /** Where the goal is a time, beside being as fast as groq-js. */
  targetMs?: number
}

const POSTS = "SELECT json FROM documents WHERE json ->> '_type' = 'post'"

export const QUERIES: BenchQuery[] = [
  {
    name: 'slug',
    targetMs: 1,
    query: '*[_type == "post" && slug.current == $slug][0]',
    params: { slug: 'post-4711' },
    sql: `${POSTS} AND json ->> '$.slug.current' = 'post-4711'`,
  },
  {
    name: 'ordered slice of 12 with 2 dereferences',
    targetMs: 1,
    query: `*[_type == "post"] | order(publishedAt desc)[0...12]{
      title, "author": author->name, "category": category->title
    }`,
    sql: `${POSTS} ORDER BY json ->> 'publishedAt' DESC LIMIT 12`,
  },
  {
    name: 'page 12 of a category',
    query: CATEGORY_CARDS_QUERY,
    params: { category: 'category-7', at: null, hidden: [], from: 99, to: 108 },
    sql: `${POSTS} AND json ->> '$.category._ref' = 'category-7' ORDER BY json ->> 'publishedAt' DESC LIMIT 9 OFFSET 99`,
  },
  {
    name: 'page 12 of an author',
    query: AUTHOR_CARDS_QUERY,
    params: { author: 'author-7', at: null, hidden: [], from: 99, to: 108 },
    sql: `${POSTS} AND json ->> '$.author._ref' = 'author-7' ORDER BY json ->> 'publishedAt' DESC LIMIT 9 OFFSET 99`,
  },
  {
    name: 'first post of an author',
    query: AUTHOR_START_QUERY,
    params: { author: 'author-7', at: null, hidden: [] },
    sql: `${POSTS} AND json ->> '$.author._ref' = 'author-7' ORDER BY json ->> 'publishedAt' LIMIT 1`,
  },
  {
    name: 'join: authors with their number of posts',
    query: '*[_type == "author"]{name, "posts": count(*[_type == "post" && author._ref == ^._id])}',
    sql: `SELECT json ->> '$.author._ref', count(*) FROM documents WHERE json ->> '_type' = 'post' GROUP BY 1`,
  },
  {
    name: 'join: categories with their latest 3 posts',
    query: `*[_type == "category"]{
      title, "latest": *[_type == "post" && references(^._id)] | order(publishedAt desc)[0...3]{title}
    }`,
    sql: `${POSTS} ORDER BY json ->> '$.category._ref', json ->> 'publishedAt' DESC`,
  },
  {
    name: 'join: 20 posts with 3 others of the author',
    query: `*[_type == "post"] | order(title asc)[0...20]{
      title, "others": *[_type == "post" && author._ref == ^.author._ref && _id != ^._id] | order(title asc)[0...3].title
    }`,
    sql: `${POSTS} ORDER BY json ->> 'title' LIMIT 80`,
  },
  {
    name: 'match: beginning of a title',
    query: '*[_type == "post" && title match "47*"]{_id, title}',
    sql: `${POSTS} AND json ->> 'title' LIKE '% 47%'`,
  },
  {
    name: 'match: rare word in the text',
    query: '*[_type == "post" && body match "zoyawi"]{_id, title}',
    sql: `${POSTS} AND json ->> 'body' LIKE '%zoyawi%'`,
  },
  {
    name: 'match: frequent word in the text, counted',
    query: 'count(*[_type == "post" && body match "masjid"])',
    sql: `SELECT count(*) FROM documents WHERE json ->> '_type' = 'post' AND json ->> 'body' LIKE '%masjid%'`,
  },
  {
    name: 'text::query over whole documents',
    query: '*[_type == "post" && [@, _id] match text::query("zoya* masjid")]{_id, title}',
    groqJs: '*[_type == "post" && [_id, title, slug.current, publishedAt, body] match ["zoya*", "masjid"]]{_id, title}',
    sql: `${POSTS} AND json LIKE '%zoya%' AND json LIKE '%masjid%'`,
  },
  {
    name: 'score: the best 10',
    query: `*[_type == "post"] | score(boost(title match "47*", 3), body match "zoyawi")
      | order(_score desc)[0...10]{_id, _score}`,
    sql: `${POSTS} AND (json ->> 'title' LIKE '% 47%' OR json ->> 'body' LIKE '%zoyawi%') LIMIT 10`,
  },
  {
    name: 'dereferencing filter',
    query: '*[_type == "post" && author->name == "Name 7"]{title}',
    sql: `SELECT posts.json FROM documents posts JOIN documents authors ON authors.id = posts.json ->> '$.author._ref'
      WHERE posts.json ->> '_type' = 'post' AND authors.json ->> 'name' = 'Name 7'`,
  },
  {
    name: 'dereferencing filter and order',
    query: '*[_type == "post" && author->name match "Name"] | order(author->name asc, title asc)[0...12]{title}',
    sql: `SELECT posts.json FROM documents posts JOIN documents authors ON authors.id = posts.json ->> '$.author._ref'
      WHERE posts.json ->> '_type' = 'post' ORDER BY authors.json ->> 'name', posts.json ->> 'title' LIMIT 12`,
  },
  {
    name: 'whole list',
    query: '*[_type == "post"]{_id, title, "slug": slug.current}',
    sql: `SELECT id, json ->> 'title', json ->> '$.slug.current' FROM documents WHERE json ->> '_type' = 'post'`,
  },
  {
    name: 'whole list, ordered, with a dereference',
    query: '*[_type == "post"] | order(publishedAt desc){_id, title, "author": author->name}',
    sql: `SELECT id, json ->> 'title' FROM documents WHERE json ->> '_type' = 'post' ORDER BY json ->> 'publishedAt' DESC`,
  },
  {
    name: 'whole list of ids',
    query: '*[_type == "post"]._id',
    sql: `SELECT id FROM documents WHERE json ->> '_type' = 'post'`,
  },
]
