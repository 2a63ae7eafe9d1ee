import type { SanityClient } from '@sanity/client'

type Reference = { _type: 'reference'; _ref: string }
type Post = {
  _id: string
  _type: string
  title: string
  slug: { _type: 'slug'; current: string }
  publishedAt: string
  category: Reference
}

type Page = Pick<Post, '_id' | '_type' | 'title' | 'slug'>

/** Keeps each transaction below the lake's limit of 4 MB. */
const PER_TRANSACTION = 200
const HOUR_MS = 60 * 60_000

/** Adds copies of the lake's posts until there are `count`. Returns the paths of the copies, newest first. */
export async function addPosts(editor: SanityClient, count: number): Promise<string[]> {
  const models = await editor.fetch<Post[]>('*[_type == "post"] | order(publishedAt desc)')
  const added = copyPosts(models, count - models.length)
  for (let first = 0; first < added.length; first += PER_TRANSACTION) {
    const portion = added.slice(first, first + PER_TRANSACTION)
    await editor.mutate(portion.map(post => ({ create: post })))
  }
  return added.map(({ slug }) => `/post/${slug.current}`)
}

/** Copies have other titles, slugs and categories, are an hour apart, and are all older than their models. */
function copyPosts(models: Post[], count: number): Post[] {
  const categories = [...new Map(models.map(({ category }) => [category._ref, category])).values()]
  const oldest = Math.min(...models.map(({ publishedAt }) => Date.parse(publishedAt)))
  return Array.from({ length: count }, (_, number) => {
    const model = models[number % models.length]
    const category = categories[number % categories.length]
    if (!model || !category) throw new Error('There is no post to copy')
    const { current } = model.slug
    return {
      ...model,
      _id: `${model._id}-${number}`,
      title: `${model.title}, ${number}`,
      slug: { _type: 'slug', current: `${current}-${number}` },
      publishedAt: new Date(oldest - (number + 1) * HOUR_MS).toISOString(),
      category,
    }
  })
}

/** Adds copies of the seed's pages until there are `count`. Returns the paths of the copies. */
export async function addPages(editor: SanityClient, count: number): Promise<string[]> {
  const models = await editor.fetch<Page[]>('*[_type == "page"] | order(_id asc)')
  const added = Array.from({ length: count - models.length }, (_, number) => {
    const model = models[number % models.length]
    if (!model) throw new Error('There is no page to copy')
    return {
      ...model,
      _id: `${model._id}-${number}`,
      title: `${model.title}, ${number}`,
      slug: { _type: 'slug' as const, current: `${model.slug.current}-${number}` },
    }
  })
  for (let first = 0; first < added.length; first += PER_TRANSACTION)
    await editor.mutate(added.slice(first, first + PER_TRANSACTION).map(page => ({ create: page })))
  return added.map(({ slug }) => `/${slug.current}`)
}
