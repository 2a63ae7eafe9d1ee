import type { Metadata } from 'next'
import { getSiteSettings } from '@/content/documents/site-settings'
import { withoutMark } from '@/content/marks'
import type { Seo } from '@/content/types'
import { FEED_PATH } from '@/lib/addresses/blog'
import { CARD_TYPE, type Card, cardUrl, pageCard, sharedPictureUrl } from '@/lib/addresses/card-url'
import { MARKDOWN_TYPE, markdownPath } from '@/lib/addresses/markdown-pages'
import type { PagePath } from '@/lib/pages'

/** Size of every link preview's picture, in pixels. */
const SHARED_PICTURE = { width: 1200, height: 630, type: CARD_TYPE }

type PageDescription = {
  title: string
  /** Used when `seo` has no description. */
  description?: string | null
  /** Staff's texts for search engines, where the page has them. */
  seo?: Partial<Seo>
  /** For link previews when staff chose no picture; without a card, the settings' picture is used. */
  card?: Card
  /** For articles; dates in ISO 8601. */
  article?: { publishedAt: string; updatedAt: string; author: string | null }
}

/** Metadata for search engines and link previews, completed from the site settings. `canonical` is the page's path. */
export async function describePage(page: PageDescription, canonical: string): Promise<Metadata> {
  const { productName, seo: site } = await getSiteSettings()
  const { seo = {} } = page
  const title = withoutMark(seo.title || page.title)
  const description = withoutMark(seo.description || page.description || site.description)
  const images = toImages(seo, title, page.card) ?? toImages(site, title) ?? []
  return {
    title,
    description,
    alternates: { canonical, types: { 'application/rss+xml': FEED_PATH, [MARKDOWN_TYPE]: markdownPath(canonical) } },
    robots: { index: !seo.noIndex },
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

/** Describes a page of lib/pages.ts: its path gives its canonical address and its card. */
export function describePageAt(path: PagePath, page: Omit<PageDescription, 'card'>): Promise<Metadata> {
  return describePage({ ...page, card: pageCard(path, page.title) }, path)
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

function toImages({ picture }: Partial<Seo>, title: string, card?: Card) {
  if (picture) return [{ url: sharedPictureUrl(picture), ...SHARED_PICTURE, alt: withoutMark(picture.alt) }]
  return card ? [{ url: cardUrl(card), ...SHARED_PICTURE, alt: title }] : null
}
