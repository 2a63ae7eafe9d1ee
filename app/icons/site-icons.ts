import type { Metadata } from 'next'
import { iconSizes, iconUrl, type SiteIconName } from '@/lib/site-icons'

/** `logoId` is the asset id of the logo. */
export function siteIcons(logoId: string): Metadata['icons'] {
  const iconLink = (name: SiteIconName) => ({ url: iconUrl(name, logoId), sizes: iconSizes(name), type: 'image/png' })
  return { icon: [iconLink('32'), iconLink('48'), iconLink('192')], apple: [iconLink('180')] }
}
