import type { RichText } from './rich-text-types'
import type { Picture, Seo } from './types'

export type Category = {
  id: string
  slug: string
  title: string
  description: string | null /** ISO 8601. */
  updatedAt: string
}

/** A post as its page shows it. */
export type Post = {
  id: string
  slug: string
  title: string
  /** ISO 8601. */
  publishedAt: string
  /** When it last changed, its appearance on its day included, ISO 8601. */
  updatedAt: string
  excerpt: string
  category: { id: string; title: string; slug: string } | null
  author: { name: string; role: string | null; bio: string | null; image: Picture | null } | null
  picture: Picture | null
  body: RichText
  /** Whole minutes, one at least. */
  readingMinutes: number
  seo: Seo
}

/** The words of the blog's pages. */
export type BlogPage = {
  title: string
  lead: string
  allLabel: string
  categoriesLabel: string
  emptyText: string
  /** Contains {minutes}. */
  readingTime: string
  moreTitle: string
  seo: Seo
}

export type LegalPage = { title: string /** Day, "2026-11-02". */; updatedAt: string; body: RichText; seo: Seo }
