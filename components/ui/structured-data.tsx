import { type Thing, toJsonLd } from '@/lib/structured-data'

/** What the page says to search engines. */
export function StructuredData({ data }: { data: Thing[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: toJsonLd lets nothing end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
}
