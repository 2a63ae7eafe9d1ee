import type { ComponentType } from 'react'
import type {
  FeeCopy,
  PlatformStatistics,
  PostCard,
  Section,
  SectionName,
  SectionOf,
  SiteSettings,
} from '@/content/types'

export type PageData = {
  /** Address of the page that staff built; '' on the landing page. */
  title: string
  settings: SiteSettings
  statistics: PlatformStatistics
  fees: FeeCopy
  /** That of the page's hero, which Sections adds. */
  phone?: SectionOf<'hero'>['phone']
  posts: { posts: PostCard[]; total: number }
  demoUrl: string
}

export type SectionProps<Name extends SectionName> = { section: SectionOf<Name>; page: PageData }

/** For a section that a page may have more than once: `anchor` is the id of its element. */
export type PlacedProps<Name extends SectionName> = SectionProps<Name> & { anchor: string }

export type SectionsProps = { sections: Section[]; page: PageData }

export type SectionComponents = { [Name in SectionName]: ComponentType<PlacedProps<Name>> }
