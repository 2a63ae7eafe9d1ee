import type { Metadata } from 'next'
import { pictureUrl } from '@/content/image'
import { withoutMark } from '@/content/marks'
import { getSiteSettings } from '@/content/site-settings'
import type { Seo } from '@/content/types'
import { FEED_PATH } from '@/lib/blog'
import { cardUrl } from '@/lib/card-url'

/** Pixels of the picture of a shared link. */
const SHARED_PICTURE = { width: 1200, height: 630 }

type Card = Parameters<typeof cardUrl>[0]

export type PageDescription = {
  title: string
  /** Where the page has no words of its own for search engines. */
  description?: string | null
  seo: Seo
  /** The card that shared links show, where staff chose no picture; without one it is the settings' picture. */
  card?: Card
  /** ISO 8601; for pages that are articles. */
  article?: { publishedAt: string; updatedAt: string; author: string | null }
}

/**
 * How search engines and shared links present a page; without words of its own, by its title and the settings' description.
 * `canonical` is the page's path.
 */
export async function describePage(page: PageDescription, canonical: string): Promise<Metadata> {
  const { productName, seo: site } = await getSiteSettings()
  const title = withoutMark(page.seo.title || page.title)
  const description = withoutMark(page.seo.description || page.description || site.description)
  const images = toImages(page, title) ?? toImages({ seo: site }, title) ?? []
  return {
    title,
    description,
    alternates: { canonical, types: { 'application/rss+xml': FEED_PATH } },
    robots: { index: !page.seo.noIndex },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: withoutMark(productName),
      locale: 'en_US',
      images,
      ...kind(page),
    },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

function kind({ article }: PageDescription) {
  if (!article) return { type: 'website' as const }
  const { publishedAt, updatedAt, author } = article
  return {
    type: 'article' as const,
    publishedTime: publishedAt,
    modifiedTime: updatedAt,
    authors: author ? [withoutMark(author)] : [],
  }
}

function toImages({ seo: { picture }, card }: Pick<PageDescription, 'seo' | 'card'>, title: string) {
  if (picture) return [{ url: pictureUrl(picture, SHARED_PICTURE), ...SHARED_PICTURE, alt: withoutMark(picture.alt) }]
  return card ? [{ url: cardUrl(card), ...SHARED_PICTURE, alt: title }] : null
}
