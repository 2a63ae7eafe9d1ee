import type { Picture, Seo } from '../types'
import type { RichText } from './rich-text-types'

export type Category = {
  id: string
  slug: string
  title: string
  description: string | null
  /** ISO 8601. */
  updatedAt: string
}

export type Post = {
  id: string
  slug: string
  title: string
  /** ISO 8601. */
  publishedAt: string
  /** ISO 8601; the later of the last change and publishedAt. */
  updatedAt: string
  excerpt: string
  category: { id: string; title: string; slug: string } | null
  author: { name: string; role: string | null; bio: string | null; image: Picture | null } | null
  picture: Picture | null
  body: RichText
  /** Whole minutes, at least 1. */
  readingMinutes: number
  seo: Seo
}

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

/** `updatedAt` is a date: "2026-11-02". */
export type LegalPage = { title: string; updatedAt: string; body: RichText; seo: Seo }
