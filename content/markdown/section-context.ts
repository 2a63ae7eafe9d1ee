import { POSTS_AT_HOME } from '@/lib/addresses/blog'
import { getFeeCopy } from '../documents/fee-copy'
import { getSiteSettings } from '../documents/site-settings'
import { getPlatformStatistics } from '../figures/statistics'
import { getPostCards } from '../posts/posts'
import type { Section, SectionName } from '../types'
import type { SectionContext } from './sections'

type Shown = Pick<SectionContext, 'path' | 'title'> & { sections: Section[] }

/** Throws if the request to Sanity fails. */
export async function getSectionContext({ path, title, sections }: Shown): Promise<SectionContext> {
  const has = (name: SectionName) => sections.some(({ _type }) => _type === name)
  const [settings, statistics, fees, { posts }] = await Promise.all([
    getSiteSettings(),
    has('impact') ? getPlatformStatistics() : null,
    has('impact') ? getFeeCopy() : null,
    has('blog') ? getPostCards({ from: 0, to: POSTS_AT_HOME }) : { posts: [] },
  ])
  return { path, title, settings, statistics, fees, posts }
}
