import { authorPath, blogPath, postPath } from '@/lib/addresses/blog'
import { type PageType, pagesOfDocument } from '@/lib/pages'
import type { documentTypes } from '@/schemas/documents'

type ContentType = keyof typeof documentTypes

type LinkedDocument = { _id: string; _type: string; title?: string | null; slug?: string | null }

export type Place = { title: string; path: string }

type PlacesOf<Type extends ContentType> = Record<Type, (document: LinkedDocument) => Place[]>

/** In addition to the pages of their own in lib/pages.ts. */
const PLACES: PlacesOf<Exclude<ContentType, PageType>> & Partial<PlacesOf<PageType>> = {
  author: ({ title, slug }) => (slug ? [{ title: `Posts by ${title ?? slug}`, path: authorPath(slug) }] : []),
  category: ({ title, slug }) =>
    slug ? [{ title: `Posts of the category ${title ?? slug}`, path: blogPath(1, slug) }] : [],
  feature: () => [{ title: 'Landing page, features', path: '/#features' }],
  feeCopy: () => [{ title: 'Landing page, impact', path: '/#impact' }],
  milestone: () => [{ title: 'Landing page, in a dialog', path: '/' }],
  page: ({ title, slug }) => (slug ? [{ title: title ?? 'Page', path: `/${slug}` }] : []),
  post: ({ title, slug }) =>
    slug
      ? [
          { title: title ?? 'Post', path: postPath(slug) },
          { title: 'Blog', path: '/blog' },
        ]
      : [],
  problem: () => [{ title: 'Landing page, How We Help', path: '/#how' }],
  redirect: () => [],
  siteSettings: () => [
    { title: 'Landing page', path: '/' },
    { title: 'Landing page, contact', path: '/#contact' },
    { title: 'Blog', path: '/blog' },
  ],
  solution: () => [{ title: 'Landing page, How We Help', path: '/#how' }],
  testimonial: () => [{ title: 'Landing page, testimonials', path: '/#testimonials' }],
  trialPage: () => [{ title: 'Landing page, in the drawer', path: '/' }],
}

/** The main place comes first. `_id` must be the published id, not a draft's. */
export function placesOf(document: LinkedDocument): Place[] {
  const own = pagesOfDocument(document._id).map(({ title, path }) => ({ title, path }))
  const others = new Map(Object.entries(PLACES)).get(document._type)
  return [...own, ...(others?.(document) ?? [])]
}
