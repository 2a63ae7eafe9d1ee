import { resolve } from 'node:path'
import type { NextConfig } from 'next'
import { baseHeaders } from './lib/environment/security-headers.ts'

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  cacheComponents: true,
  cacheHandler: resolve('server/cache/page-cache.ts'),
  ...(process.env.NODE_ENV !== 'development' && { cacheHandlers: { default: resolve('server/cache/data-cache.ts') } }),
  partialPrefetching: true,
  experimental: {
    // Otherwise Next renders every preview twice and logs each time that drafts are not cached.
    cachedNavigations: false,
    // Otherwise `next dev` calls for placeholders on every page. Pages are prerendered whole instead, which `ensureStatic` holds.
    instantInsights: { validationLevel: 'manual-warning' },
    // Lightning CSS would turn :dir(rtl) into a list of languages, which texts with dir="auto" do not state.
    useLightningcss: true,
    lightningCssFeatures: { exclude: ['dir-selector'] },
  },
  typedRoutes: false,
  typescript: { tsconfigPath: 'tsconfig.site.json' },
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  // server.ts compresses a page once, and its ETag is stored with it.
  compress: process.env.OWN_SERVER !== '1',
  generateEtags: process.env.OWN_SERVER !== '1',
  // Sanity resizes images. Next's own image optimizer would be open to any request, so it is disabled.
  images: { unoptimized: true },
  agentRules: false,
  devIndicators: false,
  allowedDevOrigins: ['127.0.0.1'],
  cacheLife: {
    content: { stale: 60, revalidate: 30 * 24 * 60 * 60, expire: 365 * 24 * 60 * 60 },
    figures: { stale: 300, revalidate: 300, expire: 365 * 24 * 60 * 60 },
    missingFigures: { stale: 300, revalidate: 60, expire: 365 * 24 * 60 * 60 },
  },
  headers: async () => [
    // A policy comes with the stored page, or from proxy.ts: browsers would enforce a second one, too.
    { source: '/(.*)', headers: headersOf('site') },
    { source: '/studio/:path*', headers: headersOf('studio') },
    { source: '/og/(.*)', headers: headersOf('card') },
    { source: '/:place(studio|api)/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
  ],
  // A file of another build is a plain 404. A rewrite adds no entry to the cache.
  rewrites: async () => ({
    beforeFiles: [
      ...['/404', '/500', '/_error', '/_not-found'].map(source => ({ source, destination: '/' })),
      { source: '/favicon.ico', destination: '/icons/48' },
    ],
    afterFiles: [],
    fallback: [{ source: '/:path((?!_next/static/).*)', destination: '/' }],
  }),
}

function headersOf(place: Parameters<typeof baseHeaders>[0]): { key: string; value: string }[] {
  return Object.entries(baseHeaders(place)).map(([key, value]) => ({ key, value }))
}

export default config
