import { readdirSync } from 'node:fs'
import { readArticle } from '../markdown.ts'
import { document, picture, reference, type SeedDocument, slug } from '../shapes.ts'

/** Newest first, as the blog lists them. The name of a file is the end of the post's URL and of its id. */
export const posts: SeedDocument[] = readdirSync(new URL('../posts', import.meta.url))
  .map(file => post(file.replace('.md', '')))
  .sort((one, other) => (String(one.publishedAt) < String(other.publishedAt) ? 1 : -1))

/** `date` is a day, and `focus` what a square crop of the card's picture keeps: the middle without it. */
function post(name: string): SeedDocument {
  const { facts, body } = readArticle(`./posts/${name}.md`)
  const { title, date, category, author, excerpt, image = '', alt = '', focus } = facts
  const [x = 0, y = 0] = focus?.split(' ').map(Number) ?? []
  return document('post', name, {
    sample: true,
    title,
    slug: slug(name),
    publishedAt: `${date}T14:00:00.000Z`,
    excerpt,
    category: reference(`category-${category}`),
    author: reference(`author-${author}`),
    previewImage: picture(image, alt, focus ? { x, y } : undefined),
    mainImage: picture(image, alt),
    body,
  })
}
