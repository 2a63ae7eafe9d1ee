import type { NextConfig } from 'next'
import { securityHeaders } from './lib/security-headers'

/** Next's; it proves nothing here, whoever has it may only style the page for itself. */
const DRAFT_MODE_COOKIE = '__prerender_bypass'

const config: NextConfig = {
  // The tests build into a folder of their own, so that they never disturb a running site.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  cacheComponents: true,
  partialPrefetching: true,
  // It has Next make every preview twice, and complain each time that drafts are in no cache.
  experimental: { cachedNavigations: false },
  typedRoutes: false,
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  // server.ts compresses better.
  compress: false,
  // Sanity makes the pictures' sizes. Next's own way of making them is open to anybody who asks, so it is shut.
  images: { unoptimized: true },
  agentRules: false,
  devIndicators: false,
  allowedDevOrigins: ['127.0.0.1'],
  cacheLife: {
    /** Content from Sanity: shown until the webhook or the catch-up says that it changed. Seconds. */
    content: { stale: 60, revalidate: 30 * 24 * 60 * 60, expire: 365 * 24 * 60 * 60 },
    /** Figures of the stats and donation hosts: five minutes old at most when somebody is looking. Seconds. */
    figures: { stale: 300, revalidate: 300, expire: 365 * 24 * 60 * 60 },
    /** Where such a host never answered. Seconds. */
    missingFigures: { stale: 300, revalidate: 60, expire: 365 * 24 * 60 * 60 },
  },
  headers: async () => [
    { source: '/(.*)', headers: headersOf('site') },
    { source: '/(.*)', has: [{ type: 'cookie', key: DRAFT_MODE_COOKIE }], headers: headersOf('preview') },
    { source: '/studio/:path*', headers: headersOf('studio') },
    // Shared links show their cards on other sites.
    { source: '/og/(.*)', headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }] },
    ...['/studio/:path*', '/api/(.*)'].map(source => ({
      source,
      headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
    })),
  ],
  // Every unknown path shows the landing page; as a rewrite it adds nothing to the cache.
  rewrites: async () => ({
    beforeFiles: [
      // Next has pages of its own at these.
      ...['/404', '/500', '/_error', '/_not-found'].map(source => ({ source, destination: '/' })),
      { source: '/favicon.ico', destination: '/icons/48' },
    ],
    afterFiles: [],
    fallback: [{ source: '/:path*', destination: '/' }],
  }),
}

function headersOf(place: 'site' | 'preview' | 'studio'): { key: string; value: string }[] {
  return Object.entries(securityHeaders(place)).map(([key, value]) => ({ key, value }))
}

export default config
