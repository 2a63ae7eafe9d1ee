import type { FeeCopy, PlatformStatistics, PostCard, SectionName, SectionOf, SiteSettings } from '@/content/types'

/** Data that several sections need in addition to their own content. */
export type PageData = {
  settings: SiteSettings
  statistics: PlatformStatistics
  fees: FeeCopy
  /** The first page of posts, and the number of all posts. */
  posts: { posts: PostCard[]; total: number }
  /** Texts may change while the page is shown: staff edit them in the Studio beside it. */
  isPreview: boolean
}

/** The props of a section's component, for example `SectionProps<'hero'>`. */
export type SectionProps<Name extends SectionName> = { section: SectionOf<Name>; page: PageData }
