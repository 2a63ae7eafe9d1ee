import type { MetadataRoute } from 'next'
import { getSiteSettings } from '@/content/documents/site-settings'
import { iconSizes, iconUrl, SITE_ICONS, type SiteIconName } from '@/lib/addresses/site-icons'
import { INK_900, PAPER } from '@/lib/colors.gen'

const MANIFEST_ICONS: SiteIconName[] = ['48', '192', '512', 'maskable-512']

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { productName, tagline, logo, seo } = await getSiteSettings()
  return {
    id: '/',
    name: seo.title || productName,
    short_name: productName,
    description: seo.description || tagline,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: INK_900,
    icons: (logo ? MANIFEST_ICONS : []).map(name => ({
      src: iconUrl(name, logo?.assetId ?? ''),
      sizes: iconSizes(name),
      type: 'image/png',
      purpose: SITE_ICONS[name].shape === 'maskable' ? 'maskable' : 'any',
    })),
  }
}
