import { type Thing, toJsonLd } from '@/lib/structured-data'

export function StructuredData({ data }: { data: Thing[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: toJsonLd escapes everything that could close the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
}
