import type { MetadataRoute } from 'next'
import { getSiteMap } from '@/content/routes/site-map'
import { absoluteUrl } from '@/lib/addresses/structured-data'
import { escapeXml } from '@/lib/words/xml'

/** Next writes addresses into the XML as they are, so they are escaped here. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const entries = await getSiteMap()
  return entries.map(({ path, lastModified }) => ({
    url: escapeXml(absoluteUrl(path)),
    ...(lastModified && { lastModified }),
  }))
}
