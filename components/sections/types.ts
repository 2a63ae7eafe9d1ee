import type { FeeCopy, PlatformStatistics, PostCard, SiteSettings } from '@/content/types'

/** What several sections need beside their own content. */
export type PageData = {
  settings: SiteSettings
  statistics: PlatformStatistics
  fees: FeeCopy
  /** The first page of posts, and how many there are in all. */
  posts: { posts: PostCard[]; total: number }
}

export type SectionProps<S> = { section: S; page: PageData }
