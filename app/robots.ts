import type { MetadataRoute } from 'next'
import { siteUrl } from '@/lib/environment/public-env'

/** Search engines may crawl every page, but neither the Studio nor the API. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: ['/studio', '/api/'] }, sitemap: `${siteUrl}/sitemap.xml` }
}
