import type { Graph } from 'schema-dts'
import { toJsonLd } from '@/lib/addresses/structured-data'

export function StructuredData({ data }: { data: Graph['@graph'] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: toJsonLd escapes everything that could close the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
}
