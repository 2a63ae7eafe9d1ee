import type { FeeCopy, PlatformStatistics, PostCard, SectionName, SectionOf, SiteSettings } from '@/content/types'

/** What several sections need beside their own content. */
export type PageData = {
  settings: SiteSettings
  statistics: PlatformStatistics
  fees: FeeCopy
  /** The first page of posts, and how many there are in all. */
  posts: { posts: PostCard[]; total: number }
}

/** What the component of a section gets: `SectionProps<'hero'>`. */
export type SectionProps<Name extends SectionName> = { section: SectionOf<Name>; page: PageData }
