import { draftMode } from 'next/headers'
import type { PageData } from '@/components/sections/types'
import { getFeeCopy } from '@/content/documents/fee-copy'
import { getSiteSettings } from '@/content/documents/site-settings'
import { getPlatformStatistics } from '@/content/figures/statistics'
import { getPostCards } from '@/content/posts/posts'
import type { Page, PlatformStatistics, SectionName } from '@/content/types'
import { POSTS_AT_HOME } from '@/lib/addresses/blog'
import { serverEnv } from '@/lib/environment/server-env'

const NO_POSTS = { posts: [], total: 0 }
const NO_STATISTICS: PlatformStatistics = {
  donationCount: 0,
  donorCount: 0,
  avgAmount: 0,
  averageFeePercentage: null,
  totalAmount: 0,
}

/** What the sections of a page need besides their own content. A page is revalidated by what it asks for, so only those with figures or posts ask for them. */
export async function getPageData({ title, sections }: Page): Promise<PageData> {
  const has = (...names: SectionName[]) => sections.some(({ _type }) => names.includes(_type))
  const [settings, statistics, fees, posts, { isEnabled: isPreview }] = await Promise.all([
    getSiteSettings(),
    has('hero', 'impact') ? getPlatformStatistics() : NO_STATISTICS,
    getFeeCopy(),
    has('blog') ? getPostCards({ from: 0, to: POSTS_AT_HOME }) : NO_POSTS,
    draftMode(),
  ])
  return { title, settings, statistics, fees, posts, demoUrl: `${serverEnv.donationUrl}/demo`, isPreview }
}
