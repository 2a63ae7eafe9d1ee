import type { MetadataRoute } from 'next'
import { siteUrl } from '@/lib/env'

/** Search engines may read every page; the Studio and what forms talk to are not pages. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: ['/studio', '/api/'] }, sitemap: `${siteUrl}/sitemap.xml` }
}
