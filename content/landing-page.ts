import { cacheLife, cacheTag } from 'next/cache'
import { isSafeLink } from '@/lib/links'
import { LANDING_PAGE_QUERY } from '@/schemas/documents/landing-page.query'
import { fetchContent } from './fetch'
import { required } from './missing'
import { toSection } from './sections'
import { tagsOf } from './tags'
import type { Banner, LandingPage } from './types'
import type { LANDING_PAGE_QUERY_RESULT } from './types.gen'
import { link, list, optionalText, seo } from './values'

/** The landing page with its sections and all that they refer to. Throws ContentMissingError, or when Sanity does not answer. */
export async function getLandingPage(): Promise<LandingPage> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('landingPage'))
  return toLandingPage(await fetchContent(LANDING_PAGE_QUERY))
}

function toLandingPage(result: LANDING_PAGE_QUERY_RESULT): LandingPage {
  const page = required(result, 'landingPage')
  return {
    banner: toBanner(page.banner),
    sections: list(page.sections).flatMap(section => toSection(section) ?? []),
    seo: seo(page.seo),
  }
}

function toBanner(raw: NonNullable<LANDING_PAGE_QUERY_RESULT>['banner']): Banner | null {
  const text = optionalText(raw?.text ?? null)
  const target = link(raw?.link ?? null)
  if (!raw?.show || !text || !target) return null
  const small = raw.linkHrefSmall
  return { text, link: target, linkHrefSmall: small && isSafeLink(small) ? small : target.href }
}
